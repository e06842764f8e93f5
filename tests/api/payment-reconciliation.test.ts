import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DEMO_PAYMENT_SECRET, DEMO_PAYMENT_TOKEN } from "#scripts/demo/demo-keys.ts";
import type { Reconciliation } from "#domain/payments/reconciliation.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { choose, ledgerOf, openShop, PROVIDER, tell } from "#tests/factories/mercado-pago-shop.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { MERCADO_PAGO_SETTINGS } from "#tests/fakes/mercado-pago.ts";
import { callApi } from "#tests/setup/call-api.ts";

const env = MERCADO_PAGO_SETTINGS;
const TOTAL = 1_010_000;

function today(): string {
  return calendarDayIn(new Date().toISOString(), "America/Sao_Paulo");
}

function compare({ headers }: TestUser, day = today()) {
  return callApi<Reconciliation>("GET", `${PROVIDER}/reconciliation?day=${day}`, { headers, env });
}

function settle({ headers }: TestUser, providerChargeId: string) {
  return callApi<{ applied: boolean }>("POST", `${PROVIDER}/reconciliation`, {
    ...{ headers, env, body: { providerChargeId } },
  });
}

/** A shop with a paid charge of which nobody told. */
async function openUntoldShop() {
  const shop = await openShop();
  await shop.charge();
  const id = shop.network.list()[0]?.id ?? 0;
  shop.network.happen(id, "pay");
  return { ...shop, id };
}

test("what the provider knows of a day's payments and the ledger does not is listed, and settled once", async () => {
  const { network, owner, admin, order, read, id } = await openUntoldShop();
  network.happen(id, "refund", 100);
  const { data } = await compare(admin);
  expect(data).toEqual({
    ...{ day: today(), provider: "mercadopago", compared: 1, isComplete: true, daily: null },
    differences: [
      {
        providerChargeId: String(id),
        order: { id: order.id, code: "PED-000001" },
        canSettle: true,
        facts: [
          { kind: "paid", amountCents: TOTAL, occurredAt: expect.any(String) as string },
          { kind: "refunded", amountCents: 10_000, occurredAt: expect.any(String) as string },
        ],
      },
    ],
  });
  const both = await Promise.all([settle(admin, String(id)), settle(admin, String(id))]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await settle(admin, String(id))).data).toEqual({ applied: false });
  expect((await tell(owner, network.notificationOf(id))).data).toEqual({ applied: false });
  const lines = [
    ["created", TOTAL],
    ["paid", TOTAL],
    ["refunded", 10_000],
  ];
  expect(await ledgerOf(owner, order.id)).toEqual(lines);
  expect((await read()).data.paymentStatus).toBe("received");
  expect((await compare(admin)).data).toMatchObject({ compared: 1, differences: [] });
});

test("a day has the payments to which something happened on it", async () => {
  const { admin } = await openUntoldShop();
  expect((await compare(admin, addDays(today(), -1))).data).toMatchObject({ compared: 0, differences: [] });
  expect((await compare(admin, "2026-02-30")).status).toBe(400);
});

test("money for an order without a charge is shown and not settled; payments of other shops are none of ours", async () => {
  const { network, owner, admin, order, id } = await openUntoldShop();
  await changeRows(owner, sql`delete from charge where distributor_id = ${owner.id}`);
  expect((await compare(admin)).data.differences).toMatchObject([
    { providerChargeId: String(id), order: { id: order.id }, canSettle: false, facts: [{ kind: "paid" }] },
  ]);
  expect((await settle(admin, String(id))).status).toBe(404);

  const other = await createTestDistributor();
  const rival = await createTestUser(other, { type: "admin" });
  await choose(rival, { accessToken: DEMO_PAYMENT_TOKEN, webhookSecret: DEMO_PAYMENT_SECRET });
  expect((await compare(rival)).data).toMatchObject({ compared: 0, isComplete: true, differences: [] });
  expect((await settle(rival, String(id))).status).toBe(404);
  expect(network.list()).toHaveLength(1);
});

test("more payments than one answer holds are read in pages", async () => {
  const { network, calls, owner, admin } = await openShop();
  const headers = { "x-debug-distributor": owner.slug };
  const first = await createTestOrder(owner);
  await callApi("POST", `/app/open/payment/${first.id}/create`, { headers, env, body: { method: "pix" } });
  const [made] = network.list();
  for (let count = 0; count < 120; count += 1) {
    await network.answer(
      new Request(`${env.MERCADO_PAGO_URL}/v1/payments`, {
        method: "POST",
        headers: { authorization: `Bearer ${DEMO_PAYMENT_TOKEN}`, "x-idempotency-key": String(count) },
        body: JSON.stringify({ ...made, payment_method_id: "pix", external_reference: "de outra loja" }),
      }),
    );
  }
  const order = await createTestOrder(owner);
  await callApi("POST", `/app/open/payment/${order.id}/create`, { headers, env, body: { method: "pix" } });
  const last = network.list().at(-1)?.id ?? 0;
  network.happen(last, "pay");
  const { data } = await compare(admin);
  expect(data).toMatchObject({ compared: 2, isComplete: true });
  expect(data.differences.map(({ providerChargeId }) => providerChargeId)).toEqual([String(last)]);
  expect(calls.filter(({ path }) => path === "/v1/payments/search")).toHaveLength(2);
});

test("while the provider does not answer there is no comparison, and the sandbox has none", async () => {
  const { admin, id } = await openUntoldShop();
  await choose(admin, { accessToken: `${DEMO_PAYMENT_TOKEN}-quebrada` });
  expect((await compare(admin)).error.type).toBe("PAYMENT_PROVIDER_UNAVAILABLE");
  expect((await settle(admin, String(id))).error.type).toBe("PAYMENT_PROVIDER_UNAVAILABLE");
  await choose(admin, { provider: "sandbox" });
  expect((await compare(admin)).data).toMatchObject({ provider: "sandbox", compared: 0, differences: [] });
});
