import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { buildPaymentEvent, createPayment, deliverEvent, readCharge } from "#tests/factories/payment.ts";
import { readRows } from "#tests/factories/rows.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { announceArrival, moveArrival, readLedger, readMoves, readStock } from "#tests/factories/stock.ts";
import { callApi } from "#tests/setup/call-api.ts";

/** A distributor with a module that is out of stock, and a kit of two of them. */
async function createEmpty() {
  const owner = await createTestDistributor();
  const keeper = await createTestUser(owner, { type: "staff", permissions: ["equipment.inventory"] });
  const { id: productId } = await createTestProduct(owner, { onHand: 0 });
  const kit = await createTestKit(owner, { components: [{ productId, amount: 2 }] });
  const buyer = await createTestUser(owner);
  return { owner, keeper, productId, kit, buyer };
}

test("units of an arrival are sold before they come, and are on hand once they came", async () => {
  const { owner, keeper, productId, kit, buyer } = await createEmpty();
  expect((await saveOrder(buyer, [{ id: kit, amount: 1 }])).error.type).toBe("OUT_OF_STOCK");
  const { data: arrival } = await announceArrival(keeper, owner, {
    productId,
    amount: 10,
    expectedOn: "2099-01-15",
  });
  expect((await saveOrder(buyer, [{ id: kit, amount: 1 }])).status).toBe(201);
  expect(await readStock(owner, productId)).toEqual({
    onHand: 0,
    reserved: 2,
    conditional: 10,
    minimum: 0,
    futureStockOn: "2099-01-15",
  });
  const received = await moveArrival(keeper, arrival.id, "receive", { amount: 10, version: 1 });
  expect(received.data).toMatchObject({ state: "received", receivedAmount: 10 });
  expect(await readStock(owner, productId)).toEqual({
    onHand: 10,
    reserved: 2,
    conditional: 0,
    minimum: 0,
    futureStockOn: null,
  });
  expect(await readLedger(owner, productId)).toEqual({ onHand: 10, reserved: 2, conditional: 0 });
});

test("of a part that came the rest is expected on as a delivery of its own, or never comes", async () => {
  const { owner, keeper, productId } = await createEmpty();
  const { data: first } = await announceArrival(keeper, owner, { productId, amount: 10 });
  const { data: second } = await announceArrival(keeper, owner, { productId, amount: 10 });
  await moveArrival(keeper, first.id, "receive", {
    amount: 4,
    rest: "expected",
    expectedOn: "2099-02-01",
    version: 1,
  });
  expect(await readStock(owner, productId)).toMatchObject({
    onHand: 4,
    conditional: 16,
    futureStockOn: null,
  });
  await moveArrival(keeper, second.id, "receive", { amount: 7, version: 1 });
  expect(await readStock(owner, productId)).toMatchObject({
    onHand: 11,
    conditional: 6,
    futureStockOn: "2099-02-01",
  });
  expect(await readLedger(owner, productId)).toEqual({ onHand: 11, reserved: 0, conditional: 6 });
  const { data } = await callApi("GET", "/app/staff/stock/arrivals", { headers: keeper.headers });
  expect(data).toMatchObject({
    totalItems: 1,
    items: [{ amount: 6, lot: "LOTE-7", expectedOn: "2099-02-01" }],
  });
});

