import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  createTestCenter,
  createTestDistributor,
  createTestUser,
  type TestDistributor,
} from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { readTold } from "#tests/factories/notification.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import {
  announceArrival,
  changeStock,
  countStock,
  readLedger,
  readMoves,
  readStock,
} from "#tests/factories/stock.ts";
import { callApi } from "#tests/setup/call-api.ts";

const KEEPER = { type: "staff", permissions: ["equipment.inventory"] } as const;

async function createProductOf(owner: TestDistributor, onHand = 0) {
  const { id } = await createTestProduct(owner, { onHand });
  await changeRows(owner, sql`delete from stock where product_id = ${id} and ${onHand} = 0`);
  return id;
}

interface StockList {
  totalItems: number;
  items: {
    id: string;
    productCode: string;
    peso_KG: number | null;
    volume_M3: number | null;
    futureStockDate: string | null;
    conditional: number;
    stock: { center: string; available: number; futureStockDate: string | null; internal: object | null }[];
  }[];
}

test("a product that nobody has counted has no stock; its first count makes the row and the ledger", async () => {
  const owner = await createTestDistributor();
  const keeper = await createTestUser(owner, KEEPER);
  const productId = await createProductOf(owner);
  expect((await countStock(keeper, owner, productId, { onHand: 12 })).data).toEqual({
    productId,
    centerId: owner.centerId,
    onHand: 12,
    reserved: 0,
    conditional: 0,
    minimum: 0,
  });
  await changeStock(keeper, owner, productId, { kind: "adjustment", change: -2, note: "Avaria" });
  expect(await readMoves(owner, productId)).toEqual([
    { kind: "count", onHand: 12, reserved: 0, conditional: 0 },
    { kind: "adjustment", onHand: -2, reserved: 0, conditional: 0 },
  ]);
  expect(await readLedger(owner, productId)).toMatchObject({ onHand: 10 });
  const { data } = await callApi("GET", `/app/staff/stock/moves?productId=${productId}`, {
    headers: keeper.headers,
  });
  expect(data).toMatchObject({
    totalItems: 2,
    items: [
      {
        kind: "adjustment",
        onHandChange: -2,
        note: "Avaria",
        actorName: "Marina Alves",
        centerName: "CD Goiânia",
      },
      { kind: "count", onHandChange: 12, note: "Inventário anual" },
    ],
  });
});

test("a count against another number than is there now is refused, and so is one below what is reserved", async () => {
  const owner = await createTestDistributor();
  const keeper = await createTestUser(owner, KEEPER);
  const { id } = await createTestProduct(owner, { onHand: 10 });
  const kit = await createTestKit(owner, { components: [{ productId: id, amount: 4 }] });
  await saveOrder(await createTestUser(owner), [{ id: kit, amount: 1 }]);
  const stale = await countStock(keeper, owner, id, { onHand: 9, seenOnHand: 11 });
  expect([stale.status, stale.error.type]).toEqual([409, "STALE_VERSION"]);
  const low = await countStock(keeper, owner, id, { onHand: 3, seenOnHand: 10 });
  expect([low.status, low.error.type]).toEqual([409, "STOCK_TOO_LOW"]);
  const more = await changeStock(keeper, owner, id, { kind: "adjustment", change: -7, note: "Avaria" });
  expect([more.status, more.error.type]).toEqual([409, "STOCK_TOO_LOW"]);
  expect((await countStock(keeper, owner, id, { onHand: 4, seenOnHand: 10 })).status).toBe(200);
  expect(await readStock(owner, id)).toMatchObject({ onHand: 4, reserved: 4 });
});

test("adjustments that race all count, and none takes what is reserved", async () => {
  const owner = await createTestDistributor();
  const keeper = await createTestUser(owner, KEEPER);
  const productId = await createProductOf(owner);
  await countStock(keeper, owner, productId, { onHand: 5 });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      changeStock(keeper, owner, productId, { kind: "adjustment", change: -1, note: "Avaria" }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 0 });
  expect(await readLedger(owner, productId)).toMatchObject({ onHand: 0 });
});

test("a change that crosses the minimum tells whoever sees the inventory, once", async () => {
  const owner = await createTestDistributor();
  const keeper = await createTestUser(owner, KEEPER);
  const { id } = await createTestProduct(owner, { onHand: 10 });
  const adjust = (change: number) =>
    changeStock(keeper, owner, id, { kind: "adjustment", change, note: "Avaria" });
  expect((await changeStock(keeper, owner, id, { kind: "minimum", minimum: 8 })).data).toMatchObject({
    minimum: 8,
  });
  await adjust(-2); // 8: as much as the minimum
  expect(await readTold(owner)).toEqual([]);
  await adjust(-1); // 7
  await adjust(-1); // 6
  expect(await readTold(owner)).toEqual([{ kind: "lowStock", userId: keeper.id }]);
});

