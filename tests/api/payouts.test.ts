import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { PayoutReport } from "#domain/payments/payouts.ts";
import type { Reconciliation } from "#domain/payments/reconciliation.ts";
import type { RequestPayment } from "#domain/requests/request-payment-schema.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import { apiEnv } from "#tests/factories/api-env.ts";
import {
  createTestDistributor,
  createTestUser,
  openTestDatabase,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { openShop, PROVIDER, tell } from "#tests/factories/mercado-pago-shop.ts";
import { buildPaymentEvent, createPayment, deliverEvent, readCharge } from "#tests/factories/payment.ts";
import { readRows } from "#tests/factories/rows.ts";
import { callRequest } from "#tests/factories/saved-budget.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { MERCADO_PAGO_SETTINGS } from "#tests/fakes/mercado-pago.ts";
import { callApi, startCall } from "#tests/setup/call-api.ts";
import { comparePayments } from "#worker/jobs/compare-payments.ts";
import { hourSums } from "#worker/repositories/payments/payout-statements.ts";

const env = MERCADO_PAGO_SETTINGS;
const TOTAL = 1_010_000;
/** What the local provider keeps of it: 0,99 %. */
const FEE = 9_999;
const CASHIER = ["configuration.checkoutPayment"];

const today = () => calendarDayIn(new Date().toISOString(), "America/Sao_Paulo");

async function report({ headers }: Pick<TestUser, "headers">, from = today(), until = today()) {
  const answer = await callApi<PayoutReport>("GET", `${PROVIDER}/payouts?from=${from}&until=${until}`, {
    headers,
  });
  expect(answer.status).toBe(200);
  return answer.data;
}

/** All lines of an order's ledger that are between provider and distributor. */
const providerLines = (owner: TestDistributor, orderId: string) =>
  readRows(
    owner,
    sql`select kind, amount_cents as cents from payment_entry
      where distributor_id = ${owner.id} and request_id = ${orderId} and kind in ('fee', 'paidOut') order by seq`,
  );

/** Runs tomorrow morning's comparison. */
const compareTomorrow = (owner: TestDistributor) =>
  comparePayments({
    env: { ...apiEnv, ...env },
    ...{ directory: openTestDatabase("primary"), database: owner.database },
    distributor: { id: owner.id, slug: owner.slug },
    origin: `http://${owner.slug}.portal.test`,
    now: () => new Date(Date.parse(`${addDays(today(), 1)}T03:00:00.000Z`) + 6 * 3_600_000),
  });

/** A shop with a Pix that was paid, and told of. */
async function openPaidShop() {
  const shop = await openShop();
  await shop.charge();
  const id = shop.network.list()[0]?.id ?? 0;
  shop.network.happen(id, "pay");
  await tell(shop.owner, shop.network.notificationOf(id));
  return { ...shop, id };
}

test("a provider's fee comes with the news of the payment, and is noted once", async () => {
  const { owner, order, network, id, read } = await openPaidShop();
  await Promise.all([tell(owner, network.notificationOf(id)), tell(owner, network.notificationOf(id))]);
  expect(await providerLines(owner, order.id)).toEqual([{ kind: "fee", cents: FEE }]);
  // It is the distributor's: to the payer the whole amount is paid.
  expect((await read()).data.paymentStatus).toBe("received");
  const cashier = await createTestUser(owner, { type: "staff", permissions: CASHIER });
  const sums = { paidCents: TOTAL, feeCents: FEE, backCents: 0, paidOutCents: 0 };
  expect(await report(cashier)).toEqual({
    ...{ from: today(), until: today(), totals: sums },
    rows: [{ day: today(), method: "pix", ...sums }],
  });
});

test("what was paid out yesterday of an older payment is noted in the morning, once, and is no difference", async () => {
  const { owner, admin, order, network, id } = await openPaidShop();
  network.happen(id, "release");
  const [payment] = network.list();
  // Nothing but the release happened yesterday, and nobody tells of it.
  Object.assign(payment ?? {}, { date_last_updated: "2026-11-01T10:00:00.000-03:00" });
  expect(await providerLines(owner, order.id)).toHaveLength(1);
  const results = await Promise.all(Array.from({ length: 3 }, () => compareTomorrow(owner)));
  expect(results.filter((result) => result === "compared")).toHaveLength(1);
  expect(await compareTomorrow(owner)).toBeNull();
  const lines = [
    { kind: "fee", cents: FEE },
    { kind: "paidOut", cents: TOTAL - FEE },
  ];
  expect(await providerLines(owner, order.id)).toEqual(lines);
  expect((await report(admin)).totals).toEqual({
    ...{ paidCents: TOTAL, feeCents: FEE, backCents: 0, paidOutCents: TOTAL - FEE },
  });
  const { data } = await callApi<Reconciliation>("GET", `${PROVIDER}/reconciliation?day=${today()}`, {
    ...{ headers: admin.headers, env },
  });
  expect(data).toMatchObject({ differences: [], daily: { differences: 0 } });
  // Whoever reads the books again, or tells of the payment once more, changes nothing.
  await tell(owner, network.notificationOf(id));
  expect(await providerLines(owner, order.id)).toEqual(lines);
});

test("a fee that nobody told is noted in the morning; a payment that nobody told stays a difference", async () => {
  const { owner, network, order, charge } = await openShop();
  await charge();
  const id = network.list()[0]?.id ?? 0;
  network.happen(id, "pay");
  expect(await compareTomorrow(owner)).toBe("compared");
  expect(await providerLines(owner, order.id)).toEqual([{ kind: "fee", cents: FEE }]);
  const paid = await readRows(
    owner,
    sql`select kind from payment_entry
    where distributor_id = ${owner.id} and kind = 'paid'`,
  );
  expect(paid).toEqual([]);
});

test("of fees and payouts staff reads in an order's ledger, and its buyer does not", async () => {
  const owner = await createTestDistributor();
  const cashier = await createTestUser(owner, {
    ...{ type: "staff", permissions: ["order", "order.details.payment"] },
  });
  const buyer = await createTestUser(owner, {
    permissions: ["order", "order.details.payment"],
  });
  const order = await createTestOrder(owner);
  await createPayment(owner, order.id);
  const charge = await readCharge(owner, order.id);
  const tellOf = (type: string, amountCents: number) =>
    deliverEvent(owner, buildPaymentEvent(charge, { type, amountCents }));
  await tellOf("charge.paid", charge.amountCents);
  expect((await tellOf("charge.fee", 500)).data).toEqual({ applied: false });
  await tellOf("charge.paid-out", charge.amountCents - 500);
  const kindsFor = async (person: TestUser) => {
    const { data } = await callRequest<RequestPayment>(person, ["GET", order.id, "/payment"]);
    return data.entries.map(({ kind }) => kind);
  };
  expect(await kindsFor(cashier)).toEqual(["created", "paid", "fee", "paidOut"]);
  expect(await kindsFor(buyer)).toEqual(["created", "paid"]);
});

test("a report is the distributor's own, and reads days that make one", async () => {
  const { owner, admin } = await openPaidShop();
  const other = await createTestDistributor();
  const rival = await createTestUser(other, { type: "admin" });
  expect((await report(rival)).rows).toEqual([]);
  expect((await report(admin, addDays(today(), -91))).rows).toHaveLength(1);
  expect((await report(admin, addDays(today(), 1), addDays(today(), 2))).rows).toEqual([]);
  const colleague = await createTestUser(owner, { type: "staff", permissions: ["order"] });
  for (const [person, query, status] of [
    [admin, `from=${today()}&until=${addDays(today(), -1)}`, 400],
    [admin, `from=${addDays(today(), -92)}&until=${today()}`, 400],
    [admin, `from=2026-02-30&until=${today()}`, 400],
    [colleague, `from=${today()}&until=${today()}`, 403],
  ] as const) {
    for (const path of ["payouts", "payout-export"]) {
      const { headers } = person;
      expect((await callApi("GET", `${PROVIDER}/${path}?${query}`, { headers })).status).toBe(status);
    }
  }
});

test("a report is a file, too", async () => {
  const { admin } = await openPaidShop();
  const { headers } = admin;
  const call = startCall("GET", `${PROVIDER}/payout-export?from=${today()}&until=${today()}&format=csv`, {
    headers,
  });
  const response = await call.response;
  const text = await response.text();
  await call.finish();
  expect(response.headers.get("content-disposition")).toMatch(/repasses.*\.csv/);
  const day = today().split("-").reverse().join("/");
  expect(text.replace("\uFEFF", "").trim().split("\r\n")).toEqual([
    "Dia;Forma;Recebido;Tarifas;Devolvido;Repassado",
    `${day};Pix;10100,00;99,99;0,00;0,00`,
  ]);
});

test("a report reads lines of its kinds and days along an index, and each of their charges by its key", async () => {
  const owner = await createTestDistributor();
  const query = hourSums(owner.database, owner.id, {
    ...{ from: "2026-11-01T03:00:00.000Z", before: "2026-12-01T03:00:00.000Z" },
  });
  const steps = await readRows(owner, sql`explain query plan ${query.getSQL()}`);
  const plan = steps.map(({ detail }) => String(detail)).join("\n");
  expect(plan).toMatch(
    /SEARCH entry USING COVERING INDEX payment_entry_moved \(distributor_id=\? AND kind=\? AND occurred_at>\? AND occurred_at<\?\)/,
  );
  expect(plan).toMatch(/SEARCH charge USING .*INDEX \S+ \(.*id=\?\)/);
  expect(plan).not.toMatch(/SCAN (entry|charge)\b/);
});
