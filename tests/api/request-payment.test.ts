import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { createTestStatus } from "#tests/factories/dashboard.ts";
import { buildPaymentEvent, createPayment, deliverEvent, readCharge } from "#tests/factories/payment.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callRequest } from "#tests/factories/saved-budget.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { callApi } from "#tests/setup/call-api.ts";

type Person = Pick<TestUser, "headers">;

interface Payment {
  paymentStatus: string;
  name: string;
  totalCents: number | null;
  charges: { status: string; amountCents: number | null; paidAt: string | null }[];
  mayBecome: string[];
}

function read(person: Person, id: string) {
  return callRequest<Payment>(person, ["GET", id, "/payment"]);
}

function edit(
  person: Person,
  id: string,
  to: string,
  seen = "notRequested",
  reason = "Conferido no extrato",
) {
  return callRequest<{ paymentStatus: string }>(person, ["PUT", id, "/payment-status"], {
    ...{ paymentStatus: to, seenPaymentStatus: seen, reason },
  });
}

async function createWorld() {
  const owner = await createTestDistributor();
  const cashier = await createTestUser(owner, {
    type: "staff",
    permissions: ["order", "order.details.payment", "order.details.payment.statusEdit"],
  });
  const order = await createTestOrder(owner);
  return { owner, cashier, ...order };
}

test("both sides read the payment of an order with its charges, by the permission for it", async () => {
  const { owner, cashier, id } = await createWorld();
  await createPayment(owner, id);
  const company = await createTestUser(owner, { permissions: ["order", "order.details.payment"] });
  for (const person of [cashier, company]) {
    const { data } = await read(person, id);
    expect(data).toMatchObject({ paymentStatus: "requested", totalCents: 1_010_000 });
    expect(data.charges).toMatchObject([{ status: "pending", amountCents: 1_010_000, paidAt: null }]);
    expect(data.mayBecome).toEqual(person === cashier ? ["received", "cancelled"] : []);
  }
  const without = await createTestUser(owner, { type: "staff", permissions: ["order", "order.details"] });
  expect(await read(without, id)).toMatchObject({ error: { type: "accessDenied" } });
  const foreign = await createTestUser(await createTestDistributor(), { type: "admin" });
  expect((await read(foreign, id)).status).toBe(404);
});

test("a seller who sees no prices reads a payment without amounts", async () => {
  const { owner, id, buyer } = await createWorld();
  const seller = await createTestUser(owner, {
    permissions: ["order", "order.details.payment"],
    roleContent: { label: "seller" },
  });
  await changeRows(
    owner,
    sql`update request set responsible_id = ${seller.id} where distributor_id = ${owner.id} and created_by = ${buyer.id}`,
  );
  await createPayment(owner, id);
  const { data } = await read(seller, id);
  expect(data.totalCents).toBeNull();
  expect(data.charges.map(({ amountCents }) => amountCents)).toEqual([null]);
});

test("staff say that an order was paid, with a reason: it is told, logged, and keeps its units", async () => {
  const { owner, cashier, id, buyer } = await createWorld();
  expect((await read(cashier, id)).data.mayBecome).toEqual(["requested", "received", "cancelled"]);
  expect((await edit(cashier, id, "received")).data).toEqual({ id, paymentStatus: "received" });
  const [row] = await readRows(
    owner,
    sql`select payment_status as paymentStatus, stock_status as stockStatus from request
      where distributor_id = ${owner.id} and id = ${id}`,
  );
  expect(row).toEqual({ paymentStatus: "received", stockStatus: "discounted" });
  const [logged] = await readRows(
    owner,
    sql`select changes from audit_log where distributor_id = ${owner.id} and event = 'order.payment-edited'`,
  );
  expect(JSON.parse(String(logged?.["changes"]))).toEqual({
    paymentStatus: { from: "notRequested", to: "received" },
    reason: { from: null, to: "Conferido no extrato" },
  });
  const told = await readRows(
    owner,
    sql`select user_id as userId from notification where distributor_id = ${owner.id} and kind = 'paymentReceived'`,
  );
  expect(told.map(({ userId }) => userId)).toContain(buyer.id);
  // Money that was received stays so.
  expect((await read(cashier, id)).data.mayBecome).toEqual([]);
  expect(await edit(cashier, id, "cancelled", "received")).toMatchObject({
    error: { type: "INVALID_TRANSITION" },
  });
});

test("a payment that was called off is not charged any more, until somebody says that it is awaited again", async () => {
  const { owner, cashier, id } = await createWorld();
  expect((await edit(cashier, id, "cancelled")).status).toBe(200);
  expect(await createPayment(owner, id)).toMatchObject({ error: { type: "CHARGE_NOT_PAYABLE" } });
  expect((await edit(cashier, id, "requested", "cancelled")).status).toBe(200);
  await createPayment(owner, id);
  expect((await read(cashier, id)).data.charges).toHaveLength(1);
});

