import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { PayerCheckout } from "#domain/payments/checkout-schema.ts";
import type { RequestEntity } from "#domain/requests/request-entity-schema.ts";
import type { RequestPayment } from "#domain/requests/request-payment-schema.ts";
import { createTestTerms } from "#tests/factories/application.ts";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { createPayment, readPayment } from "#tests/factories/payment.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { callRequest, saveBudget, createBudgetWorld } from "#tests/factories/saved-budget.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { acceptTerms, publishTerms } from "#tests/factories/terms.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { callApi } from "#tests/setup/call-api.ts";

/** An order of a distributor with payment terms in force. */
async function createWorld() {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const terms = await publishTerms(admin);
  const { id, buyer } = await createTestOrder(owner);
  return { owner, admin, terms, id, buyer };
}

/** Makes the next version of an order. */
async function changeOrder(admin: TestUser, id: string) {
  const valueModifier = {
    increase: { type: "percentage", amount: "0" },
    decrease: { type: "percentage", amount: "5" },
  };
  const { status } = await callRequest(admin, ["PUT", id, "/value-modifier"], { valueModifier, version: 1 });
  expect(status).toBe(200);
}

const entityOf = async (person: TestUser, id: string) =>
  (await callApi<RequestEntity>("GET", `/app/user/requests/${id}/entity`, { headers: person.headers })).data;

test("the payment terms that hold now are open to everybody, apart from the terms of use [CALLS-11]", async () => {
  const owner = await createTestDistributor();
  const headers = { "x-debug-distributor": owner.slug };
  const read = () => callApi("GET", "/app/open/payment/terms/active", { headers });
  await createTestTerms(owner);
  expect((await read()).status).toBe(404);
  const admin = await createTestUser(owner, { type: "admin" });
  await publishTerms(admin, { title: "Antigos" });
  const { id, createdAt } = await publishTerms(admin, { body: "# Cobrança\n\nNovos." });
  expect((await read()).data).toEqual({
    ...{ id, version: 2, title: "Termos de pagamento", body: "# Cobrança\n\nNovos.", createdAt },
  });
  const general = await callApi("GET", "/app/open/terms", { headers });
  expect(general.data).toMatchObject({ title: "Termos de uso", version: 1 });
  const stranger = await createTestDistributor();
  const there = await callApi("GET", "/app/open/payment/terms/active", {
    headers: { "x-debug-distributor": stranger.slug },
  });
  expect(there.status).toBe(404);
});

test("payment terms are accepted for an order: both versions, digest, time and place are kept, once [CALLS-12]", async () => {
  const { owner, terms, id } = await createWorld();
  const body = { requestId: id, termsId: terms.id };
  const first = await acceptTerms(owner, body, { "user-agent": "Mozilla/5.0 (payer)" });
  expect(first.status).toBe(201);
  expect(first.data).toEqual({
    ...{ requestId: id, requestVersion: 1, termsId: terms.id, termsVersion: 1 },
    sha256: createHash("sha256")
      .update("Termos de pagamento\n\n# Cobrança\n\nO Pix vale por meia hora.")
      .digest("hex"),
    acceptedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  const again = await Promise.all(Array.from({ length: 10 }, () => acceptTerms(owner, body)));
  expect(new Set(again.map(({ data }) => data.acceptedAt))).toEqual(new Set([first.data.acceptedAt]));
  const rows = await readRows(
    owner,
    sql`select user_agent, address, user_id from payment_consent where distributor_id = ${owner.id}`,
  );
  expect(rows).toEqual([
    { user_agent: "Mozilla/5.0 (payer)", address: expect.stringMatching(/./), user_id: null },
  ]);
  const logged = await readRows(
    owner,
    sql`select actor_type, changes from audit_log
      where distributor_id = ${owner.id} and event = 'order.terms-accepted'`,
  );
  expect(logged).toEqual([
    {
      actor_type: "anonymous",
      changes: '{"termsVersion":{"from":null,"to":1},"version":{"from":null,"to":1}}',
    },
  ]);
});

test("a checkout begins with the terms in force, and when they were accepted for the order", async () => {
  const { owner, terms, id } = await createWorld();
  const begin = async () => {
    const headers = { "x-debug-distributor": owner.slug };
    return (await callApi<PayerCheckout>("GET", `/app/open/order/${id}/checkout`, { headers })).data.terms;
  };
  expect(await begin()).toEqual({
    ...{ id: terms.id, version: 1, title: "Termos de pagamento", acceptedAt: null },
    blocks: [
      { kind: "heading", text: "Cobrança" },
      { kind: "paragraph", text: "O Pix vale por meia hora." },
    ],
  });
  const { data } = await acceptTerms(owner, { requestId: id, termsId: terms.id });
  expect(await begin()).toMatchObject({ id: terms.id, acceptedAt: data.acceptedAt });
});

test("ten payers at once make one acceptance", async () => {
  const { owner, terms, id } = await createWorld();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => acceptTerms(owner, { requestId: id, termsId: terms.id })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ data }) => data.acceptedAt)).size).toBe(1);
  expect(
    await readNumber(owner, sql`select count(*) from payment_consent where distributor_id = ${owner.id}`),
  ).toBe(1);
});

test("an order is charged once its payment terms are accepted, which the order then says [PAYMENT-09]", async () => {
  const { owner, admin, terms, id } = await createWorld();
  const refused = await createPayment(owner, id);
  expect([refused.status, refused.error.type]).toEqual([409, "PAYMENT_TERMS_NOT_ACCEPTED"]);
  expect(refused.error).toMatchObject({
    title: "Falta aceitar os termos de pagamento",
    details: { requestId: id },
  });
  expect((await readPayment(owner, id)).data).toMatchObject({ paymentStatus: "notRequested", charge: null });
  expect((await entityOf(admin, id)).hasPaymentTermsConsent).toBe(false);
  await acceptTerms(owner, { requestId: id, termsId: terms.id });
  expect((await entityOf(admin, id)).hasPaymentTermsConsent).toBe(true);
  expect((await createPayment(owner, id)).status).toBe(201);
});

