import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { readTold } from "#tests/factories/notification.ts";
import { buildPaymentEvent, createPayment, deliverEvent, readCharge } from "#tests/factories/payment.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { ALL_OF_REQUESTS } from "#tests/factories/saved-budget.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { readMoves, readStock } from "#tests/factories/stock.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { sendDue } from "#worker/repositories/stock/stock-change-statements.ts";
import { releaseReservations } from "#worker/jobs/release-reservations.ts";

const LATER = new Date("2098-01-01T00:00:00.000Z");

/** Ten units, eight of which are reserved for an order. */
async function createHeld() {
  const owner = await createTestDistributor();
  const { id: productId } = await createTestProduct(owner, { onHand: 10 });
  const kit = await createTestKit(owner, { components: [{ productId, amount: 4 }] });
  const buyer = await createTestUser(owner);
  const { data } = await saveOrder(buyer, [{ id: kit, amount: 2 }]);
  return { owner, productId, kit, buyer, orderId: data.id };
}

function release(owner: TestDistributor, now = LATER) {
  return releaseReservations({ database: owner.database, distributorId: owner.id, now });
}

async function statusOf(owner: TestDistributor, orderId: string) {
  const [row] = await readRows(
    owner,
    sql`select stock_status as stock, payment_status as payment from request where id = ${orderId}`,
  );
  return row;
}

/** Pays the order's charge, which exists already or is created now. */
async function pay(owner: TestDistributor, orderId: string, { isCharged = false } = {}) {
  if (!isCharged) await createPayment(owner, orderId);
  return deliverEvent(owner, buildPaymentEvent(await readCharge(owner, orderId)));
}

test("an order carries its stock status and its moves: kept when it is saved, gone when it is paid [STOCK-06]", async () => {
  const { owner, productId, kit, buyer, orderId } = await createHeld();
  const read = async () =>
    (await callApi("GET", `/app/user/requests/${orderId}`, { headers: buyer.headers })).data;
  const { centerId } = owner;
  const kept = { kind: "reserve", productId, centerId, onHandChange: 0, reservedChange: 8 };
  expect(await read()).toMatchObject({ stockStatus: "reserved", moves: [kept] });
  await pay(owner, orderId);
  expect(await read()).toMatchObject({
    stockStatus: "discounted",
    moves: [kept, { kind: "outflow", productId, centerId, onHandChange: -8, reservedChange: -8 }],
  });
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 2, reserved: 0 });
  const asker = await createTestUser(owner, { permissions: ALL_OF_REQUESTS });
  const budget = await saveOrder(asker, [{ id: kit, amount: 1 }], { type: "budget" });
  const answer = await callApi("GET", `/app/user/requests/${budget.data.id}`, { headers: asker.headers });
  expect(answer.data).toMatchObject({ stockStatus: null, moves: [] });
});

test("units that nobody pays are given back after 72 hours, not before, and once", async () => {
  const { owner, productId, orderId } = await createHeld();
  const [order] = await readRows(owner, sql`select created_at as at from request where id = ${orderId}`);
  const end = new Date(String(order?.["at"])).getTime() + 72 * 3_600_000;
  expect(await release(owner, new Date(end - 1))).toBe(0);
  expect(await readStock(owner, productId)).toMatchObject({ reserved: 8 });
  expect(await release(owner, new Date(end))).toBe(1);
  expect(await release(owner, new Date(end + 1))).toBe(0);
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 10, reserved: 0 });
  expect(await statusOf(owner, orderId)).toMatchObject({ stock: "released" });
  expect((await readMoves(owner, productId)).map(({ kind }) => kind)).toEqual(["reserve", "release"]);
});

test("units that are prolonged while a run gives them back stay, and nothing says otherwise", async () => {
  const { owner, productId, orderId } = await createHeld();
  beforeSave("order.stock-released", () =>
    changeRows(
      owner,
      sql`update stock_reservation set expires_at = '2099-01-01T00:00:00.000Z' where request_id = ${orderId}`,
    ),
  );
  expect(await release(owner)).toBe(0);
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 10, reserved: 8 });
  expect(await statusOf(owner, orderId)).toMatchObject({ stock: "reserved" });
  expect((await readMoves(owner, productId)).map(({ kind }) => kind)).toEqual(["reserve"]);
});

test("a charge keeps the units until it ends, and never shortens their time", async () => {
  const { owner, orderId } = await createHeld();
  const expiry = () =>
    readRows(owner, sql`select expires_at as at from stock_reservation where request_id = ${orderId}`);
  const [before] = await expiry();
  await createPayment(owner, orderId);
  expect(await expiry()).toEqual([before]);
  await changeRows(
    owner,
    sql`update stock_reservation set expires_at = '2026-01-01' where request_id = ${orderId}`,
  );
  await changeRows(owner, sql`update charge set status = 'expired' where request_id = ${orderId}`);
  await createPayment(owner, orderId);
  const [charge] = await readRows(
    owner,
    sql`select expires_at as at from charge where request_id = ${orderId} and status = 'pending'`,
  );
  expect(await expiry()).toEqual([charge]);
});