test("deliveries are found by product, lot, state and the days between which they are expected", async () => {
  const { owner, keeper, productId } = await createEmpty();
  const { id: other } = await createTestProduct(owner, { name: "Inversor Deye 5 kW", type: "inverter" });
  const announce = async (lot: string, expectedOn: string | null, id = productId) =>
    (await announceArrival(keeper, owner, { productId: id, amount: 5, lot, expectedOn })).data.id;
  await announce("NF 1", "2099-01-15");
  await announce("NF 2", "2099-01-16", other);
  await announce("NF 3", null);
  const received = await announce("NF 4", "2099-01-15");
  await moveArrival(keeper, received, "receive", { amount: 5, version: 1 });
  const find = async (query: string) => {
    const { data } = await callApi<{ items: { lot: string }[]; totalItems: number }>(
      "GET",
      `/app/staff/stock/arrivals?${query}`,
      { headers: keeper.headers },
    );
    expect(data.totalItems).toBe(data.items.length);
    return data.items.map(({ lot }) => lot);
  };
  expect(await find("")).toEqual(["NF 1", "NF 2", "NF 3"]);
  expect(await find("search=deye")).toEqual(["NF 2"]);
  expect(await find("search=nf+3")).toEqual(["NF 3"]);
  expect(await find("state=received")).toEqual(["NF 4"]);
  expect(await find("from=2099-01-16")).toEqual(["NF 2"]);
  expect(await find("until=2099-01-15")).toEqual(["NF 1"]);
  expect(await find("from=2099-01-15&until=2099-01-16&search=nf")).toEqual(["NF 1", "NF 2"]);
});

test("an arrival that is received twice at once comes once", async () => {
  const { owner, keeper, productId } = await createEmpty();
  const { data: arrival } = await announceArrival(keeper, owner, { productId, amount: 10 });
  const receive = () => moveArrival(keeper, arrival.id, "receive", { amount: 10, version: 1 });
  const answers = await Promise.all([receive(), receive(), receive()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await receive()).error.type).toBe("INVALID_TRANSITION");
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 10, conditional: 0 });
  expect(await readLedger(owner, productId)).toEqual({ onHand: 10, reserved: 0, conditional: 0 });
});

test("an arrival of which units are sold is neither called off nor made smaller than that", async () => {
  const { owner, keeper, productId, kit, buyer } = await createEmpty();
  const { data: arrival } = await announceArrival(keeper, owner, { productId, amount: 10 });
  await saveOrder(buyer, [{ id: kit, amount: 3 }]); // 6 units
  const put = (amount: number, version: number) =>
    callApi("PUT", `/app/staff/stock/arrivals/${arrival.id}`, {
      headers: keeper.headers,
      body: { lot: "LOTE-8", amount, version },
    });
  expect((await moveArrival(keeper, arrival.id, "cancel", { version: 1 })).error.type).toBe("STOCK_TOO_LOW");
  expect((await put(5, 1)).error.type).toBe("STOCK_TOO_LOW");
  expect((await put(6, 1)).status).toBe(200);
  expect((await put(20, 1)).error.type).toBe("STALE_VERSION");
  expect(await readStock(owner, productId)).toMatchObject({ conditional: 6, reserved: 6 });
  expect(await readLedger(owner, productId)).toMatchObject({ conditional: 6, reserved: 6 });
});

test("an arrival that is called off while orders come leaves either it or the orders", async () => {
  const { owner, keeper, productId, kit, buyer } = await createEmpty();
  const { data: arrival } = await announceArrival(keeper, owner, { productId, amount: 10 });
  const [cancelled, ...orders] = await Promise.all([
    moveArrival(keeper, arrival.id, "cancel", { version: 1 }),
    ...Array.from({ length: 4 }, () => saveOrder(buyer, [{ id: kit, amount: 1 }])),
  ]);
  const sold = orders.filter(({ status }) => status === 201).length;
  expect([cancelled.status, sold === 0]).toEqual(sold === 0 ? [200, true] : [409, false]);
  expect(await readStock(owner, productId)).toMatchObject({
    reserved: sold * 2,
    conditional: sold === 0 ? 0 : 10,
  });
  expect(await readLedger(owner, productId)).toMatchObject({
    reserved: sold * 2,
    conditional: sold === 0 ? 0 : 10,
  });
});

