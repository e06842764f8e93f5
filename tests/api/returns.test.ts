import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ShipmentList } from "#domain/shipments/shipment-schema.ts";
import { createTestCompany, createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestStatus } from "#tests/factories/dashboard.ts";
import { readTold } from "#tests/factories/notification.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import {
  buildPaymentEvent,
  createPayment,
  deliverEvent,
  readCharge,
  readPayment,
} from "#tests/factories/payment.ts";
import { createReturnWorld, RETURN_KIT } from "#tests/factories/return.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { ALL_OF_REQUESTS } from "#tests/factories/saved-budget.ts";
import { readLedger, readMoves, readStock } from "#tests/factories/stock.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { callApi } from "#tests/setup/call-api.ts";

type World = Awaited<ReturnType<typeof createReturnWorld>>;

const KIT = RETURN_KIT.priceCents;
const TOTAL = RETURN_KIT.amount * KIT + RETURN_KIT.freightCents;

async function pay({ owner, id }: World) {
  await createPayment(owner, id);
  return deliverEvent(owner, buildPaymentEvent(await readCharge(owner, id)));
}

async function orderRow({ owner, id }: World) {
  const [row] = await readRows(
    owner,
    sql`select stock_status as stock, returned_cents as returnedCents, version from request where id = ${id}`,
  );
  return row;
}

const issuesOf = (answer: { error: { details: unknown } }) => answer.error.details;
const tooMany = { issues: [{ field: "lines", code: "TOO_MANY" }] };

test("units that were not shipped are cancelled as previewed: their reservation ends, and the total falls", async () => {
  const world = await createReturnWorld();
  const { owner, productId, kit, buyer, totalCents, preview, save, list } = world;
  expect(totalCents).toBe(TOTAL);
  const quote = await preview({ cancelled: 2 });
  expect(quote.status).toBe(200);
  expect(quote.data).toMatchObject({
    ...{ amountCents: 2 * KIT, restCents: 0, isAll: false, returns: 0 },
    money: { totalCents: TOTAL, takenOffCents: 2 * KIT, toPayCents: TOTAL - 2 * KIT, toGiveBackCents: 0 },
    stock: [{ productId, amount: 8, effect: "freed" }],
  });
  expect(await orderRow(world)).toMatchObject({ returnedCents: null });
  const saved = await save({ cancelled: 2 }, quote.data);
  expect(saved.status).toBe(201);
  expect(saved.data).toMatchObject({
    items: [{ lines: [{ itemId: kit, cancelled: 2, returned: 0, amountCents: 2 * KIT }], claim: null }],
    units: [{ itemId: kit, ordered: 5, shipped: 0, cancelled: 2, returned: 0, toShip: 3, toReturn: 0 }],
  });
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 30, reserved: 12 });
  expect(await readMoves(owner, productId)).toMatchObject([
    { kind: "reserve", reserved: 20 },
    { kind: "release", onHand: 0, reserved: -8 },
  ]);
  expect(await orderRow(world)).toMatchObject({ stock: "reserved", returnedCents: 2 * KIT, version: 1 });
  const seen = await list(buyer);
  expect(seen.data).toMatchObject({
    ...{ mayTakeBack: false, mayGiveBack: false, heldBackBy: null },
    items: [{ amountCents: 2 * KIT, reason: "Cliente desistiu de uma parte" }],
    money: { dueCents: TOTAL - 2 * KIT },
  });
});

