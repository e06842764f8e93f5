import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildPixBrCode } from "#domain/payments/pix-br-code.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestPaymentMethod } from "#tests/factories/payment-method.ts";
import { addBusinessDays, calendarDayIn } from "#domain/shared/calendar.ts";
import {
  buildPaymentEvent,
  createPayment,
  deliverEvent,
  readCharge,
  readPayment,
} from "#tests/factories/payment.ts";
import { createBoletoOrder } from "#tests/factories/charged-order.ts";
import { readLine } from "#tests/factories/read-slip.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { callApi } from "#tests/setup/call-api.ts";

/** Sets the expiry of an order's charges to the past. */
function expireCharges(owner: Parameters<typeof changeRows>[0]) {
  return changeRows(
    owner,
    sql`update charge set expires_at = '2026-01-01T00:00:00.000Z' where distributor_id = ${owner.id}`,
  );
}

test("the payer's page shows the order with no more of the customer than the first name [CALLS-08]", async () => {
  const owner = await createTestDistributor();
  const order = await createTestOrder(owner);
  const answer = await callApi("GET", `/app/open/order/${order.id}/details`, {
    headers: { "x-debug-distributor": owner.slug },
  });
  expect(answer.status).toBe(200);
  expect(answer.data).toEqual({
    id: order.id,
    code: "PED-000001",
    version: 1,
    distributorName: `Distribuidora ${owner.slug}`,
    payerFirstName: "Marina",
    items: [{ name: "Kit 5,50 kWp · Telhado cerâmico", amount: 1, totalCents: 1_000_000 }],
    itemsCents: 1_000_000,
    adjustmentCents: 0,
    returnedCents: 0,
    freightCents: 10_000,
    totalCents: 1_010_000,
    methods: ["pix"],
    downPaymentCents: 0,
    paymentName: "Pix",
    cardPlan: null,
    financing: null,
    elsewhere: null,
  });
  expect(JSON.stringify(answer.data)).not.toMatch(/529|cliente\.test|98765|Acácias|Goiânia|Residência|Alves/);
});

test("an order that is not paid by Pix is not paid on its page", async () => {
  const owner = await createTestDistributor();
  const methodId = await createTestPaymentMethod(owner);
  const order = await createTestOrder(owner, { changes: { payment: { type: "boleto", method: methodId } } });
  const answer = await callApi("GET", `/app/open/order/${order.id}/details`, {
    headers: { "x-debug-distributor": owner.slug },
  });
  expect(answer.data).toMatchObject({ methods: [], paymentName: "Boleto · À vista" });
  const refused = await createPayment(owner, order.id);
  expect(refused.status).toBe(409);
  expect(refused.error.type).toBe("CHARGE_NOT_PAYABLE");
  expect((await readPayment(owner, order.id)).data).toMatchObject({
    paymentStatus: "notRequested",
    charge: null,
  });
});

test("an order that is paid by boleto gets a slip of its amount, due in business days, which a payment settles", async () => {
  const { owner, order } = await createBoletoOrder();
  const { charge } = (await createPayment(owner, order.id, "boleto")).data;
  if (charge?.method !== "boleto") throw new Error("no slip");
  const today = calendarDayIn(new Date().toISOString(), "America/Sao_Paulo");
  const { amountCents } = charge;
  expect(readLine(charge.line, today)).toMatchObject({
    ...{ bank: "999", amountCents, dueDate: addBusinessDays(today, 3), barcode: charge.barcode },
  });
  expect(charge.expiresAt > addBusinessDays(charge.dueDate, 2)).toBe(true);
  const [reserved] = await readRows(
    owner,
    sql`select expires_at as until from stock_reservation where request_id = ${order.id}`,
  );
  expect(reserved?.["until"]).toBe(charge.expiresAt);
  expect((await createPayment(owner, order.id, "boleto")).data.charge).toEqual(charge);
  await deliverEvent(owner, buildPaymentEvent(await readCharge(owner, order.id)));
  expect((await readPayment(owner, order.id)).data.paymentStatus).toBe("received");
});