test("a payment after the release takes the units anew, if there are enough", async () => {
  const { owner, productId, orderId } = await createHeld();
  await createPayment(owner, orderId);
  await release(owner);
  await pay(owner, orderId, { isCharged: true });
  expect(await statusOf(owner, orderId)).toEqual({ stock: "discounted", payment: "received" });
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 2, reserved: 0 });
  expect((await readMoves(owner, productId)).map(({ kind }) => kind)).toEqual([
    "reserve",
    "release",
    "reserve",
    "outflow",
  ]);
});

test("a charge after the release takes the units anew, and keeps them until it ends", async () => {
  const { owner, productId, orderId } = await createHeld();
  await release(owner);
  expect((await createPayment(owner, orderId)).status).toBe(201);
  expect(await statusOf(owner, orderId)).toEqual({ stock: "reserved", payment: "requested" });
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 10, reserved: 8 });
  const [charge] = await readRows(
    owner,
    sql`select expires_at as at from charge where request_id = ${orderId}`,
  );
  const end = new Date(String(charge?.["at"])).getTime();
  expect(await release(owner, new Date(end - 1))).toBe(0);
  expect(await release(owner, new Date(end))).toBe(1);
  expect((await readMoves(owner, productId)).map(({ kind }) => kind)).toEqual([
    "reserve",
    "release",
    "reserve",
    "release",
  ]);
});

test("an order whose units were sold to others is not charged, and says that they are short", async () => {
  const { owner, productId, kit, buyer, orderId } = await createHeld();
  await release(owner);
  expect((await saveOrder(buyer, [{ id: kit, amount: 1 }])).status).toBe(201); // 6 are left
  const refused = await createPayment(owner, orderId);
  expect([refused.status, refused.error.type]).toEqual([409, "ORDER_SHORT"]);
  expect(await statusOf(owner, orderId)).toEqual({ stock: "released", payment: "notRequested" });
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 10, reserved: 4 });
  expect(await readRows(owner, sql`select id from charge where request_id = ${orderId}`)).toEqual([]);
});

test("a payment after the units were sold to others is kept, the order is short, and the distributor is told", async () => {
  const { owner, productId, kit, buyer, orderId } = await createHeld();
  const admin = await createTestUser(owner, { type: "admin" });
  await createPayment(owner, orderId);
  await release(owner);
  expect((await saveOrder(buyer, [{ id: kit, amount: 1 }])).status).toBe(201); // 6 are left
  await pay(owner, orderId, { isCharged: true });
  expect(await statusOf(owner, orderId)).toEqual({ stock: "short", payment: "received" });
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 10, reserved: 4 });
  const told = (await readTold(owner)).filter(({ kind }) => kind === "stockShort");
  expect(told).toEqual([{ kind: "stockShort", userId: admin.id }]);
});

test("a payment and the end of the reservation that race leave the order paid and its units gone, once", async () => {
  for (let round = 0; round < 4; round += 1) {
    const { owner, productId, orderId } = await createHeld();
    await createPayment(owner, orderId);
    const event = buildPaymentEvent(await readCharge(owner, orderId));
    await Promise.all([
      release(owner),
      deliverEvent(owner, event),
      release(owner),
      deliverEvent(owner, event),
    ]);
    expect(await statusOf(owner, orderId)).toEqual({ stock: "discounted", payment: "received" });
    expect(await readStock(owner, productId)).toMatchObject({ onHand: 2, reserved: 0 });
    const outflows = (await readMoves(owner, productId)).filter(({ kind }) => kind === "outflow");
    expect(outflows).toHaveLength(1);
  }
});

test("a run that dies in the middle leaves whole orders, and the next one does the rest", async () => {
  const owner = await createTestDistributor();
  const { id: productId } = await createTestProduct(owner, { onHand: 10 });
  const kit = await createTestKit(owner, { components: [{ productId, amount: 1 }] });
  const buyer = await createTestUser(owner);
  for (let count = 0; count < 3; count += 1) await saveOrder(buyer, [{ id: kit, amount: 1 }]);
  let batches = 0;
  const dying: typeof owner.database = {
    ...owner.database,
    writeBatch(statements) {
      batches += 1;
      if (batches === 2) throw new Error("killed");
      return owner.database.writeBatch(statements);
    },
  };
  await expect(releaseReservations({ database: dying, distributorId: owner.id, now: LATER })).rejects.toThrow(
    "killed",
  );
  expect(await readStock(owner, productId)).toMatchObject({ reserved: 2 });
  expect(
    await readNumber(
      owner,
      sql`select -sum(reserved_change) from stock_move
    where distributor_id = ${owner.id} and kind = 'release'`,
    ),
  ).toBe(1);
  expect(await release(owner)).toBe(2);
  expect(await readStock(owner, productId)).toMatchObject({ reserved: 0 });
});

test("units that wait to be sent are found by product without passing over other reservations", async () => {
  const { owner, productId } = await createHeld();
  const { centerId } = owner;
  const statements = sendDue(owner.id, { productId, centerId }, "2026-11-21T12:00:00.000Z");
  for (const { query } of statements) {
    if (!("getSQL" in query)) throw new Error("The statement is no SQL");
    const plan = (await readRows(owner, sql`explain query plan ${query}`)).map(({ detail }) =>
      String(detail),
    );
    expect(plan.filter((step) => /SCAN (kept|stock_reservation|request|stock)\b/.test(step))).toEqual([]);
    expect(plan.join("\n")).toContain("INDEX stock_reservation_waiting");
  }
});
