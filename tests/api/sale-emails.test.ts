import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type EmailContent, EmailContentSchema } from "#domain/access/email-schema.ts";
import type { ShipmentList } from "#domain/shipments/shipment-schema.ts";
import { SALE_EMAIL_KINDS } from "#domain/settings/sale-email-schema.ts";
import { answerApproval, makeLink, tokenOf } from "#tests/factories/approval-calls.ts";
import { createTestUser, type TestDistributor, type TestUser } from "#tests/factories/distributor.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import {
  ALL_OF_REQUESTS,
  type BudgetWorld,
  callRequest,
  createBudgetWorld,
  saveBudget,
} from "#tests/factories/saved-budget.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { tellExpiries } from "#worker/jobs/tell-expiries.ts";

const SELLS = ["budget", "budget.details", "budget.details.edit", "order", "order.details"];

/** A world whose company is looked after by a seller of the distributor. */
async function createMailed(options: Parameters<typeof createBudgetWorld>[0] = {}) {
  const world = await createBudgetWorld(options);
  const { owner } = world;
  const seller = await createTestUser(owner, { type: "staff", permissions: SELLS });
  await changeRows(
    owner,
    sql`update integrator set seller_id = ${seller.id} where distributor_id = ${owner.id}`,
  );
  return { ...world, seller, admin: await createTestUser(owner, { type: "admin" }) };
}

interface Mail {
  to: string;
  content: EmailContent;
}

/** E-mails of the sale, oldest first, each as its template reads it. */
async function mailsOf({ id, database }: TestDistributor): Promise<Mail[]> {
  const rows = await readRows(
    { id, database },
    sql`select recipient, content from email_outbox where distributor_id = ${id} order by created_at, rowid`,
  );
  return rows
    .map(({ recipient, content }) => ({
      to: String(recipient),
      content: EmailContentSchema.parse(JSON.parse(String(content))),
    }))
    .filter(({ content }) => SALE_EMAIL_KINDS.some((kind) => kind === content.kind));
}

/** Kinds with their recipients, by the address. */
async function toldOf(owner: TestDistributor): Promise<string[]> {
  return (await mailsOf(owner)).map(({ to, content }) => `${content.kind} ${to}`).sort();
}

const to = (kind: string, ...people: readonly Pick<TestUser, "email">[]) =>
  people.map(({ email }) => `${kind} ${email}`).sort();

/** Forgets the e-mails so far. */
function forget(owner: TestDistributor): Promise<void> {
  return changeRows(owner, sql`delete from email_outbox where distributor_id = ${owner.id}`);
}

const off = (amount: string) => ({ increase: {}, decrease: { amount } });

/** Does everything that e-mails tell of. */
async function walk({ owner, buyer, seller, admin, kit }: Awaited<ReturnType<typeof createMailed>>) {
  const { id } = await saveBudget({ buyer, kit }, { kits: [{ id: kit, amount: 2 }] });
  await changeRows(owner, sql`update request set expires_on = '2026-12-10' where id = ${id}`);
  await tellExpiries({
    ...{ database: owner.database, distributorId: owner.id, origin: "https://sol.test" },
    now: new Date("2026-12-08T15:00:00.000Z"),
  });
  const asker = await createTestUser(owner, {
    type: "staff",
    permissions: ["budget", "budget.details", "budget.details.discount"],
    roleContent: { limitDiscountBudget: "5" },
  });
  const asked = await callRequest<{ id: string }>(asker, ["POST", id, "/discount-requisitions"], {
    ...{ valueModifier: off("12"), version: 1, reason: "Concorrente." },
  });
  await callApi("POST", `/app/staff/discount-requisitions/${asked.data.id}/approve`, {
    headers: admin.headers,
    body: { note: "" },
  });
  const statusId = await statusOf(owner, "budget", "Finalizado");
  const seenStatusId = await statusOf(owner, "budget");
  const order = await callRequest(buyer, ["POST", id, "/order"], { version: 2 });
  const other = await saveBudget({ buyer, kit });
  const link = await makeLink(buyer, other.id);
  expect((await answerApproval(owner, tokenOf(link.data))).status).toBe(201);
  const moved = await callApi("PUT", `/app/user/requests/${other.id}/status`, {
    headers: seller.headers,
    body: { type: "budget", statusId, seenStatusId },
  });
  await deliver({ buyer, admin, kit }, id);
  const late = await saveBudget({ buyer, kit });
  await changeRows(owner, sql`update request set expires_on = '2026-12-10' where id = ${late.id}`);
  await tellExpiries({
    ...{ database: owner.database, distributorId: owner.id, origin: "https://sol.test" },
    now: new Date("2026-12-12T15:00:00.000Z"),
  });
  return { id, asker, statuses: [asked.status, order.status, moved.status] };
}