test("a payer is charged for the order as it was seen: another version or another sum is not charged", async () => {
  const owner = await createTestDistributor();
  const order = await createTestOrder(owner);
  const charge = (seen: object) =>
    callApi<{ charge: { amountCents: number } }>("POST", `/app/open/payment/${order.id}/create`, {
      headers: { "x-debug-distributor": owner.slug },
      body: { method: "pix", seen },
    });
  for (const seen of [
    { version: 2, totalCents: 1_010_000 },
    { version: 1, totalCents: 1_000_000 },
  ]) {
    const refused = await charge(seen);
    expect([refused.status, refused.error.type]).toEqual([409, "ORDER_CHANGED"]);
  }
  expect(await readNumber(owner, sql`select count(*) from charge where request_id = ${order.id}`)).toBe(0);
  expect((await charge({ version: "um" })).status).toBe(400);
  await changeRows(owner, sql`update request set returned_cents = 10000 where id = ${order.id}`);
  expect((await charge({ version: 1, totalCents: 1_010_000 })).error.type).toBe("ORDER_CHANGED");
  const made = await charge({ version: 1, totalCents: 1_000_000 });
  expect([made.status, made.data.charge.amountCents]).toEqual([201, 1_000_000]);
});

test("an order that nobody was charged for has no charge", async () => {
  const owner = await createTestDistributor();
  const order = await createTestOrder(owner);
  expect((await readPayment(owner, order.id)).data).toMatchObject({
    paymentStatus: "notRequested",
    charge: null,
    paidAt: null,
  });
});

test("a payment is created as a Pix charge over the order's total to the distributor's key [CALLS-10]", async () => {
  const owner = await createTestDistributor();
  const order = await createTestOrder(owner);
  const payment = await createPayment(owner, order.id);
  expect(payment.status).toBe(201);
  const { charge, ...state } = payment.data;
  expect(state).toMatchObject({ paymentStatus: "requested", paidAt: null, sandbox: true });
  expect(charge).toMatchObject({ status: "pending", amountCents: 1_010_000 });
  const brCode = charge?.method === "pix" ? charge.brCode : "";
  const txid = /62\d{2}05\d{2}(\w{1,25})6304\w{4}$/.exec(brCode)?.[1] ?? "";
  expect(txid).not.toBe("");
  expect(brCode).toBe(
    buildPixBrCode({
      key: "financeiro@distribuidora.test",
      amountCents: 1_010_000,
      name: "Distribuidora",
      city: "Goiania",
      txid,
      description: "PED-000001",
    }),
  );
  // 30 minutes by default
  expect(Date.parse(charge?.expiresAt ?? "") - Date.parse(state.serverTime)).toBeLessThanOrEqual(30 * 60_000);
  expect(Date.parse(charge?.expiresAt ?? "") - Date.parse(state.serverTime)).toBeGreaterThan(29 * 60_000);
});

test("asked again, the payer gets the open charge", async () => {
  const owner = await createTestDistributor();
  const order = await createTestOrder(owner);
  const first = await createPayment(owner, order.id);
  const second = await createPayment(owner, order.id);
  expect(second.status).toBe(201);
  expect(second.data.charge).toEqual(first.data.charge);
});

