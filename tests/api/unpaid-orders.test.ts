import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DEMO_PAYMENT_TOKEN } from "#scripts/demo/demo-keys.ts";
import { apiEnv } from "#tests/factories/api-env.ts";
import { createTestStatus } from "#tests/factories/dashboard.ts";
import {
  createTestDistributor,
  createTestUser,
  openTestDatabase,
  type TestDistributor,
} from "#tests/factories/distributor.ts";
import { choose, ledgerOf, openShop } from "#tests/factories/mercado-pago-shop.ts";
import {
  buildPaymentEvent,
  createPayment,
  deliverEvent,
  readCharge,
  readPayment,
} from "#tests/factories/payment.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { MERCADO_PAGO_SETTINGS } from "#tests/fakes/mercado-pago.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { callOffExpired } from "#worker/jobs/call-off-expired.ts";
import { ordersToCallOff } from "#worker/repositories/payments/call-off-statements.ts";

const DAY_MS = 86_400_000;

/** Runs the job some days from now. */
function run(owner: TestDistributor, days: number) {
  return callOffExpired({
    env: { ...apiEnv, ...MERCADO_PAGO_SETTINGS },
    ...{ directory: openTestDatabase("primary"), database: owner.database },
    distributor: { id: owner.id, slug: owner.slug },
    origin: `http://${owner.slug}.portal.test`,
    now: () => new Date(Date.now() + days * DAY_MS),
  });
}

function want(owner: TestDistributor, days = 3) {
  return changeRows(
    owner,
    sql`update distributor_profile set settings = json_set(settings, '$.payments.callOff',
      json(${JSON.stringify({ active: true, days })})) where distributor_id = ${owner.id}`,
  );
}

/** A distributor that calls off what nobody pays. */
async function openStrictShop() {
  const owner = await createTestDistributor();
  await want(owner);
  return owner;
}

async function createCharged(owner: TestDistributor) {
  const order = await createTestOrder(owner);
  expect((await createPayment(owner, order.id)).status).toBe(201);
  return order;
}

const statusOf = async (owner: TestDistributor, id: string) =>
  (await readPayment(owner, id)).data.paymentStatus;

test("an order whose last charge ended unpaid has its payment called off once, with the reason; both sides are told", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const { id, buyer } = await createCharged(owner);
  expect(await run(owner, 30)).toBe(0);
  await want(owner);
  const counts: number[] = [];
  for (const days of [0, 2.9, 3.1, 4]) counts.push(await run(owner, days));
  expect(counts).toEqual([0, 0, 1, 0]);
  const [line] = await readRows(
    owner,
    sql`select kind, note, created_by as by from payment_entry where request_id = ${id} order by seq desc limit 1`,
  );
  expect(line).toEqual({
    ...{ kind: "calledOff", by: null },
    note: expect.stringMatching(/^A última cobrança expirou em \d{2}\/\d{2}\/\d{4}\.$/) as string,
  });
  const [log] = await readRows(
    owner,
    sql`select actor_type as actor, changes from audit_log
      where entity_id = ${id} and event = 'order.payment-called-off'`,
  );
  expect(log?.["actor"]).toBe("system");
  expect(JSON.parse(String(log?.["changes"]))).toMatchObject({
    paymentStatus: { from: "requested", to: "cancelled" },
  });
  const told = await readRows(
    owner,
    sql`select user_id as id from notification
      where distributor_id = ${owner.id} and kind = 'paymentCalledOff' order by user_id`,
  );
  expect(told.map((one) => one["id"])).toEqual([admin.id, buyer.id].sort());
  expect((await createPayment(owner, id)).error.type).toBe("CHARGE_NOT_PAYABLE");
  // Who pays late nevertheless gets the order.
  await deliverEvent(owner, buildPaymentEvent(await readCharge(owner, id)));
  expect(await statusOf(owner, id)).toBe("received");
});