test("an order that is paid before its units came keeps them for good, and they leave as they come", async () => {
  const { owner, keeper, productId, kit, buyer } = await createEmpty();
  const { data: arrival } = await announceArrival(keeper, owner, { productId, amount: 10 });
  const { data: order } = await saveOrder(buyer, [{ id: kit, amount: 2 }]);
  await createPayment(owner, order.id);
  await deliverEvent(owner, buildPaymentEvent(await readCharge(owner, order.id)));
  const stateOf = () =>
    readRows(
      owner,
      sql`select request.stock_status as status, kept.state from request join stock_reservation as kept
        on kept.distributor_id = request.distributor_id and kept.request_id = request.id
        where request.id = ${order.id}`,
    );
  expect(await stateOf()).toEqual([{ status: "reserved", state: "held" }]);
  await moveArrival(keeper, arrival.id, "receive", { amount: 3, rest: "expected", version: 1 });
  expect(await stateOf()).toEqual([{ status: "reserved", state: "held" }]);
  const { data } = await callApi<{ items: { id: string }[] }>("GET", "/app/staff/stock/arrivals", {
    headers: keeper.headers,
  });
  await moveArrival(keeper, data.items[0]?.id ?? "", "receive", { amount: 7, version: 1 });
  expect(await stateOf()).toEqual([{ status: "discounted", state: "discounted" }]);
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 6, reserved: 0, conditional: 0 });
  expect(await readLedger(owner, productId)).toEqual({ onHand: 6, reserved: 0, conditional: 0 });
  expect((await readMoves(owner, productId)).at(-1)).toMatchObject({ kind: "outflow", onHand: -4 });
});

test("units of a delivery that is not on sale are sold neither before it is, nor as the rest of it", async () => {
  const { owner, keeper, productId, kit, buyer } = await createEmpty();
  const order = async () => (await saveOrder(buyer, [{ id: kit, amount: 1 }])).status;
  const { data: arrival } = await announceArrival(keeper, owner, { productId, amount: 10, onSale: false });
  const fields = { lot: "LOTE-7", expectedOn: null };
  const change = (body: object) =>
    callApi("PUT", `/app/staff/stock/arrivals/${arrival.id}`, { headers: keeper.headers, body });
  const conditional = async () => (await readStock(owner, productId))?.["conditional"];

  expect([await order(), await conditional()]).toEqual([409, 0]);
  await change({ ...fields, amount: 20, onSale: false, version: 1 });
  expect([await order(), await conditional()]).toEqual([409, 0]);
  // Half of the arrival comes and the rest is expected: the kit is still not on sale.
  await moveArrival(keeper, arrival.id, "receive", { amount: 1, rest: "expected", version: 2 });
  expect([await order(), await conditional()]).toEqual([409, 0]);
  const [rest] = await readRows(
    owner,
    sql`select on_sale as onSale, amount from stock_arrival
      where distributor_id = ${owner.id} and state = 'expected'`,
  );
  expect(rest).toEqual({ onSale: 0, amount: 19 });
});

test("a delivery that is put on sale is sold from then on, and one that is taken off no more", async () => {
  const { owner, keeper, productId, kit, buyer } = await createEmpty();
  const { data: arrival } = await announceArrival(keeper, owner, { productId, amount: 10, onSale: false });
  const put = (onSale: boolean, version: number) =>
    callApi("PUT", `/app/staff/stock/arrivals/${arrival.id}`, {
      headers: keeper.headers,
      body: { lot: "LOTE-7", amount: 10, expectedOn: null, onSale, version },
    });
  const conditional = async () => (await readStock(owner, productId))?.["conditional"];
  await put(true, 1);
  expect([await conditional(), (await saveOrder(buyer, [{ id: kit, amount: 1 }])).status]).toEqual([10, 201]);
  expect((await put(false, 2)).error.type).toBe("STOCK_TOO_LOW");
  const free = await createEmpty();
  const { data: other } = await announceArrival(free.keeper, free.owner, {
    productId: free.productId,
    amount: 10,
  });
  await moveArrival(free.keeper, other.id, "cancel", { version: 1 });
  expect((await readStock(free.owner, free.productId))?.["conditional"]).toBe(0);
});