/** Pays an order and sends it in two parts, the second of which arrives with something missing. */
async function deliver(
  { buyer, admin, kit }: Pick<Awaited<ReturnType<typeof createMailed>>, "buyer" | "admin" | "kit">,
  id: string,
) {
  const paid = await callRequest(admin, ["PUT", id, "/payment-status"], {
    ...{ paymentStatus: "received", seenPaymentStatus: "notRequested", reason: "No extrato." },
  });
  expect(paid.status).toBe(200);
  for (const problems of [[], [{ itemId: kit, kind: "missing", amount: 1 }]]) {
    const sent = await callRequest<ShipmentList>(admin, ["POST", id, "/shipments"], {
      ...{ lines: [{ itemId: kit, amount: 1 }], sentOn: "2026-11-20", carrier: "Rápido Sul" },
    });
    expect(sent.status).toBe(201);
    const shipment = sent.data.items.at(-1)?.id ?? "";
    const arrived = await callRequest<ShipmentList>(buyer, ["PUT", id, `/shipments/${shipment}/delivery`], {
      receivedBy: "Zé da obra",
      problems,
    });
    expect(arrived.status).toBe(200);
    const claim = arrived.data.items.at(-1)?.claims[0];
    if (claim === undefined) continue;
    const answered = await callRequest(admin, ["PUT", id, `/claims/${claim.id}`], {
      ...{ outcome: "replaced", answer: "Sai amanhã." },
    });
    expect(answered.status).toBe(200);
  }
}

async function statusOf(owner: TestDistributor, type: string, name: string | null = null): Promise<string> {
  const [row] = await readRows(
    owner,
    sql`select id from deal_status where distributor_id = ${owner.id} and type = ${type}
      and (${name} is null or name = ${name}) order by group_order, "order" limit 1`,
  );
  return String(row?.["id"]);
}