test.each([
  ["no reason", { reason: "" }, "INVALID_BODY"],
  ["a reason of blanks", { reason: "    " }, "INVALID_BODY"],
  ["an unknown status", { to: "paid" }, "INVALID_BODY"],
  ["the status that it has", { to: "notRequested" }, "INVALID_TRANSITION"],
  ["another one than it has", { seen: "requested" }, "STALE_VERSION"],
])(
  "a payment edited with %s is refused",
  async (_what, { to = "received", seen, reason }: { to?: string; seen?: string; reason?: string }, type) => {
    const { cashier, id } = await createWorld();
    expect(await edit(cashier, id, to, seen, reason)).toMatchObject({ error: { type } });
    expect((await read(cashier, id)).data.paymentStatus).toBe("notRequested");
  },
);

test("integrators do not edit a payment, nor staff without the permission for it", async () => {
  const { owner, id } = await createWorld();
  const reader = await createTestUser(owner, {
    type: "staff",
    permissions: ["order", "order.details.payment"],
  });
  const company = await createTestUser(owner, { permissions: ["order", "order.details.payment"] });
  for (const person of [reader, company]) {
    expect(await edit(person, id, "received")).toMatchObject({ error: { type: "accessDenied" } });
    expect((await read(person, id)).data.mayBecome).toEqual([]);
  }
});

test("a charge that begins while a payment is edited wins", async () => {
  const { owner, cashier, id } = await createWorld();
  beforeSave("order.payment-edited", async () => {
    await createPayment(owner, id);
  });
  expect(await edit(cashier, id, "received")).toMatchObject({ error: { type: "STALE_VERSION" } });
  expect((await read(cashier, id)).data).toMatchObject({ charges: [{ status: "pending" }] });
});

test.each(["received", "cancelled"])(
  "a payment that staff say is %s ends the open charge; who pays it nevertheless is noted, for a person to decide",
  async (to) => {
    const { owner, cashier, id } = await createWorld();
    await createPayment(owner, id);
    const charge = await readCharge(owner, id);
    expect((await edit(cashier, id, to, "requested")).data).toEqual({ id, paymentStatus: to });
    const lines = await readRows(
      owner,
      sql`select kind, charge_id as chargeId, amount_cents as cents from payment_entry
        where distributor_id = ${owner.id} and request_id = ${id} order by seq`,
    );
    const said =
      to === "received" ? { kind: "confirmed", cents: 1_010_000 } : { kind: "calledOff", cents: 0 };
    expect(lines).toEqual([
      { kind: "created", chargeId: charge.id, cents: 1_010_000 },
      { kind: "expired", chargeId: charge.id, cents: 0 },
      { ...said, chargeId: null },
    ]);
    expect((await readCharge(owner, id)).status).toBe("expired");
    expect((await deliverEvent(owner, buildPaymentEvent(charge))).data.applied).toBe(true);
    expect((await read(cashier, id)).data).toMatchObject({
      ...{ paymentStatus: "received", charges: [{ status: "paid" }] },
    });
  },
);

test("an order gets a billing date from its status on; who sets it over another's is told", async () => {
  const { owner, id } = await createWorld();
  const staff = await createTestUser(owner, { type: "staff", permissions: ["order", "order.details.edit"] });
  const set = (billingDate: string | null, seenBillingDate: string | null = null) =>
    callRequest<{ billingDate: string | null }>(staff, ["PUT", id, "/billing-date"], {
      ...{ billingDate, seenBillingDate },
    });
  const name = (statusToSetBillingDate: string) =>
    changeRows(
      owner,
      sql`update distributor_profile set settings = json_set(settings, '$.restrictOptions', json(${JSON.stringify(
        {
          statusToSetBillingDate,
        },
      )})) where distributor_id = ${owner.id}`,
    );
  await changeRows(
    owner,
    sql`insert into deal_status (distributor_id, id, type, name, group_name, group_order, "order", color)
      values (${owner.id}, ${`dls_${owner.id}`}, 'order', 'Pago', 'negotiation', 2, 1, '#5B677B')`,
  );
  await name("Pago");
  expect(await set("2026-12-01")).toMatchObject({ error: { type: "INVALID_TRANSITION" } });
  await name("open");
  expect((await set("2026-12-01")).data).toEqual({ id, billingDate: "2026-12-01" });
  expect(await set("2026-12-02")).toMatchObject({ error: { type: "STALE_VERSION" } });
  expect(await set("2026-02-30", "2026-12-01")).toMatchObject({ error: { type: "INVALID_BODY" } });
  expect((await set(null, "2026-12-01")).data).toEqual({ id, billingDate: null });
});