test("money that came, what somebody asked for again, finished and deleted orders are left to people", async () => {
  const owner = await openStrictShop();
  const admin = await createTestUser(owner, { type: "admin" });
  const short = await createCharged(owner);
  const half = { amountCents: 505_000 };
  await deliverEvent(owner, buildPaymentEvent({ ...(await readCharge(owner, short.id)), ...half }));
  const asked = await createCharged(owner);
  const finished = await createCharged(owner);
  const deleted = await createCharged(owner);
  await createTestOrder(owner);
  const done = await createTestStatus(owner, { name: "Entregue", groupName: "finished", groupOrder: 3 });
  await changeRows(owner, sql`update request set deal_status_id = ${done} where id = ${finished.id}`);
  await changeRows(
    owner,
    sql`update request set deleted_at = '2026-12-01T12:00:00.000Z', deleted_by = 'usr_1' where id = ${deleted.id}`,
  );
  expect(await run(owner, 4)).toBe(1);
  expect(await statusOf(owner, asked.id)).toBe("cancelled");
  const again = { paymentStatus: "requested", seenPaymentStatus: "cancelled", reason: "Pediu mais prazo" };
  await changeRows(
    owner,
    sql`update charge set expires_at = '2026-01-01T00:00:00.000Z' where request_id = ${asked.id}`,
  );
  const answer = await callApi("PUT", `/app/user/requests/${asked.id}/payment-status`, {
    ...{ headers: admin.headers, body: again },
  });
  expect(answer.status).toBe(200);
  expect(await run(owner, 40)).toBe(0);
  expect((await createPayment(owner, asked.id)).status).toBe(201);
  expect(await run(owner, 2)).toBe(0);
  expect(await run(owner, 4)).toBe(1);
});

test("a provider that tells late is asked first: who has paid gets the order, and one that is down is waited for", async () => {
  const { network, owner, admin, order, charge } = await openShop();
  await want(owner);
  await charge();
  const id = network.list()[0]?.id ?? 0;
  expect(await run(owner, 4)).toBe(0);
  expect(await ledgerOf(owner, order.id)).toHaveLength(1);
  await choose(admin, { accessToken: `${DEMO_PAYMENT_TOKEN}-quebrada` });
  network.happen(id, "expire");
  expect(await run(owner, 5)).toBe(0);
  await choose(admin, { accessToken: DEMO_PAYMENT_TOKEN });
  expect(await run(owner, 6)).toBe(1);
  expect((await ledgerOf(owner, order.id)).map(([kind]) => kind)).toEqual([
    "created",
    "expired",
    "calledOff",
  ]);
});

test("a page for cards whose end no provider tells is called off, too, once nobody can pay there any more", async () => {
  const { network, owner, order, charge } = await openShop({ paidBy: { type: "credito" } });
  await want(owner);
  await charge();
  network.payByCard(network.cardPages()[0]?.id ?? "", { isApproved: false });
  expect(await run(owner, 0)).toBe(0);
  expect(await run(owner, 4)).toBe(1);
  expect((await ledgerOf(owner, order.id)).map(([kind]) => kind)).toEqual([
    "created",
    "declined",
    "expired",
    "calledOff",
  ]);
});

test("who has paid without anybody telling is not called off", async () => {
  const { network, owner, order, charge } = await openShop();
  await want(owner);
  await charge();
  network.happen(network.list()[0]?.id ?? 0, "pay");
  expect(await run(owner, 4)).toBe(0);
  expect((await ledgerOf(owner, order.id)).map(([kind]) => kind)).toEqual(["created", "paid"]);
});

test("five runs at once call off once, and one who is charged anew in between keeps waiting", async () => {
  const owner = await openStrictShop();
  const order = await createCharged(owner);
  const counts = await Promise.all(Array.from({ length: 5 }, () => run(owner, 4)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await ledgerOf(owner, order.id)).toHaveLength(2);
  const other = await createCharged(owner);
  await changeRows(
    owner,
    sql`update charge set expires_at = '2026-01-01T00:00:00.000Z' where request_id = ${other.id}`,
  );
  beforeSave("order.payment-called-off", async () => {
    expect((await createPayment(owner, other.id)).status).toBe(201);
  });
  expect(await run(owner, 0)).toBe(0);
  expect(await statusOf(owner, other.id)).toBe("requested");
});

test("orders that nobody has paid are found among those that wait, whatever else was ever sold", async () => {
  const owner = await openStrictShop();
  const query = ordersToCallOff(owner.database, owner.id, { endedBefore: "2026-12-01", limit: 10 });
  const steps = await readRows(owner, sql`explain query plan ${query.getSQL()}`);
  const plan = steps.map(({ detail }) => String(detail)).join("; ");
  expect(plan).toContain("SEARCH request USING INDEX request_awaited (distributor_id=?)");
  expect(plan).toContain("SEARCH charge USING INDEX charge_request (distributor_id=? AND request_id=?)");
  expect(plan).not.toContain("SCAN");
});
