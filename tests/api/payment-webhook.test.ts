import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import {
  buildPaymentEvent,
  createPayment,
  deliverEvent,
  readCharge,
  readPayment,
  webhookSecretOf,
} from "#tests/factories/payment.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { EMAIL_PROVIDER_SETTINGS } from "#tests/fakes/email-outside.ts";
import { callApi } from "#tests/setup/call-api.ts";

/** An order with an open charge, at a distributor with one administrator. */
async function createChargedOrder(shard: "primary" | "second" = "primary") {
  const owner = await createTestDistributor({ shard });
  const admin = await createTestUser(owner, { type: "admin" });
  const order = await createTestOrder(owner);
  await createPayment(owner, order.id);
  return { owner, admin, order, charge: await readCharge(owner, order.id) };
}

/** Number of notifications by kind; each goes to all its recipients. */
function countNotifications(owner: TestDistributor) {
  return readNumber(
    owner,
    sql`select count(distinct notification_id) from notification
      where distributor_id = ${owner.id} and kind = 'paymentReceived'`,
  );
}

test.each(["primary", "second"] as const)(
  "a payment in the sandbox arrives by the webhook and settles the order, on the %s shard",
  async (shard) => {
    const { owner, admin, order, charge } = await createChargedOrder(shard);
    const paid = await callApi("POST", `/app/open/sandbox/charges/${charge.id}/pay`, {
      headers: { "x-debug-distributor": owner.slug },
    });
    expect(paid.data).toEqual({ applied: true });
    const status = await readPayment(owner, order.id);
    expect(status.data).toMatchObject({
      paymentStatus: "received",
      charge: { id: charge.id, status: "paid" },
    });
    expect(Date.parse(status.data.paidAt ?? "")).not.toBeNaN();
    const read = await callApi("GET", `/app/user/requests/${order.id}`, { headers: order.buyer.headers });
    expect(read.data).toMatchObject({ paymentStatus: "received", version: 1 });
    const list = await callApi("GET", "/app/user/notifications", { headers: admin.headers });
    expect(list.data).toMatchObject({
      read: 0,
      unread: 2,
      notifications: [{ kind: "paymentReceived" }, { kind: "orderCreated" }],
    });
  },
);

test("in production nobody pays without money, and no page offers it", async () => {
  const { owner, order, charge } = await createChargedOrder();
  const env = { ENVIRONMENT: "production", ...EMAIL_PROVIDER_SETTINGS };
  const at = `http://${owner.slug}.portal.test`;
  const paid = await callApi("POST", `${at}/app/open/sandbox/charges/${charge.id}/pay`, { env });
  expect([paid.status, paid.error.details]).toEqual([404, { entity: "provider", id: "sandbox" }]);
  const status = await callApi("GET", `${at}/app/open/order/${order.id}/status`, { env });
  expect(status.data).toMatchObject({ paymentStatus: "requested", sandbox: false });
});

test("a payment leaves a notification, then the change of status, in the outbox, and an audit row", async () => {
  const { owner, admin, order, charge } = await createChargedOrder();
  expect((await deliverEvent(owner, buildPaymentEvent(charge))).data).toEqual({ applied: true });
  const events = await readRows(
    owner,
    sql`select seq, audience, message ->> '$.type' as type, message ->> '$.notification.kind' as kind,
        message ->> '$.paymentStatus' as payment_status
      from outbox where distributor_id = ${owner.id} order by seq`,
  );
  const everybody = JSON.stringify({ types: ["admin"], roleIds: [], userIds: [order.buyer.id] });
  const told = (...people: { id: string }[]) => JSON.stringify({ userIds: people.map(({ id }) => id) });
  const payer = { audience: told({ id: `payer ${order.id}` }), type: "payment.changed", kind: null };
  expect(events).toEqual([
    { seq: 1, audience: told(admin), type: "notification", kind: "orderCreated", payment_status: null },
    { seq: 2, ...payer, payment_status: "requested" },
    { seq: 3, audience: everybody, type: "payment.changed", kind: null, payment_status: "requested" },
    {
      seq: 4,
      audience: told(admin, order.buyer),
      type: "notification",
      kind: "paymentReceived",
      payment_status: null,
    },
    { seq: 5, ...payer, payment_status: "received" },
    { seq: 6, audience: everybody, type: "payment.changed", kind: null, payment_status: "received" },
  ]);
  const [audit] = await readRows(
    owner,
    sql`select actor_id, actor_type, entity_id, changes from audit_log
      where distributor_id = ${owner.id} and event = 'charge.paid'`,
  );
  expect(audit).toEqual({
    actor_id: "sandbox",
    actor_type: "provider",
    entity_id: order.id,
    changes: '{"paymentStatus":{"from":"requested","to":"received"}}',
  });
  expect((await readCharge(owner, order.id)).paidAt).toBe("2026-11-21T12:30:00.000Z");
});

