import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { lineOf } from "#domain/payments/boleto.ts";
import { DEMO_PAYMENT_SECRET, DEMO_PAYMENT_TOKEN } from "#scripts/demo/demo-keys.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { choose, ledgerOf, openShop, PROVIDER, tell } from "#tests/factories/mercado-pago-shop.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { acceptTerms, publishTerms } from "#tests/factories/terms.ts";
import { MERCADO_PAGO_SETTINGS } from "#tests/fakes/mercado-pago.ts";
import { holdTimeouts } from "#tests/fakes/time-outs.ts";
import { callApi } from "#tests/setup/call-api.ts";

const env = MERCADO_PAGO_SETTINGS;
const TOTAL = 1_010_000;
const HOUR_MS = 3_600_000;

test("a Pix is made at the provider once, whoever asks at the same time, and its signed payment settles the order", async () => {
  const { network, calls, owner, order, charge, read } = await openShop();
  const [one, other] = await Promise.all([charge(), charge()]);
  expect(one.data.charge).toMatchObject({ status: "pending", amountCents: TOTAL });
  expect(other.data.charge?.id).toBe(one.data.charge?.id);
  expect(one.data.sandbox).toBe(false);
  const [made, ...more] = network.list();
  expect(more).toEqual([]);
  expect(made).toMatchObject({
    ...{ transaction_amount: 10_100, payment_method_id: "pix", description: expect.any(String) as string },
    notification_url: `http://${owner.slug}.portal.test/app/open/webhooks/mercadopago?source_news=webhooks`,
  });
  expect(new Set(calls.map(({ key }) => key))).toEqual(new Set([`${order.id}-0-${String(TOTAL)}`]));
  const id = made?.id ?? 0;
  expect((await tell(owner, network.notificationOf(id))).data).toEqual({ applied: false });
  network.happen(id, "pay");
  expect((await tell(owner, network.notificationOf(id))).data).toEqual({ applied: true });
  expect((await tell(owner, network.notificationOf(id))).data).toEqual({ applied: false });
  expect((await read()).data).toMatchObject({ paymentStatus: "received", charge: { status: "paid" } });
  expect(await ledgerOf(owner, order.id)).toEqual([
    ["created", TOTAL],
    ["paid", TOTAL],
  ]);
});

test("what was told too late, twice or not at all is made up for by the next notification", async () => {
  const { network, owner, order, charge } = await openShop();
  await charge();
  const id = network.list()[0]?.id ?? 0;
  network.happen(id, "pay");
  const late = network.notificationOf(id);
  network.happen(id, "refund", 100);
  expect((await tell(owner, network.notificationOf(id))).data).toEqual({ applied: true });
  expect((await tell(owner, late)).data).toEqual({ applied: false });
  expect(await ledgerOf(owner, order.id)).toEqual([
    ["created", TOTAL],
    ["paid", TOTAL],
    ["refunded", 10_000],
  ]);
});

test("without accepted terms, and without units, the provider is not asked for a charge", async () => {
  const { calls, owner, admin, order, charge } = await openShop();
  const terms = await publishTerms(admin);
  expect((await charge()).error.type).toBe("PAYMENT_TERMS_NOT_ACCEPTED");
  await acceptTerms(owner, { requestId: order.id, termsId: terms.id });
  await changeRows(
    owner,
    sql`update stock_reservation set state = 'released', amount = 1000000 where request_id = ${order.id}`,
  );
  await changeRows(owner, sql`update request set stock_status = 'released' where id = ${order.id}`);
  expect((await charge()).error.type).toBe("ORDER_SHORT");
  expect(calls).toEqual([]);
  expect(await ledgerOf(owner, order.id)).toEqual([]);
});