/** An order at a distributor whose paid orders get a status, of which a staff member says that it was paid. */
async function createMover(settings: Record<string, unknown> = {}) {
  const world = await createWorld();
  const { owner, cashier, id } = world;
  const pago = await createTestStatus(owner);
  const choose = (paidStatusId: string) =>
    changeRows(
      owner,
      sql`update distributor_profile set settings = json_patch(settings,
        ${JSON.stringify({ requests: { paidStatusId }, ...settings })}) where distributor_id = ${owner.id}`,
    );
  const now = async () => {
    const [row] = await readRows(
      owner,
      sql`select deal_status_id as status, stock_status as stock, payment_status as payment from request
        where distributor_id = ${owner.id} and id = ${id}`,
    );
    return row;
  };
  return { ...world, pago, choose, now, pay: () => edit(cashier, id, "received") };
}

test("an order that is paid gets the status that the distributor chose, with its stock and in the log", async () => {
  const { owner, cashier, id, pago, choose, now, pay } = await createMover();
  await choose(pago);
  expect((await pay()).status).toBe(200);
  expect(await now()).toEqual({ status: pago, stock: "discounted", payment: "received" });
  const [logged] = await readRows(
    owner,
    sql`select actor_id as by, changes ->> '$.dealStatus.to' as "to" from audit_log
      where distributor_id = ${owner.id} and event = 'order.status-changed' and entity_id = ${id}`,
  );
  expect(logged).toEqual({ by: cashier.id, to: "Pago" });
});

test("a payment that a provider tells of moves the order as well, once, and says who", async () => {
  const { owner, id, pago, choose, now } = await createMover();
  await choose(pago);
  await createPayment(owner, id);
  const charge = await readCharge(owner, id);
  const event = buildPaymentEvent(charge);
  await Promise.all([deliverEvent(owner, event), deliverEvent(owner, event)]);
  expect(await now()).toMatchObject({ status: pago, payment: "received" });
  const logged = await readRows(
    owner,
    sql`select actor_type as type from audit_log
      where distributor_id = ${owner.id} and event = 'order.status-changed'`,
  );
  expect(logged).toEqual([{ type: "provider" }]);
});

test("the chosen status decides about the stock of a paid order", async () => {
  const { owner, choose, now, pay } = await createMover({
    restrictOptions: { statusToDiscountStock: "Despachado" },
  });
  const sent = await createTestStatus(owner, {
    ...{ name: "Despachado", groupName: "negotiation", groupOrder: 2, order: 9 },
  });
  await choose(sent);
  await pay();
  expect(await now()).toEqual({ status: sent, stock: "discounted", payment: "received" });
});

test("a payment never moves an order back, nor out of a refusal, nor to a status that is gone", async () => {
  for (const [has, chosen] of [
    [{ name: "Entregue", groupName: "finished", groupOrder: 3, order: 1 }, null],
    [{ name: "Recusado", groupName: "refused", groupOrder: 4, order: 1 }, null],
    [null, "dls_gone"],
  ] as const) {
    const { owner, id, pago, choose, now, pay } = await createMover();
    await choose(chosen ?? pago);
    if (has !== null) {
      const status = await createTestStatus(owner, has);
      await changeRows(owner, sql`update request set deal_status_id = ${status} where id = ${id}`);
    }
    const before = await now();
    expect((await pay()).status).toBe(200);
    expect((await now())?.["status"]).toBe(before?.["status"]);
  }
});

test("the status of paid orders is one of orders, not a refused one, and is not deleted while it is chosen", async () => {
  const { owner } = await createMover();
  // “Pago” is never deleted, chosen or not.
  const paid = await createTestStatus(owner, { name: "Liquidado", order: 4 });
  const { headers } = await createTestUser(owner, { type: "admin" });
  const path = "/app/staff/settings/request";
  const { data: before } = await callApi<{ settings: object; version: string }>("GET", path, { headers });
  const save = (paidStatusId: string) =>
    callApi<{ settings: { paidStatusId: string } }>("PUT", path, {
      headers,
      body: { settings: { ...before.settings, paidStatusId }, version: before.version },
    });
  const refused = await createTestStatus(owner, {
    name: "Recusado",
    groupName: "refused",
    groupOrder: 4,
    order: 1,
  });
  for (const wrong of [refused, "dls_none"]) {
    expect((await save(wrong)).error.details).toMatchObject({
      issues: [{ field: "paidStatusId", code: "UNKNOWN_STATUS" }],
    });
  }
  expect((await save(paid)).data.settings.paidStatusId).toBe(paid);
  const listed = await callApi<{ items: { id: string; isNeeded: boolean }[] }>(
    "GET",
    "/app/staff/deal-statuses?type=order",
    { headers },
  );
  expect(listed.data.items.find(({ id }) => id === paid)?.isNeeded).toBe(true);
  expect((await callApi("DELETE", `/app/staff/deal-statuses/${paid}`, { headers })).error.type).toBe(
    "STATUS_NEEDED",
  );
});
