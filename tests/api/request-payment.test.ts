import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { createPayment } from "#tests/factories/payment.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callRequest } from "#tests/factories/saved-budget.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";

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
    // While the customer may be paying, nobody says otherwise.
    expect(data.mayBecome).toEqual([]);
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
  expect(await edit(cashier, id, "received", "requested")).toMatchObject({
    error: { type: "INVALID_TRANSITION" },
  });
});

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
