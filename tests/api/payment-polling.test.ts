import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DEMO_PAYMENT_TOKEN } from "#scripts/demo/demo-keys.ts";
import { choose, ledgerOf, openShop, tell } from "#tests/factories/mercado-pago-shop.ts";
import { openTestDatabase, type TestDistributor } from "#tests/factories/distributor.ts";
import { createPayment } from "#tests/factories/payment.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { apiEnv } from "#tests/factories/api-env.ts";
import { MERCADO_PAGO_SETTINGS } from "#tests/fakes/mercado-pago.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { askProviders } from "#worker/jobs/ask-providers.ts";

const env = MERCADO_PAGO_SETTINGS;
const TOTAL = 1_010_000;
const MINUTE_MS = 60_000;

/** Runs the job at a time from now on. */
function poll(owner: TestDistributor, minutes: number, limit?: number) {
  return askProviders({
    env: { ...apiEnv, ...env },
    ...{ directory: openTestDatabase("primary"), database: owner.database },
    distributor: { id: owner.id, slug: owner.slug },
    origin: `http://${owner.slug}.portal.test`,
    now: () => new Date(Date.now() + minutes * MINUTE_MS),
    ...(limit === undefined ? {} : { limit }),
  });
}

/** A shop with a charge that its payer paid, of which no notification came. */
async function openPaidShop() {
  const shop = await openShop();
  await shop.charge();
  const id = shop.network.list()[0]?.id ?? 0;
  shop.network.happen(id, "pay");
  return { ...shop, id };
}

const paid = [
  ["created", TOTAL],
  ["paid", TOTAL],
];

test("a payment of which no notification came is learnt by asking, with all that follows, and noted once", async () => {
  const { network, owner, order, read, id } = await openPaidShop();
  expect(await poll(owner, 4)).toEqual({ asked: 0, isDown: false });
  expect(await poll(owner, 6)).toEqual({ asked: 1, isDown: false });
  expect(await ledgerOf(owner, order.id)).toEqual(paid);
  expect((await read()).data).toMatchObject({ paymentStatus: "received", charge: { status: "paid" } });
  const news = sql`select count(*) from notification where distributor_id = ${owner.id} and kind = 'paymentReceived'`;
  const told = await readNumber(owner, news);
  expect(told).toBeGreaterThan(0);
  expect((await tell(owner, network.notificationOf(id))).data).toEqual({ applied: false });
  expect(await poll(owner, 30)).toEqual({ asked: 0, isDown: false });
  expect(await ledgerOf(owner, order.id)).toEqual(paid);
  expect(await readNumber(owner, news)).toBe(told);
  const log = await readRows(
    owner,
    sql`select actor_id, actor_type from audit_log
      where distributor_id = ${owner.id} and event = 'charge.paid'`,
  );
  expect(log).toEqual([{ actor_id: "mercadopago", actor_type: "provider" }]);
});

test("ten who ask and are told at the same moment note one line", async () => {
  const { network, owner, order, id } = await openPaidShop();
  await Promise.all([
    ...Array.from({ length: 5 }, () => poll(owner, 6)),
    ...Array.from({ length: 5 }, () => tell(owner, network.notificationOf(id))),
  ]);
  expect(await ledgerOf(owner, order.id)).toEqual(paid);
});

test("a charge that is over at the provider is over here, and is asked about no more", async () => {
  const { network, owner, order, charge } = await openShop();
  await charge();
  expect(await poll(owner, 6)).toEqual({ asked: 1, isDown: false });
  expect(await poll(owner, 10)).toEqual({ asked: 0, isDown: false });
  network.happen(network.list()[0]?.id ?? 0, "expire");
  expect(await poll(owner, 40)).toEqual({ asked: 1, isDown: false });
  expect((await ledgerOf(owner, order.id)).at(-1)).toEqual(["expired", 0]);
  expect(await poll(owner, 60)).toEqual({ asked: 0, isDown: false });
});

test("a run asks about so many, those first that waited longest, and gives up those that ended days ago", async () => {
  const { calls, owner, charge } = await openShop();
  await charge();
  for (const _more of [1, 2]) {
    const { id } = await createTestOrder(owner);
    await callApi("POST", `/app/open/payment/${id}/create`, {
      ...{ headers: { "x-debug-distributor": owner.slug }, env, body: { method: "pix" } },
    });
  }
  const rows = await readRows(
    owner,
    sql`select id, provider_charge_id as ref from charge where distributor_id = ${owner.id}`,
  );
  for (const [index, { id }] of rows.entries()) {
    const at = `2026-01-01T0${String(index)}:00:00.000Z`;
    await changeRows(owner, sql`update charge set created_at = ${at} where id = ${String(id)}`);
  }
  const path = (index: number) => `/v1/payments/${String(rows[index]?.["ref"])}`;
  const asked = () => calls.filter(({ method }) => method === "GET").map((call) => call.path);
  expect(await poll(owner, 0, 2)).toEqual({ asked: 2, isDown: false });
  expect(asked()).toEqual([path(0), path(1)]);
  expect(await poll(owner, 61, 2)).toEqual({ asked: 2, isDown: false });
  expect(asked().slice(2)).toEqual([path(2), path(0)]);
  expect(await poll(owner, 5 * 24 * 60)).toEqual({ asked: 0, isDown: false });
});

test("a provider that does not answer is asked about one charge, and its charge again later", async () => {
  const { owner, admin, order } = await openPaidShop();
  await choose(admin, { accessToken: `${DEMO_PAYMENT_TOKEN}-quebrada` });
  expect(await poll(owner, 6)).toEqual({ asked: 1, isDown: true });
  await choose(admin, { accessToken: "TEST-outra-conta" });
  expect(await poll(owner, 12)).toEqual({ asked: 1, isDown: false });
  expect(await ledgerOf(owner, order.id)).toHaveLength(1);
  await choose(admin, { accessToken: DEMO_PAYMENT_TOKEN });
  expect(await poll(owner, 18)).toEqual({ asked: 1, isDown: false });
  expect(await ledgerOf(owner, order.id)).toEqual(paid);
});

test("nobody is asked about charges of the sandbox", async () => {
  const { calls, owner } = await openShop();
  await changeRows(
    owner,
    sql`update distributor_profile set settings = json_set(settings, '$.payments.provider', 'sandbox')
      where distributor_id = ${owner.id}`,
  );
  await createPayment(owner, (await createTestOrder(owner)).id);
  expect(await poll(owner, 20)).toEqual({ asked: 0, isDown: false });
  expect(calls).toEqual([]);
});

test("the page of a payer whose payment is not known yet asks for it, once a minute", async () => {
  const { calls, owner, order, read } = await openPaidShop();
  const reads = () => calls.filter(({ method }) => method === "GET").length;
  expect((await read()).data.paymentStatus).toBe("requested");
  const waited = new Date(Date.now() - 2 * MINUTE_MS).toISOString();
  await changeRows(owner, sql`update charge set created_at = ${waited} where distributor_id = ${owner.id}`);
  await Promise.all([read(), read(), read()]);
  await expect.poll(() => ledgerOf(owner, order.id)).toEqual(paid);
  expect((await read()).data.paymentStatus).toBe("received");
  expect(reads()).toBe(1);
});