test("an event that is delivered again, also ten times at once, has its effect once", async () => {
  const { owner, charge } = await createChargedOrder();
  const event = buildPaymentEvent(charge);
  const answers = await Promise.all(Array.from({ length: 10 }, () => deliverEvent(owner, event)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter(({ data }) => data.applied)).toHaveLength(1);
  expect((await deliverEvent(owner, event)).data).toEqual({ applied: false });
  expect(await countNotifications(owner)).toBe(1);
});

test("the end of a charge that is paid has no effect, nor a second payment on the order", async () => {
  const { owner, order, charge } = await createChargedOrder();
  await deliverEvent(owner, buildPaymentEvent(charge));
  expect((await deliverEvent(owner, buildPaymentEvent(charge, { type: "charge.expired" }))).data).toEqual({
    applied: false,
  });
  expect((await readPayment(owner, order.id)).data.charge).toMatchObject({ status: "paid" });
  const later = { occurredAt: "2026-11-21T13:00:00.000Z" };
  expect((await deliverEvent(owner, buildPaymentEvent(charge, later))).data).toEqual({ applied: true });
  expect((await readPayment(owner, order.id)).data.charge).toMatchObject({ status: "over" });
  expect((await readPayment(owner, order.id)).data).toMatchObject({
    paymentStatus: "received",
    paidAt: "2026-11-21T12:30:00.000Z",
  });
  expect(await countNotifications(owner)).toBe(1);
});

test("payments of one charge at once are all noted, and pay its order once", async () => {
  const { owner, charge } = await createChargedOrder();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => deliverEvent(owner, buildPaymentEvent(charge))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const lines = await readRows(
    owner,
    sql`select seq, kind, amount_cents as cents from payment_entry where distributor_id = ${owner.id} order by seq`,
  );
  expect(lines).toEqual([
    { seq: 1, kind: "created", cents: 1_010_000 },
    ...[2, 3, 4, 5, 6].map((seq) => ({ seq, kind: "paid", cents: 1_010_000 })),
  ]);
  expect(await countNotifications(owner)).toBe(1);
});

test("money that arrives after the charge expired is kept", async () => {
  const { owner, order, charge } = await createChargedOrder();
  const expired = await deliverEvent(owner, buildPaymentEvent(charge, { type: "charge.expired" }));
  expect(expired.data).toEqual({ applied: true });
  expect((await readPayment(owner, order.id)).data).toMatchObject({
    paymentStatus: "requested",
    charge: { status: "expired" },
  });
  expect((await deliverEvent(owner, buildPaymentEvent(charge))).data).toEqual({ applied: true });
  expect((await readPayment(owner, order.id)).data).toMatchObject({
    paymentStatus: "received",
    charge: { status: "paid" },
  });
});

test("the older of two charges may be the one that is paid", async () => {
  const { owner, order, charge } = await createChargedOrder();
  await changeRows(
    owner,
    sql`update charge set expires_at = '2026-01-01T00:00:00.000Z' where id = ${charge.id}`,
  );
  const second = (await createPayment(owner, order.id)).data.charge;
  expect(second?.id).not.toBe(charge.id);
  expect((await deliverEvent(owner, buildPaymentEvent(charge))).data).toEqual({ applied: true });
  expect((await readPayment(owner, order.id)).data.paymentStatus).toBe("received");
  expect((await createPayment(owner, order.id)).error.type).toBe("CHARGE_NOT_PAYABLE");
});

test.each([
  [1_009_999, "short"],
  [1_010_001, "over"],
])("a payment of %i cents for a charge of 1 010 000 waits for a person", async (amountCents, status) => {
  const { owner, order, charge } = await createChargedOrder();
  expect((await deliverEvent(owner, buildPaymentEvent(charge, { amountCents }))).data).toEqual({
    applied: true,
  });
  expect((await readPayment(owner, order.id)).data).toMatchObject({
    paymentStatus: "requested",
    charge: { status },
  });
  expect(await countNotifications(owner)).toBe(0);
});

test("a paid order cannot be charged again", async () => {
  const { owner, order, charge } = await createChargedOrder();
  await deliverEvent(owner, buildPaymentEvent(charge));
  const refused = await createPayment(owner, order.id);
  expect(refused.status).toBe(409);
  expect(refused.error).toMatchObject({ type: "CHARGE_NOT_PAYABLE", details: { paymentStatus: "received" } });
  expect(await readNumber(owner, sql`select count(*) from charge where distributor_id = ${owner.id}`)).toBe(
    1,
  );
});

const FIVE_MINUTES_MS = 300_000;

test.each([
  ["signed with another secret", { secret: "whsec_b3V0cm8gc2VncmVkbw==" }, "signature"],
  ["whose signature is missing", { headers: { "webhook-signature": "" } }, "signature"],
  ["whose id is missing", { headers: { "webhook-id": "" } }, "missing"],
  ["whose timestamp is missing", { headers: { "webhook-timestamp": "" } }, "timestamp"],
  ["whose timestamp is no number", { headers: { "webhook-timestamp": "ontem" } }, "timestamp"],
  ["under another id than was signed", { headers: { "webhook-id": "msg_other" } }, "signature"],
  ["that is too old", { signedAt: new Date(Date.now() - FIVE_MINUTES_MS - 5_000) }, "timestamp"],
  ["from too far in the future", { signedAt: new Date(Date.now() + FIVE_MINUTES_MS + 60_000) }, "timestamp"],
])("a delivery %s is refused", async (_title, delivery, reason) => {
  const { owner, order, charge } = await createChargedOrder();
  const refused = await deliverEvent(owner, buildPaymentEvent(charge), delivery);
  expect(refused.status).toBe(401);
  expect(refused.error).toMatchObject({ type: "SIGNATURE_INVALID", details: { reason } });
  expect((await readPayment(owner, order.id)).data.paymentStatus).toBe("requested");
});

test("a delivery of almost five minutes ago is taken", async () => {
  const { owner, charge } = await createChargedOrder();
  const signedAt = new Date(Date.now() - FIVE_MINUTES_MS + 60_000);
  expect((await deliverEvent(owner, buildPaymentEvent(charge), { signedAt })).data).toEqual({
    applied: true,
  });
});

test("what is signed for another distributor, or with nothing, is not taken", async () => {
  const [owner, other] = await Promise.all([createTestDistributor(), createTestDistributor()]);
  const event = buildPaymentEvent({ providerChargeId: "sbx_1", amountCents: 1 });
  for (const secret of ["", webhookSecretOf(other)])
    expect((await deliverEvent(owner, event, { secret })).error.type).toBe("SIGNATURE_INVALID");
});

test("an event for a charge or from a provider that nobody knows is not found", async () => {
  const { owner, charge } = await createChargedOrder();
  const unknown = await deliverEvent(
    owner,
    buildPaymentEvent({ ...charge, providerChargeId: "sbx_unknown" }),
  );
  expect(unknown.status).toBe(404);
  expect(unknown.error.details).toMatchObject({ entity: "charge" });
  const provider = await deliverEvent(owner, buildPaymentEvent(charge), { provider: "outro" });
  expect(provider.status).toBe(404);
  expect(provider.error.details).toMatchObject({ entity: "provider" });
});

test.each([
  ["that is no JSON", "{", "INVALID_JSON", undefined],
  ["of another type", { type: "charge.lost" }, "INVALID_BODY", "type"],
  ["with a fraction of a cent", { amountCents: 1.5 }, "INVALID_BODY", "amountCents"],
  ["of a payment without money", { amountCents: 0 }, "INVALID_BODY", "amountCents"],
  ["with a negative amount", { amountCents: -1 }, "INVALID_BODY", "amountCents"],
  ["without a time", { occurredAt: "ontem" }, "INVALID_BODY", "occurredAt"],
  ["without an id", { id: "" }, "INVALID_BODY", "id"],
])("a signed event %s is refused", async (_title, change, type, field) => {
  const { owner, charge } = await createChargedOrder();
  const event = typeof change === "string" ? change : buildPaymentEvent(charge, change);
  const refused = await deliverEvent(owner, event);
  expect(refused.status).toBe(400);
  expect(refused.error.type).toBe(type);
  if (field) expect(refused.error.details).toMatchObject({ issues: [{ field }] });
});
