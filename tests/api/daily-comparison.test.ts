import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DEMO_PAYMENT_TOKEN } from "#scripts/demo/demo-keys.ts";
import type { Reconciliation } from "#domain/payments/reconciliation.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import { apiEnv } from "#tests/factories/api-env.ts";
import {
  createTestDistributor,
  createTestUser,
  openTestDatabase,
  type TestDistributor,
} from "#tests/factories/distributor.ts";
import { choose, openShop, PROVIDER } from "#tests/factories/mercado-pago-shop.ts";
import { readRows } from "#tests/factories/rows.ts";
import { MERCADO_PAGO_SETTINGS } from "#tests/fakes/mercado-pago.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { comparePayments } from "#worker/jobs/compare-payments.ts";

const env = MERCADO_PAGO_SETTINGS;
const HOUR_MS = 3_600_000;

const today = () => calendarDayIn(new Date().toISOString(), "America/Sao_Paulo");

/** Runs the job tomorrow, at an hour of Brasília. */
function compare(owner: TestDistributor, hour: number) {
  const midnight = Date.parse(`${addDays(today(), 1)}T03:00:00.000Z`);
  return comparePayments({
    env: { ...apiEnv, ...env },
    ...{ directory: openTestDatabase("primary"), database: owner.database },
    distributor: { id: owner.id, slug: owner.slug },
    origin: `http://${owner.slug}.portal.test`,
    now: () => new Date(midnight + hour * HOUR_MS),
  });
}

/** A shop with a paid charge of which nobody told. */
async function openUntoldShop() {
  const shop = await openShop();
  await shop.charge();
  const id = shop.network.list()[0]?.id ?? 0;
  shop.network.happen(id, "pay");
  return { ...shop, id: String(id) };
}

async function toldOf(owner: TestDistributor) {
  const rows = await readRows(
    owner,
    sql`select user_id as id, content from notification
      where distributor_id = ${owner.id} and kind = 'paymentDifferences' order by user_id`,
  );
  return rows.map(({ id, content }) => [id, JSON.parse(String(content)) as unknown]);
}

const read = (headers: Record<string, string>) =>
  callApi<Reconciliation>("GET", `${PROVIDER}/reconciliation?day=${today()}`, { headers, env });

test("who may compare payments is told once of yesterday's differences, and reads what was found", async () => {
  const { owner, admin } = await openUntoldShop();
  const cashier = await createTestUser(owner, {
    type: "staff",
    permissions: ["configuration.checkoutPayment"],
  });
  await createTestUser(owner, { type: "staff", permissions: ["order", "configuration.requests"] });
  expect((await read(admin.headers)).data.daily).toBeNull();
  expect(await compare(owner, 5.9)).toBeNull();
  expect(await compare(owner, 6)).toBe("compared");
  for (const hour of [6.1, 7, 23]) expect(await compare(owner, hour)).toBeNull();
  const told = { day: today(), count: 1 };
  expect(await toldOf(owner)).toEqual([admin.id, cashier.id].sort().map((id) => [id, told]));
  const { daily } = (await read(cashier.headers)).data;
  expect(daily).toEqual({ attempts: 1, differences: 1, comparedAt: expect.any(String) as string });
});

test("nobody is told of a day without differences, nor where the sandbox collects", async () => {
  const { owner, admin, charge } = await openShop();
  await charge();
  expect(await compare(owner, 8)).toBe("compared");
  expect(await toldOf(owner)).toEqual([]);
  expect((await read(admin.headers)).data.daily).toMatchObject({ attempts: 1, differences: 0 });
  const other = await createTestDistributor();
  expect(await compare(other, 8)).toBeNull();
  expect(
    await readRows(other, sql`select day from payment_comparison where distributor_id = ${other.id}`),
  ).toEqual([]);
});

test("a provider that does not answer is asked again later that day, and its answer is told once", async () => {
  const { owner, admin } = await openUntoldShop();
  await choose(admin, { accessToken: `${DEMO_PAYMENT_TOKEN}-quebrada` });
  expect(await compare(owner, 6)).toBe("unanswered");
  expect(await compare(owner, 6.4)).toBeNull();
  expect(await compare(owner, 7)).toBe("unanswered");
  await choose(admin, { accessToken: DEMO_PAYMENT_TOKEN });
  expect(await compare(owner, 8)).toBe("compared");
  expect(await toldOf(owner)).toHaveLength(1);
  expect((await read(admin.headers)).data.daily).toMatchObject({ attempts: 3, differences: 1 });
});

test("a provider that never answers is left after five attempts, and nobody is told", async () => {
  const { owner, admin } = await openUntoldShop();
  await choose(admin, { accessToken: `${DEMO_PAYMENT_TOKEN}-quebrada` });
  const results: unknown[] = [];
  for (const hour of [6, 7, 8, 9, 10, 11, 12]) results.push(await compare(owner, hour));
  expect(results).toEqual([...Array.from({ length: 5 }, () => "unanswered"), null, null]);
  await choose(admin, { accessToken: DEMO_PAYMENT_TOKEN });
  expect(await compare(owner, 13)).toBeNull();
  expect(await toldOf(owner)).toEqual([]);
  expect((await read(admin.headers)).data.daily).toEqual({
    ...{ attempts: 5, comparedAt: null, differences: 0 },
  });
});

test("five runs at once compare once and tell once", async () => {
  const { owner, calls } = await openUntoldShop();
  const results = await Promise.all(Array.from({ length: 5 }, () => compare(owner, 6)));
  expect(results.filter((result) => result === "compared")).toHaveLength(1);
  // One search for what happened, one for what was paid out.
  expect(calls.filter(({ path }) => path === "/v1/payments/search")).toHaveLength(2);
  expect(await toldOf(owner)).toHaveLength(1);
});

test("who registers a difference stands in the log with each line, once", async () => {
  const { network, owner, admin, order, id } = await openUntoldShop();
  network.happen(Number(id), "refund", 100);
  const settle = () =>
    callApi<{ applied: boolean }>("POST", `${PROVIDER}/reconciliation`, {
      ...{ headers: admin.headers, env, body: { providerChargeId: id } },
    });
  await Promise.all([settle(), settle()]);
  await settle();
  const log = await readRows(
    owner,
    sql`select actor_id as actor, entity_id as entity, changes from audit_log
      where distributor_id = ${owner.id} and event = 'order.money-registered' order by rowid`,
  );
  expect(log.map(({ actor, entity }) => [actor, entity])).toEqual([
    [admin.id, order.id],
    [admin.id, order.id],
    [admin.id, order.id],
  ]);
  expect(log.map(({ changes }) => JSON.parse(String(changes)) as unknown)).toEqual([
    {
      ledgerLine: { from: null, to: "paid" },
      amountCents: { from: null, to: 1_010_000 },
      providerPayment: { from: null, to: id },
    },
    {
      ledgerLine: { from: null, to: "fee" },
      amountCents: { from: null, to: 9_999 },
      providerPayment: { from: null, to: id },
    },
    {
      ledgerLine: { from: null, to: "refunded" },
      amountCents: { from: null, to: 10_000 },
      providerPayment: { from: null, to: id },
    },
  ]);
});