test("a saved budget is told to the integrator who saved it and to who looks after it, once, with what it comes to", async () => {
  const world = await createMailed();
  const { owner, buyer, seller, kit } = world;
  const headers = { ...buyer.headers, "idempotency-key": "budget-mail-0001" };
  const body = buildOrderInput([{ id: kit, amount: 1 }], { type: "budget", name: "Casa" });
  const saved = await callApi<{ id: string; code: string }>("POST", "/app/user/requests", { headers, body });
  await callApi("POST", "/app/user/requests", { headers, body });
  expect(await toldOf(owner)).toEqual(to("budgetSaved", buyer, seller));
  const { id, code } = saved.data;
  const [first] = await mailsOf(owner);
  expect(first?.content).toMatchObject({
    ...{ kind: "budgetSaved", name: "Marina", type: "budget", code, requestName: "Casa" },
    ...{ totalCents: 1_010_000, expiresOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    link: expect.stringMatching(new RegExp(`^https?://[^/]+/budgets/detail/${id}$`)),
    preferencesLink: expect.stringMatching(/\/info\/user#notificacoes$/),
  });
});

test("a save that is refused tells nobody", async () => {
  const { owner, buyer, kit } = await createMailed();
  const body = buildOrderInput([{ id: kit, amount: 1 }], { type: "budget", expectedTotalCents: 1 });
  const { status } = await callApi("POST", "/app/user/requests", { headers: buyer.headers, body });
  expect(status).toBe(409);
  expect(await toldOf(owner)).toEqual([]);
});

test("an order, another status, another total and an expiry that is near are told to the others of the request", async () => {
  const world = await createMailed();
  const { owner, buyer, seller, admin } = world;
  const { id } = await walk(world).then((done) => {
    expect(done.statuses).toEqual([201, 200, 200]);
    return done;
  });
  const mails = await mailsOf(owner);
  const told = (kind: string) =>
    mails
      .filter(({ content }) => content.kind === kind)
      .map((mail) => mail.to)
      .sort();
  const both = [buyer.email, seller.email].sort();
  expect(told("expiryNear")).toEqual(both);
  expect(told("agreementChanged")).toEqual(both);
  expect(told("orderPlaced")).toEqual(both);
  // The seller has changed the status and knows.
  expect(told("statusChanged")).toEqual([buyer.email]);
  expect(mails.find(({ content }) => content.kind === "statusChanged")?.content).toMatchObject({
    ...{ statusBefore: "Em aberto", status: "Finalizado" },
  });
  expect(mails.find(({ content }) => content.kind === "orderPlaced")?.content).toMatchObject({
    ...{ type: "order", code: "PED-000001", link: expect.stringMatching(`/requests/detail/${id}$`) },
  });
  await forget(owner);
  const name = { ...buildOrderInput([]).additionalInfo, shippingDistributor: "FOB" as const };
  const { id: fetched } = await saveBudget(world);
  await forget(owner);
  const way = { version: 1, freights: [], additionalInfo: name };
  expect((await callRequest(admin, ["PUT", fetched, "/freight"], way)).status).toBe(200);
  expect(await toldOf(owner)).toEqual(to("agreementChanged", buyer, seller));
  expect((await mailsOf(owner))[0]?.content).toMatchObject({ beforeCents: 1_010_000, totalCents: 1_000_000 });
});

test("what a customer answers is told to who looks after the budget, has saved it or has made the link, with the comment", async () => {
  const world = await createMailed();
  const { owner, buyer, seller, admin } = world;
  const { id } = await saveBudget(world);
  const { data } = await makeLink(admin, id);
  await forget(owner);
  const answer = { answer: "changeAsked", name: "Rui", comment: "Outro inversor" };
  expect((await answerApproval(owner, tokenOf(data), answer)).status).toBe(201);
  expect((await answerApproval(owner, tokenOf(data), answer)).status).toBe(409);
  expect(await toldOf(owner)).toEqual(to("budgetAnswered", admin, buyer, seller));
  expect((await mailsOf(owner))[0]?.content).toMatchObject({
    ...{ decision: "changeAsked", answererName: "Rui", version: "1", comment: "Outro inversor" },
    ...{ totalCents: 1_010_000, link: expect.stringMatching(`/budgets/detail/${id}$`) },
  });
});

test("a discount is told to who may decide it, and the answer to who asked, who is not told of the new total as well", async () => {
  const world = await createMailed();
  const { owner, admin } = world;
  await createTestUser(owner, { type: "staff", permissions: SELLS });
  const { asker } = await walk(world);
  const told = await toldOf(owner);
  expect(told.filter((one) => one.startsWith("discount"))).toEqual([
    ...to("discountAsked", admin),
    ...to("discountDecided", asker),
  ]);
  expect(told).not.toContain(`agreementChanged ${asker.email}`);
  const contents = (await mailsOf(owner)).map(({ content }) => content);
  expect(contents.find(({ kind }) => kind === "discountAsked")).toMatchObject({
    ...{ askedPct: "12", askerName: "Marina Alves", reason: "Concorrente." },
  });
  expect(contents.find(({ kind }) => kind === "discountDecided")).toMatchObject({
    ...{ decision: "approved", note: null },
  });
});

test.each(SALE_EMAIL_KINDS)(
  "%s is not sent where the distributor has switched it off, and all others are",
  async (kind) => {
    const world = await createMailed({
      settings: { requests: { budgetExpiry: { active: true, days: 15 }, saleEmails: { [kind]: false } } },
    });
    await walk(world);
    const sent = new Set((await mailsOf(world.owner)).map(({ content }) => content.kind));
    expect([...sent].sort()).toEqual(SALE_EMAIL_KINDS.filter((one) => one !== kind).sort());
  },
);

test.each([
  ["is blocked", sql`blocked = 1`],
  ["has no verified address", sql`email_verified_at = null`],
  ["has switched such e-mails off", sql`preferences = '{"saleEmails":false}'`],
  ["is of another company", sql`integrator_id = 'int_other'`],
  ["has lost the permission", sql`role_id = null`],
])("who %s is not told", async (_title, change) => {
  const world = await createMailed();
  const { owner, buyer, seller } = world;
  const { id } = await saveBudget(world);
  await forget(owner);
  await changeRows(owner, sql`update user set ${change} where id = ${buyer.id}`);
  const admin = await createTestUser(owner, { type: "admin" });
  await callRequest(admin, ["PUT", id, "/value-modifier"], { valueModifier: off("5"), version: 1 });
  expect(await toldOf(owner)).toEqual(to("agreementChanged", seller));
});

test("a company that may not buy any more is not told, nor staff who may not open the request", async () => {
  const world = await createMailed();
  const { owner, admin } = world;
  const { id } = await saveBudget(world);
  const half = await createTestUser(owner, { type: "staff", permissions: ["budget"] });
  await changeRows(owner, sql`update request set seller_id = ${half.id} where id = ${id}`);
  await changeRows(owner, sql`update integrator set status = 'inactive' where distributor_id = ${owner.id}`);
  await forget(owner);
  await callRequest(admin, ["PUT", id, "/value-modifier"], { valueModifier: off("5"), version: 1 });
  expect(await toldOf(owner)).toEqual([]);
});

test("a company's seller is told of what is theirs, without a total that the company hides from them", async () => {
  const world = await createMailed();
  const { owner, admin, buyer } = world;
  const roleContent = { label: "seller" };
  const own = await createTestUser(owner, { permissions: ALL_OF_REQUESTS, roleContent });
  const { id } = await saveBudget({ ...world, buyer: own });
  const totals = async () =>
    Object.fromEntries(
      (await mailsOf(owner)).map(({ to: address, content }) => [
        address,
        "totalCents" in content ? content.totalCents : undefined,
      ]),
    );
  expect(await totals()).toEqual({ [own.email]: null, [world.seller.email]: 1_010_000 });
  await changeRows(
    owner,
    sql`update integrator set company_permissions = '{"authSellerViewRequestsBudgetsPrices":true}'
      where distributor_id = ${owner.id}`,
  );
  await forget(owner);
  await callRequest(admin, ["PUT", id, "/value-modifier"], { valueModifier: off("5"), version: 1 });
  expect(await totals()).toMatchObject({ [own.email]: expect.any(Number) });
  // Handed over to a colleague, it is no longer theirs to open.
  await changeRows(owner, sql`update request set responsible_id = ${buyer.id} where id = ${id}`);
  await forget(owner);
  await callRequest(admin, ["PUT", id, "/value-modifier"], { valueModifier: off("6"), version: 2 });
  expect(await toldOf(owner)).toEqual(to("agreementChanged", buyer, world.seller));
});

test("where buyers see no prices, their e-mails have none", async () => {
  const world = await createMailed({
    settings: { priceDisplay: { howToDisplayPricesInClosedKits: "never" } },
  });
  await saveBudget(world);
  const mails = await mailsOf(world.owner);
  const of = ({ email }: TestUser) => mails.find((mail) => mail.to === email)?.content;
  expect(of(world.buyer)).toMatchObject({ totalCents: null });
  expect(of(world.seller)).toMatchObject({ totalCents: 1_010_000 });
});

test("another distributor's people are told nothing", async () => {
  const [world, other] = await Promise.all([createMailed(), createMailed()]);
  await saveBudget(world satisfies BudgetWorld);
  expect(await toldOf(other.owner)).toEqual([]);
});