test("asked twenty times at once, all get the one charge", async () => {
  const owner = await createTestDistributor();
  await createTestUser(owner, { type: "admin" });
  const order = await createTestOrder(owner);
  const payments = await Promise.all(Array.from({ length: 20 }, () => createPayment(owner, order.id)));
  expect(new Set(payments.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(payments.map(({ data }) => data.charge?.id)).size).toBe(1);
  expect(new Set(payments.map(({ data }) => data.paymentStatus))).toEqual(new Set(["requested"]));
  expect(await readNumber(owner, sql`select count(*) from charge where distributor_id = ${owner.id}`)).toBe(
    1,
  );
  const events = await readRows(
    owner,
    sql`select seq from outbox where distributor_id = ${owner.id} order by seq`,
  );
  expect(events).toEqual([{ seq: 1 }, { seq: 2 }, { seq: 3 }]); // the order's, the charge's for its payer and the others
});

test("a charge leaves an audit row that names the payer's page as its author", async () => {
  const owner = await createTestDistributor();
  const order = await createTestOrder(owner);
  await createPayment(owner, order.id);
  const rows = await readRows(
    owner,
    sql`select actor_type, event, changes from audit_log where distributor_id = ${owner.id} and event = 'charge.created'`,
  );
  expect(rows).toEqual([
    {
      actor_type: "anonymous",
      event: "charge.created",
      changes: '{"paymentStatus":{"from":"notRequested","to":"requested"}}',
    },
  ]);
});

test("the status call takes method, renewal and browser, and answers the payment [CALLS-09]", async () => {
  const owner = await createTestDistributor();
  const order = await createTestOrder(owner);
  const { charge } = (await createPayment(owner, order.id)).data;
  for (const method of ["credit", "credito", "debito", "pix", "boleto", "financiamento", "other"]) {
    const query = `?paymentMethod=${method}&ifExpiredGenerateNew=true&browser=${encodeURIComponent('{"language":"pt-BR"}')}`;
    const answer = await readPayment(owner, order.id, query);
    expect(answer.data).toMatchObject({
      paymentStatus: "requested",
      charge: { id: charge?.id, status: "pending" },
    });
  }
  expect((await readPayment(owner, order.id, "?paymentMethod=dinheiro")).status).toBe(400);
  expect((await readPayment(owner, order.id, "?ifExpiredGenerateNew=talvez")).status).toBe(400);
});

test("without a method the status is asked for credit, so an expired Pix charge is not renewed [PAYMENT-08]", async () => {
  const owner = await createTestDistributor();
  const order = await createTestOrder(owner);
  const first = (await createPayment(owner, order.id)).data.charge;
  await expireCharges(owner);
  const byDefault = await readPayment(owner, order.id, "?ifExpiredGenerateNew=true");
  const byCredit = await readPayment(owner, order.id, "?ifExpiredGenerateNew=true&paymentMethod=credito");
  for (const { status, data } of [byDefault, byCredit]) {
    expect(status).toBe(200);
    expect(data).toMatchObject({ paymentStatus: "requested", charge: { id: first?.id, status: "expired" } });
  }
});

test("an expired Pix charge is renewed by the status call only when asked", async () => {
  const owner = await createTestDistributor();
  const order = await createTestOrder(owner);
  const first = (await createPayment(owner, order.id)).data.charge;
  await expireCharges(owner);
  const kept = await readPayment(owner, order.id, "?paymentMethod=pix&ifExpiredGenerateNew=false");
  expect(kept.data.charge).toMatchObject({ id: first?.id, status: "expired" });
  const renewed = await readPayment(owner, order.id, "?paymentMethod=pix&ifExpiredGenerateNew=true");
  expect(renewed.data.charge?.id).not.toBe(first?.id);
  expect(renewed.data.charge).toMatchObject({ status: "pending", amountCents: 1_010_000 });
  const again = await readPayment(owner, order.id, "?paymentMethod=pix&ifExpiredGenerateNew=true");
  expect(again.data.charge?.id).toBe(renewed.data.charge?.id);
});

test("an expired charge is followed by a new one when a payment is asked for", async () => {
  const owner = await createTestDistributor();
  const order = await createTestOrder(owner);
  const first = (await createPayment(owner, order.id)).data.charge;
  await expireCharges(owner);
  expect((await createPayment(owner, order.id)).data.charge?.id).not.toBe(first?.id);
  expect(await readNumber(owner, sql`select count(*) from charge where distributor_id = ${owner.id}`)).toBe(
    2,
  );
});

test("a distributor without a Pix key cannot charge, and the order stays as it was", async () => {
  const owner = await createTestDistributor({ settings: { payments: {} } });
  const order = await createTestOrder(owner);
  const refused = await createPayment(owner, order.id);
  expect(refused.status).toBe(422);
  expect(refused.error).toMatchObject({ type: "INVALID_PIX_DATA", details: { field: "key" } });
  expect((await readPayment(owner, order.id)).data.paymentStatus).toBe("notRequested");
});

test("the charge of an order is its own: the amounts of two orders do not mix", async () => {
  const owner = await createTestDistributor();
  const one = await createTestOrder(owner);
  const other = await createTestOrder(owner, { changes: { name: "Outra residência" } });
  await createPayment(owner, one.id);
  await createPayment(owner, other.id);
  expect((await readCharge(owner, one.id)).id).not.toBe((await readCharge(owner, other.id)).id);
});