test("of a paid order units come back to the stock of its center, or are written off, and money is to be given back", async () => {
  const world = await createReturnWorld();
  const { owner, productId, take, ship, preview } = world;
  await pay(world);
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 10, reserved: 0 });
  await ship(3);
  const quote = await preview({ cancelled: 1, returned: 2, restocked: false });
  expect(quote.data.stock).toMatchObject([
    { amount: 4, effect: "back" },
    { amount: 8, effect: "writtenOff" },
  ]);
  expect(quote.data.money).toMatchObject({ paidCents: TOTAL, toGiveBackCents: 3 * KIT, toPayCents: 0 });
  expect((await take({ cancelled: 1, returned: 2, restocked: false })).status).toBe(201);
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 14, reserved: 0 });
  await take({ returned: 1 });
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 18, reserved: 0 });
  const last = await take({ cancelled: 1 });
  expect(last.data).toMatchObject({
    items: [{}, {}, { restCents: RETURN_KIT.freightCents, amountCents: KIT + RETURN_KIT.freightCents }],
    money: { dueCents: 0, toGiveBackCents: TOTAL },
  });
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 22, reserved: 0 });
  expect(await orderRow(world)).toMatchObject({ stock: null, returnedCents: TOTAL });
  const { onHand = 0 } = (await readLedger(owner, productId)) ?? {};
  // The ledger begins after the 30 units of the test.
  expect(Number(onHand) + 30).toBe(22);
  expect((await readMoves(owner, productId)).map(({ kind, onHand: by }) => [kind, by])).toEqual([
    ["reserve", 0],
    ["outflow", -20],
    ["return", 12],
    ["adjustment", -8],
    ["return", 4],
    ["return", 4],
  ]);
});

test("units that come back go to the order that waits for them", async () => {
  const world = await createReturnWorld();
  const { owner, productId, id, take } = world;
  await pay(world);
  const other = await createTestUser(owner);
  await changeRows(
    owner,
    sql`update stock set on_hand = 4, reserved = 8, conditional = 4 where product_id = ${productId}`,
  );
  await changeRows(
    owner,
    sql`insert into stock_reservation (distributor_id, request_id, product_id, center_id, amount, state, expires_at,
      created_at) values (${owner.id}, 'req_waits', ${productId}, ${owner.centerId}, 8, 'held',
      '9999-12-31T23:59:59.999Z', '2026-11-20T12:00:00.000Z')`,
  );
  await take({ cancelled: 1 });
  expect(other.id).not.toBe(id);
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 0, reserved: 0 });
  const [waiting] = await readRows(
    owner,
    sql`select state from stock_reservation where request_id = 'req_waits'`,
  );
  expect(waiting).toEqual({ state: "discounted" });
});

test("a later status moves only the units that are left", async () => {
  const world = await createReturnWorld();
  const { owner, productId, id, take, taker } = world;
  await pay(world);
  await take({ cancelled: 2 });
  const refused = await createTestStatus(owner, { name: "Cancelado", groupName: "refused", groupOrder: 4 });
  const [now] = await readRows(owner, sql`select deal_status_id as seen from request where id = ${id}`);
  const moved = await callApi("PUT", `/app/user/requests/${id}/status`, {
    headers: taker.headers,
    body: { type: "order", statusId: refused, seenStatusId: now?.["seen"] },
  });
  expect(moved.status).toBe(200);
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 30, reserved: 0 });
  const ended = await world.preview({ cancelled: 1 });
  expect(ended.error.type).toBe("INVALID_TRANSITION");
  expect((await world.list()).data).toMatchObject({ mayTakeBack: false, heldBackBy: "refused" });
});

test("units whose reservation has ended move no stock, and broken ones that are not on hand are refused", async () => {
  const world = await createReturnWorld();
  const { owner, productId, id, preview, take, ship } = world;
  await ship(2);
  await changeRows(owner, sql`update stock_reservation set state = 'released' where request_id = ${id}`);
  await changeRows(owner, sql`update stock set reserved = 0, on_hand = 4 where product_id = ${productId}`);
  await changeRows(owner, sql`update request set stock_status = 'released' where id = ${id}`);
  expect((await preview({ cancelled: 1 })).data.stock).toMatchObject([{ amount: 4, effect: "nothing" }]);
  expect((await take({ cancelled: 1 })).status).toBe(201);
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 4, reserved: 0 });
  expect((await take({ returned: 2, restocked: false })).error.type).toBe("STOCK_TOO_LOW");
  expect((await take({ returned: 1, restocked: false })).status).toBe(201);
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 0, reserved: 0 });
  expect(await readNumber(owner, sql`select amount from stock_reservation where request_id = ${id}`)).toBe(
    12,
  );
});

