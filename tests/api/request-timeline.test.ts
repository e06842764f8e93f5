import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CreatedRequest } from "#domain/requests/create-request-schema.ts";
import type { Timeline } from "#domain/requests/timeline-schema.ts";
import { apiEnv } from "#tests/factories/api-env.ts";
import {
  changePrice,
  createApprovalWorld,
  distributorHeader,
  makeLink,
  tokenOf,
  withdrawLink,
} from "#tests/factories/approval-calls.ts";
import {
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { callRequest, createBudgetWorld, saveBudget } from "#tests/factories/saved-budget.ts";
import { EMAIL_PROVIDER_SETTINGS, openFakeEmailProvider } from "#tests/fakes/email-outside.ts";
import { callApi, roundTripsOf, statementsOf } from "#tests/setup/call-api.ts";
import { takeErrorLines } from "#tests/setup/expected-errors.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import { newId } from "#worker/scope.ts";
import { listPortalHosts } from "#worker/services/access/portal-hosts.ts";
import { sendEmails } from "#worker/services/access/send-emails.ts";

type Person = Pick<TestUser, "headers">;

function read(person: Person, id: string, query = "") {
  return callApi<Timeline>("GET", `/app/user/requests/${id}/timeline${query}`, { headers: person.headers });
}

async function createWorld({ requestTimeline = true } = {}) {
  const world = await createBudgetWorld({ actions: { enableClosedKits: true, requestTimeline } });
  const admin = await createTestUser(world.owner, { type: "admin" });
  const { id } = await saveBudget(world);
  return { ...world, admin, id };
}

/** Deletes and restores a request some times. */
async function happen(admin: Person, id: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await callApi("DELETE", `/app/user/requests/${id}?type=budget`, { headers: admin.headers });
    await callApi("POST", `/app/user/requests/${id}/restore`, { headers: admin.headers });
  }
}

test("what happened to a budget is told newest first, by kind, without addresses", async () => {
  const { admin, id } = await createWorld();
  const part = { type: "percentage", amount: "5" };
  const valueModifier = { increase: { type: "percentage", amount: "0" }, decrease: part };
  await callApi("PUT", `/app/user/requests/${id}/value-modifier`, {
    headers: admin.headers,
    body: { valueModifier, version: 1 },
  });
  await happen(admin, id, 1);
  const { data } = await read(admin, id);
  expect(data.items.map(({ event }) => event)).toEqual([
    ...["budget.restored", "budget.deleted", "request.price-modified", "budget.created"],
  ]);
  expect(data.items[1]?.sentence).toMatch(/^excluiu o orçamento ORC-/);
  expect(data.items[1]?.person).not.toBe("");
  expect(JSON.stringify(data)).not.toContain("address");
  const ofKind = async (kind: string) =>
    (await read(admin, id, `?kind=${kind}`)).data.items.map(({ event }) => event);
  expect(await ofKind("agreement")).toEqual(["request.price-modified", "budget.created"]);
  expect(await ofKind("deletion")).toEqual(["budget.restored", "budget.deleted"]);
  expect(await ofKind("payment")).toEqual([]);
  expect((await read(admin, id, "?kind=other")).status).toBe(400);
});

test("what changed of a freight is a kind of its own, apart from what else was agreed on", async () => {
  const { admin, id } = await createWorld();
  const additionalInfo = { ...buildOrderInput([]).additionalInfo, shippingDistributor: "FOB" };
  const edited = await callRequest(admin, ["PUT", id, "/freight"], {
    ...{ version: 1, freights: [], additionalInfo },
  });
  expect(edited.status).toBe(200);
  const ofKind = async (kind: string) =>
    (await read(admin, id, `?kind=${kind}`)).data.items.map(({ event }) => event);
  expect(await ofKind("freight")).toEqual(["request.freight-edited"]);
  expect(await ofKind("agreement")).toEqual(["budget.created"]);
});