test("a charge that cannot be saved any more is taken back at the provider, and the next one is another", async () => {
  const published: string[] = [];
  let publish = () => Promise.resolve();
  const { network, calls, owner, admin, order, charge } = await openShop({ before: () => publish() });
  publish = async () => {
    if (published.length === 0) published.push((await publishTerms(admin)).id);
  };
  expect((await charge()).error.type).toBe("PAYMENT_TERMS_NOT_ACCEPTED");
  expect(calls.map(({ method }) => method)).toEqual(["POST", "PUT"]);
  const [made] = network.list();
  expect(made).toMatchObject({ status: "cancelled" });
  const ended = [
    ["created", TOTAL],
    ["expired", 0],
  ];
  expect(await ledgerOf(owner, order.id)).toEqual(ended);
  expect((await tell(owner, network.notificationOf(made?.id ?? 0))).data).toEqual({ applied: false });
  expect(await ledgerOf(owner, order.id)).toEqual(ended);

  await acceptTerms(owner, { requestId: order.id, termsId: published[0] ?? "" });
  expect((await charge()).data.charge).toMatchObject({ status: "pending", amountCents: TOTAL });
  expect(network.list().map(({ status }) => status)).toEqual(["cancelled", "pending"]);
});

test("a charge of the old amount is taken back when the order changes meanwhile, though its provider is gone", async () => {
  let change = () => Promise.resolve();
  const { calls, network, owner, order, charge } = await openShop({
    before: ({ method }) => {
      if (method === "PUT") throw new TypeError("Network connection lost");
      return change();
    },
  });
  change = () => changeRows(owner, sql`update request set returned_cents = 10000 where id = ${order.id}`);
  expect((await charge()).data.charge).toMatchObject({ status: "expired", amountCents: TOTAL });
  expect(calls.map(({ method }) => method)).toEqual(["POST", "PUT", "PUT"]);
  expect((await charge()).data.charge).toMatchObject({ status: "pending", amountCents: TOTAL - 10_000 });
  expect(network.list()).toHaveLength(2);
});

test("a part that a person sends back is one line, also when the provider tells of it", async () => {
  const { network, owner, admin, order, charge } = await openShop();
  const { data } = await charge();
  const id = network.list()[0]?.id ?? 0;
  network.happen(id, "pay");
  await tell(owner, network.notificationOf(id));
  const path = `/app/user/requests/${order.id}/charges/${data.charge?.id ?? ""}/refunds`;
  const sent = await callApi("POST", path, {
    ...{ headers: admin.headers, env },
    body: { seenHeldCents: TOTAL, amountCents: 10_000, reason: "Kit trocado" },
  });
  expect(sent.status).toBe(201);
  expect((await tell(owner, network.notificationOf(id))).data).toEqual({ applied: false });
  expect(network.list()[0]).toMatchObject({ transaction_amount_refunded: 100 });
  expect((await ledgerOf(owner, order.id)).slice(2)).toEqual([["refunded", 10_000]]);
});

test("a Pix that nobody paid in time ends, and the next one is another payment", async () => {
  const { network, owner, charge, read } = await openShop();
  await charge();
  const id = network.list()[0]?.id ?? 0;
  network.happen(id, "expire");
  expect((await tell(owner, network.notificationOf(id))).data).toEqual({ applied: true });
  expect((await read()).data).toMatchObject({ paymentStatus: "requested", charge: { status: "expired" } });
  await charge();
  expect(network.list()).toHaveLength(2);
});

test.each([
  ["of another secret", { secret: "outro-segredo" }, "signature"],
  ["from last week", { at: new Date(Date.now() - 7 * 86_400_000) }, "timestamp"],
])("a notification %s is refused, and the provider is not asked", async (_what, forged, reason) => {
  const { network, calls, owner, order, charge } = await openShop();
  await charge();
  const id = network.list()[0]?.id ?? 0;
  network.happen(id, "pay");
  const asked = calls.length;
  const answer = await tell(owner, network.notificationOf(id, forged));
  expect([answer.error.type, answer.error.details]).toEqual(["SIGNATURE_INVALID", { reason }]);
  expect(calls).toHaveLength(asked);
  expect(await ledgerOf(owner, order.id)).toEqual([["created", TOTAL]]);
});