test("each product carries a list of center and available, what is conditional, its next date and its measures [STOCK-02, STOCK-03]", async () => {
  const owner = await createTestDistributor();
  const keeper = await createTestUser(owner, KEEPER);
  const campinas = await createTestCenter(owner);
  const { id } = await createTestProduct(owner, { onHand: 4 });
  await changeRows(owner, sql`update product set peso_KG = 28.5, volume_M3 = 0.12 where id = ${id}`);
  await announceArrival(keeper, owner, { productId: id, amount: 30, expectedOn: "2099-03-02" });
  await announceArrival(keeper, owner, { productId: id, amount: 20, expectedOn: "2099-02-01" });
  await announceArrival(keeper, owner, { productId: id, amount: 9, onSale: false });
  const { data } = await callApi<StockList>("GET", "/app/staff/stock?group=modules", {
    headers: keeper.headers,
  });
  expect(data.totalItems).toBe(1);
  expect(data.items[0]).toMatchObject({
    id,
    peso_KG: 28.5,
    volume_M3: 0.12,
    conditional: 50,
    futureStockDate: "2099-02-01",
    stock: [
      {
        centerId: owner.centerId,
        center: "CD Goiânia",
        available: 54,
        conditional: 50,
        internal: { onHand: 4, reserved: 0, minimum: 0 },
      },
      { centerId: campinas, center: "CD Campinas", available: 0, conditional: 0, futureStockDate: null },
    ],
  });
  expect(await readStock(owner, id)).toMatchObject({ conditional: 50, futureStockOn: "2099-03-02" });
});

test("the list is narrowed by group, state of the stock, center and words, and sorted both ways", async () => {
  const owner = await createTestDistributor();
  const keeper = await createTestUser(owner, KEEPER);
  const plenty = await createTestProduct(owner, { onHand: 50, name: "Módulo 550 Águia" });
  const low = await createTestProduct(owner, { onHand: 3, name: "Módulo 600 Bravo" });
  const out = await createTestProduct(owner, { onHand: 0, name: "Módulo 610 Cedro" });
  const inverter = await createTestProduct(owner, { type: "inverter" });
  await changeStock(keeper, owner, low.id, { kind: "minimum", minimum: 4 });
  await announceArrival(keeper, owner, { productId: out.id, amount: 5, onSale: false });
  const idsOf = async (query: string) => {
    const { data } = await callApi<StockList>("GET", `/app/staff/stock?${query}`, {
      headers: keeper.headers,
    });
    return data.items.map(({ id }) => id);
  };
  expect(await idsOf("group=modules")).toEqual([plenty.id, low.id, out.id]);
  expect(await idsOf("group=modules&sort=-name")).toEqual([out.id, low.id, plenty.id]);
  expect(await idsOf("group=inverters")).toEqual([inverter.id]);
  expect(await idsOf("filter=low")).toEqual([low.id]);
  expect(await idsOf("filter=out")).toEqual([out.id]);
  expect(await idsOf("filter=arriving")).toEqual([out.id]);
  expect(await idsOf("search=aguia")).toEqual([plenty.id]);
  expect(await idsOf(`filter=low&centerId=${await createTestCenter(owner)}`)).toEqual([]);
});

test("another distributor's product, center, arrival and substitutes are not found", async () => {
  const owner = await createTestDistributor();
  const other = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const foreign = await createTestProduct(other);
  const own = await createTestProduct(owner);
  const foreignAdmin = await createTestUser(other, { type: "admin" });
  const { data: arrival } = await announceArrival(foreignAdmin, other, { productId: foreign.id, amount: 5 });
  const put = (path: string) =>
    callApi("PUT", `/app/staff/stock/${path}`, {
      headers: admin.headers,
      body: { kind: "minimum", minimum: 1 },
    });
  const post = (path: string, body: object) =>
    callApi("POST", `/app/staff/stock/arrivals${path}`, { headers: admin.headers, body });
  const answers = [
    await put(`${foreign.id}/${owner.centerId}`),
    await put(`${own.id}/${other.centerId}`),
    await post("", { productId: foreign.id, centerId: owner.centerId, amount: 1 }),
    await post("", { productId: own.id, centerId: other.centerId, amount: 1 }),
    await post(`/${arrival.id}/receive`, { amount: 5, version: 1 }),
    await post(`/${arrival.id}/cancel`, { version: 1 }),
    await callApi("GET", `/app/staff/products/${foreign.id}/substitutes`, { headers: admin.headers }),
    await callApi("PUT", `/app/staff/products/${own.id}/substitutes`, {
      headers: admin.headers,
      body: { substitutes: [{ id: foreign.id }] },
    }),
  ];
  expect(answers.map(({ status, error }) => [status, error.type])).toEqual(
    answers.map(() => [404, "NOT_FOUND"]),
  );
  expect(await readRows(owner, sql`select 1 from stock_arrival where distributor_id = ${owner.id}`)).toEqual(
    [],
  );
});