test("a long timeline is read page by page, and a position that none gave is refused", async () => {
  const { admin, id } = await createWorld();
  await happen(admin, id, 11);
  const { data: first } = await read(admin, id);
  expect(first.items).toHaveLength(20);
  const { data: rest } = await read(admin, id, `?cursor=${String(first.nextCursor)}`);
  expect(rest.nextCursor).toBeNull();
  const ids = [...first.items, ...rest.items].map((item) => item.id);
  expect(new Set(ids).size).toBe(23);
  expect(rest.items.at(-1)?.event).toBe("budget.created");
  expect((await read(admin, id, "?cursor=nenhum")).status).toBe(400);
});

test("500 events, many of them at one instant, are read in pages of the same cost, each once", async () => {
  const { owner, admin, id } = await createWorld();
  await changeRows(
    owner,
    sql`insert into audit_log (distributor_id, id, at, actor_id, actor_type, event, entity, entity_id, changes)
      with recursive n(i) as (select 0 union all select i + 1 from n where i < 499)
      select ${owner.id}, 'aud_' || ${id} || printf('%03d', i), printf('2026-11-20T12:00:%02d.000Z', i / 25),
        ${admin.id}, 'user', 'budget.edited', 'request', ${id}, '{}' from n`,
  );
  const costs = new Set<string>();
  const told: string[] = [];
  let cursor: string | null = null;
  do {
    const answer: Awaited<ReturnType<typeof read>> = await read(
      admin,
      id,
      cursor === null ? "" : `?cursor=${cursor}`,
    );
    if (cursor !== null) costs.add(`${String(roundTripsOf(answer))} ${String(statementsOf(answer))}`);
    expect(answer.data.items.length).toBeLessThanOrEqual(20);
    told.push(...answer.data.items.filter(({ event }) => event === "budget.edited").map((item) => item.id));
    cursor = answer.data.nextCursor;
  } while (cursor !== null);
  expect(told).toEqual(
    Array.from({ length: 500 }, (_, at) => `aud_${id}${String(499 - at).padStart(3, "0")}`),
  );
  expect([...costs]).toHaveLength(1);
});

test("the timeline needs its permission and its feature, and integrators have none", async () => {
  const { owner, buyer, id } = await createWorld();
  const only = await createTestUser(owner, {
    type: "staff",
    permissions: ["budget", "budget.details.timeline"],
  });
  const ofOrders = await createTestUser(owner, {
    type: "staff",
    permissions: ["budget", "order.details.timeline"],
  });
  expect((await read(only, id)).status).toBe(200);
  expect((await read(ofOrders, id)).status).toBe(403);
  expect((await read(buyer, id)).status).toBe(403);
  const foreign = await createTestUser(await createTestDistributor({ actions: { requestTimeline: true } }), {
    type: "admin",
  });
  expect((await read(foreign, id)).status).toBe(404);
  const off = await createWorld({ requestTimeline: false });
  expect((await read(off.admin, off.id)).status).toBe(403);
});

/** Sends what waits, by default through a provider. */
function send(owner: TestDistributor, settings: object = EMAIL_PROVIDER_SETTINGS) {
  const env = { ...apiEnv, ...settings };
  return sendEmails({
    ...{ env, database: owner.database, distributorId: owner.id, hosts: listPortalHosts(env, owner) },
    now: () => new Date(),
  });
}

/** E-mails in a timeline, as they are read there. */
async function emailsOf(person: Person, id: string) {
  const { data } = await read(person, id, "?kind=emails");
  return data.items.map(({ sentence, person: sender }) => `${sender} ${sentence}`);
}

/** Writes an e-mail with the way to answer a budget, which waits. */
function writeMail(owner: TestDistributor, request: CreatedRequest, recipient: string) {
  return owner.database.writeBatch([
    emailStatement(owner.id, {
      ...{ id: newId("eml"), recipient, createdAt: new Date().toISOString(), requestId: request.id },
      content: {
        ...{ kind: "budgetApproval", name: "Marina", senderName: "Carlos", code: request.code },
        ...{ link: `http://${owner.slug}.portal.test/aprovar/1`, lastOn: "2026-12-01" },
      },
    }),
  ]);
}