test("a notification of one distributor's payment is nothing at another", async () => {
  const { network, owner, order, charge } = await openShop();
  await charge();
  const id = network.list()[0]?.id ?? 0;
  network.happen(id, "pay");
  const other = await createTestDistributor();
  const answer = await tell(other, network.notificationOf(id));
  expect(answer.error.type).toBe("SIGNATURE_INVALID");
  await choose(await createTestUser(other, { type: "admin" }), {
    ...{ accessToken: DEMO_PAYMENT_TOKEN, webhookSecret: DEMO_PAYMENT_SECRET },
  });
  expect((await tell(other, network.notificationOf(id))).status).toBe(404);
  expect(await ledgerOf(owner, order.id)).toEqual([["created", TOTAL]]);
});

test.each([
  ["-quebrada", "failing", 2],
  ["-ilegivel", "unreadable", 1],
  ["-trocada", "unauthorized", 1],
])("with a token that ends in %s nothing is charged: %s", async (ending, problem, count) => {
  const { network, owner, order, warnings, charge } = await openShop({ token: DEMO_PAYMENT_TOKEN + ending });
  const { status, error, body } = await charge();
  expect([status, error.type, error.details]).toEqual([
    ...[503, "PAYMENT_PROVIDER_UNAVAILABLE", { provider: "mercadopago", problem }],
  ]);
  expect(network.callsWith(DEMO_PAYMENT_TOKEN + ending)).toBe(count);
  expect(await ledgerOf(owner, order.id)).toEqual([]);
  const failures = warnings.filter((line) => line.includes("payment-provider-failed"));
  expect(failures.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { provider: "mercadopago", distributorId: owner.id, problem },
  ]);
  expect(JSON.stringify([body, warnings])).not.toContain(DEMO_PAYMENT_TOKEN);
});

test("a provider that fails once is asked again with the same key, and charges once", async () => {
  const { network, calls, charge } = await openShop({ token: `${DEMO_PAYMENT_TOKEN}-instavel` });
  expect((await charge()).data.charge).toMatchObject({ status: "pending" });
  expect([calls.length, new Set(calls.map(({ key }) => key)).size, network.list().length]).toEqual([2, 1, 1]);
});

test("a provider that hangs is given up after eight seconds", async () => {
  const { calls, charge } = await openShop({ token: `${DEMO_PAYMENT_TOKEN}-lenta` });
  const { expire, lengthsMs } = holdTimeouts();
  const asking = charge();
  await expect.poll(() => calls.length).toBe(1);
  expire();
  expect((await asking).error.details).toMatchObject({ problem: "timeout" });
  expect(lengthsMs.at(-1)).toBe(8_000);
});

test("while the provider says no more, its notification is refused, so that it comes again", async () => {
  let isDown = false;
  const { network, owner, order, charge } = await openShop({
    before: () => {
      if (isDown) throw new TypeError("Network connection lost");
    },
  });
  await charge();
  const id = network.list()[0]?.id ?? 0;
  network.happen(id, "pay");
  isDown = true;
  expect((await tell(owner, network.notificationOf(id))).status).toBe(503);
  expect(await ledgerOf(owner, order.id)).toHaveLength(1);
  isDown = false;
  expect((await tell(owner, network.notificationOf(id))).data).toEqual({ applied: true });
});

test("keys are written and never read: only their ends, and encrypted in the database", async () => {
  const { owner, admin } = await openShop();
  const { data } = await callApi("GET", PROVIDER, { headers: admin.headers });
  expect(data).toMatchObject({
    ...{ provider: "mercadopago", hasKeys: true, accessTokenEnd: "demo", webhookSecretEnd: "demo" },
    notificationUrl: `http://${owner.slug}.portal.test/app/open/webhooks/mercadopago`,
  });
  for (const table of ["distributor_profile", "audit_log", "outbox"]) {
    const rows = await readRows(
      owner,
      sql.raw(`select * from ${table} where distributor_id = '${owner.id}'`),
    );
    expect(JSON.stringify([data, rows])).not.toContain(DEMO_PAYMENT_TOKEN);
    expect(JSON.stringify([data, rows])).not.toContain(DEMO_PAYMENT_SECRET);
  }
});

