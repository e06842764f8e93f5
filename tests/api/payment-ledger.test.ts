import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import {
  buildPaymentEvent,
  createPayment,
  deliverEvent,
  readCharge,
  readPayment,
} from "#tests/factories/payment.ts";
import { readMails } from "#tests/factories/mail.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callRequest } from "#tests/factories/saved-budget.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import type { RequestPayment } from "#domain/requests/request-payment-schema.ts";

const TOTAL = 1_010_000;

type Person = Pick<TestUser, "headers">;

/** An order with a charge, of which these amounts came, and a person who may handle its money. */
async function createMoney(...paid: number[]) {
  const owner = await createTestDistributor();
  const cashier = await createTestUser(owner, {
    type: "staff",
    permissions: ["order", "order.details.payment", "order.details.payment.statusEdit"],
  });
  const { id, buyer } = await createTestOrder(owner);
  await createPayment(owner, id);
  const charge = await readCharge(owner, id);
  for (const amountCents of paid) await deliverEvent(owner, buildPaymentEvent(charge, { amountCents }));
  return { owner, cashier, buyer, id, charge };
}

function read(person: Person, id: string) {
  return callRequest<RequestPayment>(person, ["GET", id, "/payment"]);
}

function accept(person: Person, id: string, chargeId: string, seenHeldCents: number, waivesRest = false) {
  return callRequest<RequestPayment>(person, ["POST", id, `/charges/${chargeId}/acceptance`], {
    ...{ seenHeldCents, waivesRest, reason: "Combinado por telefone" },
  });
}

function refund(person: Person, id: string, chargeId: string, seenHeldCents: number, amountCents: number) {
  return callRequest<RequestPayment>(person, ["POST", id, `/charges/${chargeId}/refunds`], {
    ...{ seenHeldCents, amountCents, reason: "Pago duas vezes" },
  });
}

const linesOf = ({ entries }: RequestPayment) => entries.map(({ kind, amountCents }) => [kind, amountCents]);

test("a payment that is short is accepted as a part, and the rest is charged", async () => {
  const { owner, cashier, id, charge } = await createMoney(1_000_000);
  const { data } = await accept(cashier, id, charge.id, 1_000_000);
  expect(data).toMatchObject({ paymentStatus: "requested", openCents: 10_000 });
  const rest = (await createPayment(owner, id)).data.charge;
  expect(rest).toMatchObject({ amountCents: 10_000, status: "pending" });
  await deliverEvent(owner, buildPaymentEvent(await readCharge(owner, id)));
  const after = (await read(cashier, id)).data;
  expect(after).toMatchObject({ paymentStatus: "received", openCents: 0 });
  expect(after.charges.map(({ status, heldCents }) => [status, heldCents])).toEqual([
    ["paid", 10_000],
    ["paid", 1_000_000],
  ]);
  expect(linesOf(after)).toEqual([
    ["created", TOTAL],
    ["paid", 1_000_000],
    ["accepted", 0],
    ["created", 10_000],
    ["paid", 10_000],
  ]);
});

test("a payment that is short is accepted as the whole: the rest is waived, and its order gets its units", async () => {
  const { owner, cashier, buyer, id, charge } = await createMoney(TOTAL - 1);
  const { data } = await accept(cashier, id, charge.id, TOTAL - 1, true);
  expect(data).toMatchObject({ paymentStatus: "received", openCents: 0, mayBecome: [] });
  expect(linesOf(data).slice(2)).toEqual([
    ["accepted", 0],
    ["waived", 1],
  ]);
  expect(data.entries.at(-1)).toMatchObject({
    note: "Combinado por telefone",
    by: expect.stringMatching(/\w/),
  });
  const [order] = await readRows(owner, sql`select stock_status as stock from request where id = ${id}`);
  expect(order).toEqual({ stock: "discounted" });
  const told = await readRows(
    owner,
    sql`select user_id as userId from notification where distributor_id = ${owner.id} and kind = 'paymentReceived'`,
  );
  expect(told.map(({ userId }) => userId)).toContain(buyer.id);
  const [logged] = await readRows(
    owner,
    sql`select changes from audit_log where distributor_id = ${owner.id} and event = 'order.money-accepted'`,
  );
  expect(JSON.parse(String(logged?.["changes"]))).toEqual({
    acceptedCents: { from: null, to: TOTAL - 1 },
    waivedCents: { from: null, to: 1 },
    reason: { from: null, to: "Combinado por telefone" },
  });
});