test("nobody takes back more than is left, also when two do it, or one ships, at the same moment", async () => {
  const world = await createReturnWorld();
  const { owner, id, kit, preview, save, take, ship, list } = world;
  expect(issuesOf(await preview({ cancelled: 6 }))).toMatchObject(tooMany);
  expect(issuesOf(await preview({ returned: 1 }))).toMatchObject(tooMany);
  expect(issuesOf(await preview({ cancelled: 0 }))).toMatchObject({ issues: [{ code: "NOTHING" }] });
  const seen = (await preview({ cancelled: 3 })).data;
  const both = await Promise.all([save({ cancelled: 3 }, seen), save({ cancelled: 3 }, seen)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  // Cancelled units are not shipped.
  const { data } = await world.call<ShipmentList>("GET", "/shipments", world.buyer);
  expect(data.lines).toMatchObject([{ itemId: kit, amount: 5, remaining: 2 }]);
  expect(issuesOf(await ship(3))).toMatchObject(tooMany);
  beforeSave("insert into request_return ", () =>
    changeRows(
      owner,
      sql`insert into shipment (distributor_id, id, request_id, lines, carrier, tracking_code, sent_on, created_by,
          created_at) values (${owner.id}, 'shp_meanwhile', ${id},
          ${JSON.stringify([{ itemId: kit, name: "Kit", amount: 1 }])}, '', '', '2026-11-20', '', '2026-11-20')`,
    ),
  );
  expect(issuesOf(await take({ cancelled: 2 }))).toMatchObject(tooMany);
  expect((await list()).data.units).toMatchObject([{ shipped: 1, cancelled: 3, toShip: 1, toReturn: 1 }]);
  expect((await take({ cancelled: 1, returned: 1 })).status).toBe(201);
  expect(await readNumber(owner, sql`select count(*) from request_return where request_id = ${id}`)).toBe(2);
});

test("whoever ships and cancels at the same moment, no unit does both", async () => {
  const { owner, productId, preview, save, ship, list } = await createReturnWorld();
  const seen = (await preview({ cancelled: 2 })).data;
  const all = await Promise.all([
    ship(2),
    save({ cancelled: 2 }, seen),
    ship(2),
    save({ cancelled: 2 }, seen),
  ]);
  expect(all.filter(({ status }) => status === 201).length).toBe(2);
  const [units] = (await list()).data.units;
  expect(units).toMatchObject({ toShip: 1, returned: 0 });
  const { shipped = 0, cancelled = 0 } = units ?? {};
  expect(shipped + cancelled).toBe(4);
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 30, reserved: 20 - 4 * cancelled });
});

test("the sum that was seen is the one that is saved, of the order as it was seen", async () => {
  const world = await createReturnWorld();
  const { preview, save } = world;
  const seen = (await preview({ cancelled: 2 })).data;
  const other = await save({ cancelled: 1 }, seen);
  expect([other.error.type, other.error.details]).toEqual([
    "PRICE_CHANGED",
    { expectedCents: 2 * KIT, totalCents: KIT },
  ]);
  const paidMeanwhile = { ...seen, money: { ...seen.money, toGiveBackCents: 2 * KIT } };
  expect((await save({ cancelled: 2 }, paidMeanwhile)).error.type).toBe("PRICE_CHANGED");
  expect((await save({ cancelled: 2 }, seen)).status).toBe(201);
  // Sent again, it does not take two more.
  expect((await save({ cancelled: 2 }, seen)).error.type).toBe("STALE_VERSION");
});