test("one key is changed without the other, and nobody saves over what they have not seen", async () => {
  const { admin, charge } = await openShop({ token: `${DEMO_PAYMENT_TOKEN}-quebrada` });
  const stale = await choose(admin, { version: "outra" });
  expect(stale.error.type).toBe("STALE_VERSION");
  expect((await choose(admin, { accessToken: ` ${DEMO_PAYMENT_TOKEN} ` })).status).toBe(200);
  expect((await charge()).data.charge).toMatchObject({ status: "pending" });
  const without = await choose(admin, { accessToken: "" });
  expect(without.error.details).toEqual({
    issues: [{ field: "accessToken", code: "REQUIRED", message: "REQUIRED" }],
  });
});

describe("with another secret of notifications", () => {
  afterEach(() => void vi.useRealTimers());

  test("the one of before is accepted for a day more, from when it was replaced", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { network, owner, admin, charge } = await openShop();
    await charge();
    const id = network.list()[0]?.id ?? 0;
    const startMs = Date.now();
    const read = () => callApi<{ formerSecretUntil: string | null }>("GET", PROVIDER, admin);
    const byFormer = async () => (await tell(owner, network.notificationOf(id))).status;
    const by = async (secret: string) => (await tell(owner, network.notificationOf(id, { secret }))).status;
    expect((await read()).data.formerSecretUntil).toBeNull();
    expect((await choose(admin, { webhookSecret: "segredo-digitado-errado" })).status).toBe(200);
    vi.setSystemTime(startMs + HOUR_MS);
    expect((await choose(admin, { webhookSecret: "segredo-novo-1234" })).data).toMatchObject({
      ...{ webhookSecretEnd: "1234", formerSecretUntil: new Date(startMs + 25 * HOUR_MS).toISOString() },
    });
    vi.setSystemTime(startMs + 24 * HOUR_MS - 1);
    expect([await byFormer(), await by("segredo-digitado-errado"), await by("segredo-novo-1234")]).toEqual([
      ...[200, 200, 200],
    ]);
    vi.setSystemTime(startMs + 24 * HOUR_MS);
    expect([await byFormer(), await by("segredo-digitado-errado"), await by("segredo-novo-1234")]).toEqual([
      ...[401, 200, 200],
    ]);
    vi.setSystemTime(startMs + 25 * HOUR_MS);
    expect([await by("segredo-digitado-errado"), await by("segredo-novo-1234")]).toEqual([401, 200]);
    expect((await read()).data.formerSecretUntil).toBeNull();
  });

  test("a secret that is deleted is accepted no more, nor those before it", async () => {
    const { network, owner, admin, charge } = await openShop();
    await charge();
    const id = network.list()[0]?.id ?? 0;
    await choose(admin, { webhookSecret: "segredo-novo-1234" });
    await choose(admin, { provider: "sandbox", webhookSecret: "" });
    for (const secret of [DEMO_PAYMENT_SECRET, "segredo-novo-1234"]) {
      expect((await tell(owner, network.notificationOf(id, { secret }))).status).toBe(401);
    }
  });
});

test("keys that were copied to another distributor open nothing there", async () => {
  const { owner } = await openShop();
  const other = await createTestDistributor();
  const path = sql.raw(`'$.payments.mercadoPago.sealedKeys'`);
  const [row] = await readRows(
    owner,
    sql`select settings ->> ${path} as sealed from distributor_profile where distributor_id = ${owner.id}`,
  );
  const thief = await createTestDistributor({
    settings: { payments: { provider: "mercadopago", mercadoPago: { sealedKeys: row?.["sealed"] } } },
  });
  const order = await createTestOrder(thief);
  const { error } = await callApi("POST", `/app/open/payment/${order.id}/create`, {
    ...{ headers: { "x-debug-distributor": thief.slug }, env, body: { method: "pix" } },
  });
  expect(error.details).toEqual({ provider: "mercadopago", problem: "noKey" });
  expect(await readNumber(other, sql`select count(*) from charge where distributor_id = ${thief.id}`)).toBe(
    0,
  );
});