test("who paid a part reads what is left of the order, and in the end what was received in all", async () => {
  const { owner, cashier, id, charge } = await createMoney(1_000_000);
  expect((await readPayment(owner, id)).data.next).toBeNull();
  await accept(cashier, id, charge.id, 1_000_000);
  const left = { part: "rest", method: "pix", amountCents: 10_000 };
  expect((await readPayment(owner, id)).data).toMatchObject({ next: left, receivedCents: null });
  await createPayment(owner, id);
  expect((await readPayment(owner, id)).data).toMatchObject({ next: left, charge: { amountCents: 10_000 } });
  await deliverEvent(owner, buildPaymentEvent(await readCharge(owner, id)));
  expect((await readPayment(owner, id)).data).toMatchObject({
    ...{ paymentStatus: "received", receivedCents: TOTAL },
  });
});

test.each([
  ["less, of which the rest was waived,", TOTAL - 1, TOTAL - 1],
  ["more, which was kept,", TOTAL + 5, TOTAL + 5],
])("who paid %s reads what came, on the page and in the e-mail", async (_what, paid, received) => {
  const { owner, cashier, id, charge } = await createMoney(paid);
  await accept(cashier, id, charge.id, paid, true);
  expect((await readPayment(owner, id)).data.receivedCents).toBe(received);
  expect(await readMails(owner, "marina@cliente.test")).toMatchObject([{ paidCents: received }]);
});

test("a payment that is short is sent back, and the order is charged anew", async () => {
  const { owner, cashier, id, charge } = await createMoney(500);
  const { data } = await refund(cashier, id, charge.id, 500, 500);
  expect(data).toMatchObject({ paymentStatus: "requested", openCents: TOTAL });
  expect(data.charges).toMatchObject([{ status: "refunded", heldCents: 0 }]);
  expect((await createPayment(owner, id)).data.charge).toMatchObject({ amountCents: TOTAL });
});

test("of what came twice the excess is sent back, and the order stays paid", async () => {
  const { owner, cashier, id, charge } = await createMoney(TOTAL, TOTAL);
  expect((await read(cashier, id)).data.charges).toMatchObject([{ status: "over", heldCents: 2 * TOTAL }]);
  const { data } = await refund(cashier, id, charge.id, 2 * TOTAL, TOTAL);
  expect(data).toMatchObject({ paymentStatus: "received" });
  expect(data.charges).toMatchObject([{ status: "paid", heldCents: TOTAL }]);
  expect((await readPayment(owner, id)).data.paymentStatus).toBe("received");
});

test("what came too much is kept where somebody accepts it", async () => {
  const { cashier, id, charge } = await createMoney(TOTAL + 5);
  expect((await read(cashier, id)).data.paymentStatus).toBe("requested");
  const { data } = await accept(cashier, id, charge.id, TOTAL + 5, true);
  expect(data).toMatchObject({ paymentStatus: "received" });
  expect(data.charges).toMatchObject([{ status: "paid", heldCents: TOTAL + 5 }]);
});

test("a part of a payment is sent back without a change of its order, all of it calls the payment off", async () => {
  const { owner, cashier, id, charge } = await createMoney(TOTAL);
  const part = await refund(cashier, id, charge.id, TOTAL, 10_000);
  expect(part.data).toMatchObject({ paymentStatus: "received" });
  expect(part.data.charges).toMatchObject([{ status: "partlyRefunded", heldCents: 1_000_000 }]);
  const all = await refund(cashier, id, charge.id, 1_000_000, 1_000_000);
  expect(all.data).toMatchObject({ paymentStatus: "cancelled" });
  expect(all.data.charges).toMatchObject([{ status: "refunded", heldCents: 0 }]);
  expect(await createPayment(owner, id)).toMatchObject({ error: { type: "CHARGE_NOT_PAYABLE" } });
});