test("an e-mail about a budget is in its timeline once it has left, was given up, or was kept, with what it says and to whom; one that waits is not, and none is in another's", async () => {
  const { owner, admin, buyer, kit } = await createWorld();
  const request = await saveBudget({ buyer, kit });
  const { code, id } = request;
  expect(await emailsOf(admin, id)).toEqual([]);
  // Without a provider, outside production, it stays in the outbox.
  await send(owner, {});
  const saved = `Sistema guardou na caixa de saída o e-mail “Orçamento salvo” de ${code} para Marina Alves`;
  expect(await emailsOf(admin, id)).toEqual([saved]);
  const provider = openFakeEmailProvider();
  await writeMail(owner, request, "marina@volt.test");
  await send(owner);
  await send(owner);
  const sent = `Sistema enviou a marina@volt.test o e-mail “Orçamento para aprovar” de ${code}`;
  expect(await emailsOf(admin, id)).toEqual([sent, saved]);
  provider.refuse = () => ({ statusCode: 422, name: "validation_error", message: "No such address" });
  await writeMail(owner, request, "ninguem@volt.test");
  await send(owner);
  takeErrorLines();
  expect(await emailsOf(admin, id)).toEqual([
    `Sistema não conseguiu entregar a ninguem@volt.test o e-mail “Orçamento para aprovar” de ${code}`,
    ...[sent, saved],
  ]);
  const other = await saveBudget({ buyer, kit });
  expect(await emailsOf(admin, other.id)).toEqual([]);
});

const BROWSER = {
  "user-agent": "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36",
};

/** Opened links in a timeline: who opened which version. */
async function viewsOf(person: Person, id: string) {
  return (await read(person, id, "?kind=views")).data.items.map(
    ({ event, person: visitor, details }) =>
      `${visitor} ${event} ${details.map(({ to }) => String(to)).join()}`,
  );
}

test("a link that somebody without an account opens is in the timeline, once an hour and version; previews of messengers, people of the portal and withdrawn links are not", async () => {
  const { owner, admin, buyer, id, link, token } = await createApprovalWorld();
  const open = (headers: Record<string, string>, of = token) =>
    callApi("GET", `/app/open/approvals/${of}`, { headers: { ...distributorHeader(owner), ...headers } });
  await open({});
  await open({ "user-agent": "WhatsApp/2.23.20.0" });
  await open({ ...BROWSER, ...admin.headers });
  expect(await viewsOf(admin, id)).toEqual([]);
  await Promise.all([open(BROWSER), open(BROWSER)]);
  const first = "Marina Alves budget.approval-link-viewed 1";
  expect(await viewsOf(admin, id)).toEqual([first]);
  await changePrice(admin, id);
  await open(BROWSER);
  const second = "Marina Alves budget.approval-link-viewed 2";
  expect(await viewsOf(admin, id)).toEqual([second, first]);
  await changeRows(
    owner,
    sql`update audit_log set at = '2026-01-01T12:00:00.000Z' where distributor_id = ${owner.id} and event like '%-viewed'`,
  );
  await open(BROWSER);
  expect(await viewsOf(admin, id)).toHaveLength(3);
  const { data: other } = await makeLink(buyer, id, { version: 2, name: "Pedro Lima" });
  await open(BROWSER, tokenOf(other));
  expect((await viewsOf(admin, id))[0]).toBe("Pedro Lima budget.approval-link-viewed 2");
  const { data: withdrawn } = await makeLink(buyer, id, { version: 2, name: "Rui Costa" });
  await withdrawLink(buyer, id, withdrawn.id);
  await withdrawLink(buyer, id, link.id);
  await open(BROWSER, tokenOf(withdrawn));
  expect(await viewsOf(admin, id)).toHaveLength(4);
});

test("the page of a payment that its payer opens is in the order's timeline", async () => {
  const { owner, admin, buyer, kit } = await createWorld();
  const { id } = await saveBudget({ buyer, kit }, { type: "order" });
  const open = (headers: Record<string, string>) =>
    callApi("GET", `/app/open/order/${id}/details`, { headers: { ...distributorHeader(owner), ...headers } });
  await open({ ...BROWSER, ...buyer.headers });
  expect(await viewsOf(admin, id)).toEqual([]);
  await open(BROWSER);
  await open(BROWSER);
  expect(await viewsOf(admin, id)).toEqual(["Visitante order.payment-link-viewed 1"]);
});