test.each([
  ["paid", sql`payment_status = 'received'`],
  ["edited", sql`version = 2`],
  ["sent from stock", sql`stock_status = 'discounted'`],
  ["given another status", sql`deal_status_id = 'dls_outro'`],
  ["taken back in part", sql`returned_cents = 0`],
  ["deleted", sql`deleted_at = '2026-11-20'`],
])("of an order that is %s at the same moment nothing is taken back", async (_, change) => {
  const { owner, id, productId, preview, save } = await createReturnWorld();
  const seen = (await preview({ cancelled: 2 })).data;
  beforeSave("insert into request_return ", () =>
    changeRows(owner, sql`update request set ${change} where id = ${id}`),
  );
  expect((await save({ cancelled: 2 }, seen)).error.type).toBe("STALE_VERSION");
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 30, reserved: 20 });
  expect(await readNumber(owner, sql`select count(*) from request_return where request_id = ${id}`)).toBe(0);
});

test("while a charge is open nothing is taken back, and the next charge is of what is left", async () => {
  const world = await createReturnWorld();
  const { owner, id, preview, take, list } = world;
  await createPayment(owner, id);
  expect((await preview({ cancelled: 2 })).error.type).toBe("INVALID_TRANSITION");
  expect((await list()).data).toMatchObject({ mayTakeBack: false, heldBackBy: "charged" });
  const old = await readCharge(owner, id);
  await changeRows(owner, sql`update charge set expires_at = '2026-01-01' where request_id = ${id}`);
  expect((await take({ cancelled: 2 })).status).toBe(201);
  await createPayment(owner, id);
  expect(await readCharge(owner, id)).toMatchObject({ amountCents: TOTAL - 2 * KIT, status: "pending" });
  const payer = await callApi("GET", `/app/open/order/${id}/details`, {
    headers: { "x-debug-distributor": owner.slug },
  });
  expect(payer.data).toMatchObject({ returnedCents: 2 * KIT, totalCents: TOTAL - 2 * KIT });
  // The old one may still be paid, late: people are told, and the difference is to be given back.
  expect((await deliverEvent(owner, buildPaymentEvent(old))).data).toEqual({ applied: true });
  expect((await list()).data.money).toMatchObject({
    paidCents: TOTAL,
    toGiveBackCents: 2 * KIT,
    toPayCents: 0,
  });
  const admin = await readTold(owner);
  expect(admin.filter(({ kind }) => kind === "paymentMismatch").length).toBeGreaterThan(0);
});

test("a charge that is made at the same moment stops a cancellation", async () => {
  const { owner, id, preview, save } = await createReturnWorld();
  const seen = (await preview({ cancelled: 2 })).data;
  beforeSave("insert into request_return ", async () => {
    await createPayment(owner, id);
  });
  expect((await save({ cancelled: 2 }, seen)).error.type).toBe("STALE_VERSION");
});

test("a cancellation at the same moment stops a charge of the old amount", async () => {
  const { owner, id } = await createReturnWorld();
  beforeSave("insert into charge ", () =>
    changeRows(owner, sql`update request set returned_cents = ${KIT} where id = ${id}`),
  );
  await createPayment(owner, id);
  expect(await readNumber(owner, sql`select count(*) from charge where request_id = ${id}`)).toBe(0);
  await createPayment(owner, id);
  expect(await readCharge(owner, id)).toMatchObject({ amountCents: TOTAL - KIT });
});

test("of an order that is cancelled completely nothing is charged", async () => {
  const world = await createReturnWorld();
  await world.take({ cancelled: 5 });
  expect((await createPayment(world.owner, world.id)).error.type).toBe("CHARGE_NOT_PAYABLE");
  expect((await readPayment(world.owner, world.id)).data.paymentStatus).toBe("cancelled");
});