test("terms that are published while an order is charged are asked for first", async () => {
  const { owner, admin, terms, id } = await createWorld();
  await acceptTerms(owner, { requestId: id, termsId: terms.id });
  beforeSave("insert into charge", async () => {
    await publishTerms(admin);
  });
  expect((await createPayment(owner, id)).error.type).toBe("PAYMENT_TERMS_NOT_ACCEPTED");
  expect(await readNumber(owner, sql`select count(*) from charge where distributor_id = ${owner.id}`)).toBe(
    0,
  );
});

test("a new version of the terms, and one of the order, ask again; an open charge stays", async () => {
  const { owner, admin, terms, id } = await createWorld();
  await acceptTerms(owner, { requestId: id, termsId: terms.id });
  await changeOrder(admin, id);
  expect((await createPayment(owner, id)).error.type).toBe("PAYMENT_TERMS_NOT_ACCEPTED");
  expect((await entityOf(admin, id)).hasPaymentTermsConsent).toBe(false);
  expect((await acceptTerms(owner, { requestId: id, termsId: terms.id })).data.requestVersion).toBe(2);
  const { data: paying } = await createPayment(owner, id);

  const next = await publishTerms(admin);
  expect((await createPayment(owner, id)).data.charge?.id).toBe(paying.charge?.id);
  await changeRows(
    owner,
    sql`update charge set expires_at = '2026-01-01T00:00:00.000Z' where distributor_id = ${owner.id}`,
  );
  const renewal = "?paymentMethod=pix&ifExpiredGenerateNew=true";
  expect((await readPayment(owner, id, renewal)).error.type).toBe("PAYMENT_TERMS_NOT_ACCEPTED");
  const old = await acceptTerms(owner, { requestId: id, termsId: terms.id });
  expect([old.status, old.error.type]).toEqual([409, "TERMS_CHANGED"]);
  expect((await acceptTerms(owner, { requestId: id, termsId: next.id })).data.termsVersion).toBe(2);
  expect((await readPayment(owner, id, renewal)).data.charge).toMatchObject({ status: "pending" });
});

test("an order that changes while its terms are accepted is not accepted", async () => {
  const { owner, admin, terms, id } = await createWorld();
  beforeSave("insert into payment_consent", () => changeOrder(admin, id));
  const answer = await acceptTerms(owner, { requestId: id, termsId: terms.id });
  expect([answer.status, answer.error.type]).toEqual([409, "STALE_VERSION"]);
});

test("terms of use, drafts, budgets, deleted orders and other distributors' things are not accepted", async () => {
  const { owner, terms, id, buyer } = await createWorld();
  const general = await createTestTerms(owner);
  for (const termsId of [general, "trm_none"]) {
    expect((await acceptTerms(owner, { requestId: id, termsId })).error.type).toBe("TERMS_CHANGED");
  }
  const other = await createWorld();
  const there = await acceptTerms(other.owner, { requestId: id, termsId: other.terms.id });
  expect([there.status, there.error.type]).toEqual([404, "NOT_FOUND"]);
  const world = await createBudgetWorld();
  const theirs = await publishTerms(await createTestUser(world.owner, { type: "admin" }));
  const budget = await saveBudget(world);
  expect((await acceptTerms(world.owner, { requestId: budget.id, termsId: theirs.id })).error.type).toBe(
    "NOT_FOUND",
  );
  await changeRows(
    owner,
    sql`update request set deleted_at = '2026-11-21T12:00:00.000Z', deleted_by = ${buyer.id}
      where distributor_id = ${owner.id} and id = ${id}`,
  );
  expect((await acceptTerms(owner, { requestId: id, termsId: terms.id })).error.type).toBe("NOT_FOUND");
});

test("both sides read who accepted which terms when; from where, only the distributor", async () => {
  const { owner, admin, terms, id, buyer } = await createWorld();
  await acceptTerms(owner, { requestId: id, termsId: terms.id }, { ...buyer.headers });
  const read = (person: TestUser) => callRequest<RequestPayment>(person, ["GET", id, "/payment"]);
  const consent = {
    ...{ requestVersion: 1, termsId: terms.id, termsVersion: 1, termsTitle: "Termos de pagamento" },
    ...{ name: "Marina Alves", sha256: expect.stringMatching(/^[\da-f]{64}$/) },
  };
  expect((await read(admin)).data.consents).toEqual([
    expect.objectContaining({ ...consent, address: expect.stringMatching(/./) }),
  ]);
  const company = await createTestUser(owner, { permissions: ["order", "order.details.payment"] });
  expect((await read(company)).data.consents).toEqual([
    expect.objectContaining({ ...consent, address: null, userAgent: null }),
  ]);
});

test("what was accepted stays: neither an acceptance nor a published text is changed", async () => {
  const { owner, terms, id } = await createWorld();
  await acceptTerms(owner, { requestId: id, termsId: terms.id });
  const own = sql`distributor_id = ${owner.id}`;
  for (const query of [
    sql`update payment_consent set address = '' where ${own}`,
    sql`delete from payment_consent where ${own}`,
    sql`update terms_document set body = 'Outro' where ${own}`,
  ]) {
    await expect(changeRows(owner, query)).rejects.toThrow();
  }
});