test("a payment that a bank takes back is due again, and can be charged", async () => {
  const { owner, cashier, id, charge } = await createMoney(TOTAL);
  await deliverEvent(owner, buildPaymentEvent(charge, { type: "charge.charged-back" }));
  expect((await read(cashier, id)).data).toMatchObject({
    ...{ paymentStatus: "requested", openCents: TOTAL },
    charges: [{ status: "chargedBack", heldCents: 0 }],
  });
  expect((await createPayment(owner, id)).data.charge).toMatchObject({ amountCents: TOTAL });
});

test.each([
  ["charge.refunded", "charge.paid", "cancelled"],
  ["charge.paid", "charge.refunded", "cancelled"],
  ["charge.charged-back", "charge.paid", "requested"],
  ["charge.expired", "charge.paid", "received"],
])("%s before %s: %s", async (first, second, paymentStatus) => {
  const { owner, cashier, id, charge } = await createMoney();
  for (const type of [first, second]) await deliverEvent(owner, buildPaymentEvent(charge, { type }));
  expect((await read(cashier, id)).data.paymentStatus).toBe(paymentStatus);
});

test.each([
  ["more than is held", TOTAL, TOTAL + 1, "INVALID_BODY"],
  ["of other money than is held", TOTAL - 1, 1, "STALE_VERSION"],
  ["of nothing", TOTAL, 0, "INVALID_BODY"],
])("a refund %s is refused, and nothing is noted", async (_what, seen, amount, type) => {
  const { cashier, id, charge } = await createMoney(TOTAL);
  expect(await refund(cashier, id, charge.id, seen, amount)).toMatchObject({ error: { type } });
  expect((await read(cashier, id)).data.entries).toHaveLength(2);
});

test("a payment of the asked amount is not accepted, nor one of another order's charge", async () => {
  const { cashier, id, charge } = await createMoney(TOTAL);
  expect(await accept(cashier, id, charge.id, TOTAL)).toMatchObject({
    error: { type: "INVALID_TRANSITION", details: { entity: "charge", from: "paid", to: "paid" } },
  });
  const other = await createMoney(5);
  expect(await accept(cashier, id, other.charge.id, 5)).toMatchObject({ error: { type: "NOT_FOUND" } });
  expect(await accept(cashier, other.id, other.charge.id, 5)).toMatchObject({ status: 404 });
});

test("who may not say what a payment is neither accepts money nor sends it back", async () => {
  const { owner, id, charge } = await createMoney(5);
  const permissions = ["order", "order.details.payment"] as const;
  const reader = await createTestUser(owner, { type: "staff", permissions: [...permissions] });
  const company = await createTestUser(owner, {
    permissions: [...permissions, "order.details.payment.statusEdit"],
  });
  for (const person of [reader, company]) {
    expect(await accept(person, id, charge.id, 5)).toMatchObject({ error: { type: "accessDenied" } });
    expect(await refund(person, id, charge.id, 5, 5)).toMatchObject({ error: { type: "accessDenied" } });
    expect((await read(person, id)).data).toMatchObject({ mayHandle: false });
  }
});

test("two who send the same money back at once send it once", async () => {
  const { cashier, id, charge } = await createMoney(TOTAL);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => refund(cashier, id, charge.id, TOTAL, 10_000)),
  );
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
  const { data } = await read(cashier, id);
  expect(linesOf(data)).toEqual([
    ["created", TOTAL],
    ["paid", TOTAL],
    ["refunded", 10_000],
  ]);
});

test("money that comes while somebody accepts is noted, and who accepts is told", async () => {
  const { owner, cashier, id, charge } = await createMoney(5);
  beforeSave("order.money-accepted", async () => {
    await deliverEvent(owner, buildPaymentEvent(charge, { amountCents: TOTAL - 5 }));
  });
  expect(await accept(cashier, id, charge.id, 5)).toMatchObject({ error: { type: "STALE_VERSION" } });
  expect((await read(cashier, id)).data).toMatchObject({ paymentStatus: "received" });
});

test("a line of a ledger is never changed, and its event is noted once", async () => {
  const { owner, id } = await createMoney(TOTAL);
  await expect(
    changeRows(owner, sql`update payment_entry set amount_cents = 1 where request_id = ${id}`),
  ).rejects.toThrow("lines are not changed");
});