test("what was cancelled stays so: no edit, no other price; and no edit leaves less than was shipped", async () => {
  const world = await createReturnWorld();
  const { owner, id, kit, buyer, ship, take, call, taker } = world;
  const editor = await createTestUser(owner, { permissions: ALL_OF_REQUESTS });
  const edit = (amount: number) =>
    call("PUT", "", editor, {
      ...buildOrderInput([{ id: kit, amount }]),
      origin: { kind: "edit", id, version: 1 },
    });
  const [sent] = (await ship(2)).data.items;
  expect((await edit(1)).error.type).toBe("ITEMS_SHIPPED");
  await take({ returned: 1 });
  expect((await edit(4)).error.type).toBe("INVALID_TRANSITION");
  expect((await call("DELETE", `/shipments/${sent?.id ?? ""}`, taker)).error.type).toBe("INVALID_TRANSITION");
  const { data } = await callApi<{ fixed: string }>("GET", `/app/user/requests/${id}/prices`, {
    headers: (await createTestUser(owner, { type: "admin" })).headers,
  });
  expect(data.fixed).toBe("returned");
  expect(buyer.id).not.toBe(editor.id);
});

test("an edit that began before a cancellation is not saved after it", async () => {
  const world = await createReturnWorld();
  const { owner, id, kit, call } = world;
  const editor = await createTestUser(owner, { permissions: ALL_OF_REQUESTS });
  beforeSave("insert into request_version ", () =>
    changeRows(owner, sql`update request set returned_cents = 0 where id = ${id}`),
  );
  const edited = await call("PUT", "", editor, {
    ...buildOrderInput([{ id: kit, amount: 6 }]),
    origin: { kind: "edit", id, version: 1 },
  });
  expect(edited.error.type).toBe("STALE_VERSION");
});

test("who has given money back says so, up to what is owed, once", async () => {
  const world = await createReturnWorld();
  const { owner, id, cashier, taker, buyer, call, take, list } = world;
  await pay(world);
  await take({ cancelled: 1 });
  const refund = (amountCents: number, by = cashier, changes: object = {}) =>
    call("POST", "/refunds", by, { amountCents, givenOn: "2026-11-20", note: "Pix", ...changes });
  expect((await refund(KIT, taker)).status).toBe(403);
  expect((await refund(KIT, buyer)).status).toBe(403);
  expect(issuesOf(await refund(KIT + 1))).toMatchObject({
    issues: [{ field: "amountCents", code: "TOO_MUCH" }],
  });
  expect(issuesOf(await refund(KIT, cashier, { givenOn: "2099-01-01" }))).toMatchObject({
    issues: [{ field: "givenOn", code: "FUTURE" }],
  });
  const both = await Promise.all([refund(KIT), refund(KIT)]);
  expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await list(buyer)).data).toMatchObject({
    refunds: [{ amountCents: KIT, givenOn: "2026-11-20", note: "Pix" }],
    money: { givenBackCents: KIT, toGiveBackCents: 0 },
  });
  const log = await readRows(
    owner,
    sql`select event from audit_log where distributor_id = ${owner.id} and entity_id = ${id}`,
  );
  expect(log.map(({ event }) => event)).toEqual(
    expect.arrayContaining(["order.units-taken-back", "order.refunded"]),
  );
});

test("what was confirmed by hand counts as paid at what was due then", async () => {
  const world = await createReturnWorld();
  const { cashier, call, take, list } = world;
  await take({ cancelled: 1 });
  await call("PUT", "/payment-status", cashier, {
    ...{ paymentStatus: "received", seenPaymentStatus: "notRequested", reason: "TED de hoje" },
  });
  expect((await list()).data.money).toMatchObject({
    paidCents: TOTAL - KIT,
    toGiveBackCents: 0,
    toPayCents: 0,
  });
  await take({ cancelled: 1 });
  expect((await list()).data.money).toMatchObject({ toGiveBackCents: KIT });
});