test("keys outlive the secret of sessions, and open with the secret that sealed them alone", async () => {
  const { owner, order } = await openShop();
  const pay = (settings: object) =>
    callApi<{ charge: { status: string } }>("POST", `/app/open/payment/${order.id}/create`, {
      ...{ headers: { "x-debug-distributor": owner.slug }, body: { method: "pix" } },
      env: { ...env, ...settings },
    });
  const sealedElsewhere = await pay({ SEALING_SECRET: "another-sealing-secret-0123456789abc" });
  expect(sealedElsewhere.error.details).toEqual({ provider: "mercadopago", problem: "noKey" });
  const { data } = await pay({ SESSION_SECRET: "another-session-secret-0123456789abc" });
  expect(data.charge.status).toBe("pending");
});

test.each([
  [DEMO_PAYMENT_TOKEN, null, "A conexão com o Mercado Pago funciona"],
  ["TEST-outro-token", "unauthorized", "O Mercado Pago não aceitou o access token"],
  [`${DEMO_PAYMENT_TOKEN}-quebrada`, "failing", "O Mercado Pago está fora do ar"],
])("the token %s is tried out before it is saved: %s", async (accessToken, problem, title) => {
  const { admin } = await openShop();
  const { data } = await callApi("POST", `${PROVIDER}/test`, {
    ...{ headers: admin.headers, env, body: { accessToken } },
  });
  expect(data).toMatchObject({ works: problem === null, problem, title });
});

test.each([
  [200, { type: "staff", permissions: ["configuration.checkoutPayment"] }],
  [403, { type: "staff", permissions: ["configuration.requests"] }],
  [403, { type: "integrator" }],
] as const)("%i is the answer to %j", async (status, person) => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, person);
  expect((await callApi("GET", PROVIDER, { headers })).status).toBe(status);
});

test("a boleto is made at the provider with the payer's address, and its signed payment settles the order", async () => {
  const { network, owner, order, charge, read } = await openShop({ paidBy: { type: "boleto" } });
  const { data } = await charge();
  const [made] = network.list();
  expect(made).toMatchObject({
    ...{ payment_method_id: "bolbradesco", transaction_amount: 10_100 },
    payer: { address: { city: "Goiânia", federal_unit: "GO" } },
  });
  // The bars say the sum, and the line says the bars.
  const { barcode = "", line = "" } = (data.charge ?? {}) as { barcode?: string; line?: string };
  expect(Number(barcode.slice(9, 19))).toBe(TOTAL);
  expect(line).toBe(lineOf(barcode));
  network.happen(made?.id ?? 0, "pay");
  expect((await tell(owner, network.notificationOf(made?.id ?? 0))).data).toEqual({ applied: true });
  expect((await read()).data.paymentStatus).toBe("received");
  expect((await ledgerOf(owner, order.id)).map(([kind]) => kind)).toEqual(["created", "paid"]);
});

test("a boleto without the payer's address is refused before the provider is asked", async () => {
  const { calls, owner, order, charge } = await openShop({ paidBy: { type: "boleto" } });
  await changeRows(
    owner,
    sql`update request_version set content = json_set(content, '$.delivery.address', null)
      where request_id = ${order.id}`,
  );
  const { error } = await charge();
  expect(error).toMatchObject({ type: "PAYER_ADDRESS_MISSING", title: "Falta o endereço de quem paga" });
  expect(calls).toEqual([]);
  expect(await ledgerOf(owner, order.id)).toEqual([]);
});
