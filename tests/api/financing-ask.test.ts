import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { OrderDetails } from "#domain/payments/checkout-schema.ts";
import type { RequestPayment } from "#domain/requests/request-payment-schema.ts";
import { createTestStatus } from "#tests/factories/dashboard.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { createTestPayment } from "#tests/factories/sale.ts";
import { callRequest } from "#tests/factories/saved-budget.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { callApi } from "#tests/setup/call-api.ts";

const ASK = { months: 48, contact: "(11) 98888-7777" };

/** A distributor with an order whose financing was agreed on. */
async function createFinanced() {
  const owner = await createTestDistributor();
  const payment = await createTestPayment(owner, {
    type: "financiamento",
    value: "0",
    quantityOfInstallments: 1,
  });
  const { id } = await createTestOrder(owner, { changes: { payment } });
  return { owner, id };
}

function ask(owner: TestDistributor, id: string, body: object = ASK) {
  return callApi<{ askedAt: string }>("POST", `/app/open/payment/${id}/financing`, {
    headers: { "x-debug-distributor": owner.slug },
    body,
  });
}

const read = async (owner: TestDistributor, id: string) =>
  (
    await callApi<OrderDetails>("GET", `/app/open/order/${id}/details`, {
      headers: { "x-debug-distributor": owner.slug },
    })
  ).data.financing;

test("a payer asks for a financing; the distributor is told, and reads it with the payment of the order", async () => {
  const { owner, id } = await createFinanced();
  const cashier = await createTestUser(owner, {
    ...{ type: "staff", permissions: ["order", "order.details.payment"] },
  });
  expect(await read(owner, id)).toEqual({ months: null, askedAt: null });
  const { status, data } = await ask(owner, id);
  expect(status).toBe(201);
  // The open answer says no contact.
  expect(await read(owner, id)).toEqual({ months: 48, askedAt: data.askedAt });
  const payment = await callRequest<RequestPayment>(cashier, ["GET", id, "/payment"]);
  expect(payment.data.financing).toEqual({ ...ASK, askedAt: data.askedAt });
  const told = await readRows(
    owner,
    sql`select content from notification where distributor_id = ${owner.id} and kind = 'financingAsked'
      and user_id = ${cashier.id}`,
  );
  expect(told.map(({ content }) => JSON.parse(String(content)) as unknown)).toEqual([
    { requestId: id, code: "PED-000001", name: expect.any(String) as string, months: 48 },
  ]);
  const log = await readRows(
    owner,
    sql`select changes from audit_log where distributor_id = ${owner.id} and event = 'order.financing-asked'`,
  );
  // Whoever reads the log learns no way to reach the payer.
  expect(log.map(({ changes }) => String(changes))).toEqual([
    JSON.stringify({ financingMonths: { from: null, to: 48 } }),
  ]);
});

test("who asks again asks for another thing; two at once leave one", async () => {
  const { owner, id } = await createFinanced();
  const both = await Promise.all([ask(owner, id), ask(owner, id, { ...ASK, months: 120 })]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  await ask(owner, id, { months: 12, contact: "ana@exemplo.com.br" });
  const rows = await readRows(
    owner,
    sql`select months, contact from financing_ask where distributor_id = ${owner.id}`,
  );
  expect(rows).toEqual([{ months: 12, contact: "ana@exemplo.com.br" }]);
});

test("nobody asks for a financing of what is not financed, paid, called off, another's, or nothing", async () => {
  const { owner, id } = await createFinanced();
  const other = await createTestDistributor();
  const plain = await createTestOrder(other);
  expect(await read(other, plain.id)).toBeNull();
  expect((await ask(other, plain.id)).error).toMatchObject({ type: "CHARGE_NOT_PAYABLE" });
  expect((await ask(other, id)).status).toBe(404);
  for (const wrong of [{ ...ASK, months: 13 }, { ...ASK, contact: " 1 " }, { months: 48 }]) {
    expect((await ask(owner, id, wrong)).status).toBe(400);
  }
  const [before] = await readRows(owner, sql`select deal_status_id as status from request where id = ${id}`);
  const refused = await createTestStatus(owner, { groupName: "refused" });
  await changeRows(owner, sql`update request set deal_status_id = ${refused} where id = ${id}`);
  expect((await ask(owner, id)).error).toMatchObject({ type: "CHARGE_NOT_PAYABLE" });
  expect(await read(owner, id)).toBeNull();
  await changeRows(
    owner,
    sql`update request set deal_status_id = ${String(before?.["status"])} where id = ${id}`,
  );
  for (const paymentStatus of ["received", "cancelled"]) {
    await changeRows(owner, sql`update request set payment_status = ${paymentStatus} where id = ${id}`);
    expect((await ask(owner, id)).error).toMatchObject({ type: "CHARGE_NOT_PAYABLE" });
    expect(await read(owner, id)).toBeNull();
  }
});