test("the buyer's people and the distributor's are told, but not who did it", async () => {
  const world = await createReturnWorld();
  const { owner, id, buyer, taker, cashier, ship, take } = world;
  await ship(1);
  await take({ cancelled: 2, returned: 1 });
  const told = (await readTold(owner)).filter(({ kind }) => kind === "unitsTakenBack");
  expect(told.map(({ userId }) => userId).sort()).toEqual([buyer.id, cashier.id].sort());
  const [row] = await readRows(
    owner,
    sql`select content from notification where distributor_id = ${owner.id} and kind = 'unitsTakenBack'`,
  );
  expect(JSON.parse(String(row?.["content"]))).toMatchObject({ requestId: id, cancelled: 2, returned: 1 });
  expect(taker.id).not.toBe(buyer.id);
  const mails = await readRows(
    owner,
    sql`select recipient, content from email_outbox where distributor_id = ${owner.id}
      and content ->> '$.kind' = 'agreementChanged'`,
  );
  expect(mails.map(({ recipient }) => recipient)).toEqual([buyer.email]);
  expect(JSON.parse(String(mails[0]?.["content"]))).toMatchObject({
    beforeCents: TOTAL,
    totalCents: TOTAL - 3 * KIT,
  });
});

test("a return may answer a claim of the same order", async () => {
  const world = await createReturnWorld();
  const { kit, buyer, call, ship, take, list } = world;
  const [sent] = (await ship(2)).data.items;
  await call("PUT", `/shipments/${sent?.id ?? ""}/delivery`, buyer, {
    ...{ receivedBy: "Zé", problems: [{ itemId: kit, kind: "damaged", amount: 1, description: "Trincado" }] },
  });
  const [claim] = (await list()).data.claims;
  expect(claim).toMatchObject({ kind: "damaged", amount: 1 });
  const strange = await take({ returned: 1, restocked: false }, { claimId: "clm_outra" });
  expect(strange.error.type).toBe("NOT_FOUND");
  const saved = await take({ returned: 1, restocked: false }, { claimId: claim?.id });
  expect(saved.data.items[0]).toMatchObject({ claim: { kind: "damaged" } });
  expect((await list(buyer)).data).toMatchObject({ claims: [], items: [{ claim: { kind: "damaged" } }] });
});

test("others do not see it, buyers change nothing, and sellers without prices see units alone", async () => {
  const world = await createReturnWorld();
  const { owner, id, buyer, preview, save, take, list } = world;
  await take({ cancelled: 1 });
  const stranger = await createTestUser(await createTestDistributor(), { type: "admin" });
  const rival = await createTestUser(owner, { integratorId: await createTestCompany(owner, "Rival") });
  for (const person of [stranger, rival]) expect((await list(person)).status).toBe(404);
  const seen = (await preview({ cancelled: 1 })).data;
  expect((await save({ cancelled: 1 }, seen, {}, stranger)).status).toBe(404);
  expect((await preview({ cancelled: 1 }, buyer)).status).toBe(403);
  expect((await save({ cancelled: 1 }, seen, {}, buyer)).status).toBe(403);
  const reader = await createTestUser(owner, { type: "staff", permissions: ["order", "order.details"] });
  expect((await save({ cancelled: 1 }, seen, {}, reader)).status).toBe(403);
  expect((await list(reader)).data).toMatchObject({ mayTakeBack: false, mayGiveBack: false });
  const seller = await createTestUser(owner, { roleContent: { label: "seller" } });
  await changeRows(
    owner,
    sql`update integrator set company_permissions = json('{"authSellerViewRequestsBudgetsPrices":false}')
      where distributor_id = ${owner.id}`,
  );
  await changeRows(owner, sql`update request set responsible_id = ${seller.id} where id = ${id}`);
  const units = await list(seller);
  expect(units.data).toMatchObject({
    money: null,
    items: [{ amountCents: null, restCents: null, lines: [{ cancelled: 1, amountCents: null }] }],
  });
  const row = await callApi("GET", `/app/user/requests/${id}`, { headers: seller.headers });
  expect(row.data).toMatchObject({ totalCents: null, returnedCents: null });
  await changeRows(owner, sql`update request set deleted_at = '2026-11-20' where id = ${id}`);
  expect((await list()).error.type).toBe("REQUEST_DELETED");
});
