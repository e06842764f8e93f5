import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#domain/shared/calendar.ts";
import {
  answerApproval,
  createApprovalWorld,
  listLinks,
  makeLink,
  readApproval,
  TODAY,
  tokenOf,
  withdrawLink,
} from "#tests/factories/approval-calls.ts";
import { createTestCompany, createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { expireBudget, saveBudget } from "#tests/factories/saved-budget.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { hashSecret } from "#worker/security/tokens.ts";

test("who may edit a budget makes a link for its newest version, whose address is told once and kept as a hash", async () => {
  const { owner, buyer, admin, id } = await createApprovalWorld();
  const { status, data } = await makeLink(admin, id, { name: " Davi ", email: "Davi@Cliente.test" });
  expect(status).toBe(201);
  expect(data).toMatchObject({
    ...{ name: "Davi", email: "davi@cliente.test", version: 1, state: "waiting", answers: [] },
    lastOn: addDays(TODAY, 5),
  });
  expect(data.url).toMatch(/^http:\/\/portal\.test\/aprovar\/[\w-]{43}$/);
  const stored = await readRows(owner, sql`select token_hash from approval_link where id = ${data.id}`);
  expect(stored).toEqual([{ token_hash: hashSecret(tokenOf(data)) }]);
  const { data: told } = await listLinks(buyer, id);
  expect(told).toMatchObject({ version: 1, mayMake: true, usualLastOn: addDays(TODAY, 15), today: TODAY });
  expect(told.items.map(({ name }) => name)).toEqual(["Davi", "Marina Alves"]);
  expect(JSON.stringify(told)).not.toContain(tokenOf(data));
  expect(
    await readRows(
      owner,
      sql`select recipient, kind, content ->> '$.link' as link from email_outbox
        where distributor_id = ${owner.id} and kind <> 'budgetSaved'`,
    ),
  ).toEqual([{ recipient: "davi@cliente.test", kind: "budgetApproval", link: data.url }]);
});

test.each([
  [{ lastOn: addDays(TODAY, -1) }, "lastOn"],
  [{ lastOn: addDays(TODAY, 366) }, "lastOn"],
  [{ lastOn: "2026-02-30" }, "lastOn"],
  [{ name: "  " }, "name"],
  [{ name: "x".repeat(121) }, "name"],
  [{ email: "davi" }, "email"],
])("a link with %j is refused", async (body, field) => {
  const { buyer, id } = await createApprovalWorld();
  const { status, error } = await makeLink(buyer, id, body);
  expect(status).toBe(400);
  expect(error.details["issues"]).toMatchObject([{ field }]);
});

test("a link is not made for another version than the newest, nor for an expired, finished or deleted budget, an order, or a blocked company", async () => {
  const { owner, admin, buyer, id } = await createApprovalWorld();
  expect((await makeLink(buyer, id, { version: 2 })).error.type).toBe("STALE_VERSION");
  const block = (status: string) =>
    changeRows(
      owner,
      sql`update integrator set status = ${status} where distributor_id = ${owner.id} and id = ${owner.integratorId}`,
    );
  await block("inactive");
  expect((await makeLink(admin, id)).error).toMatchObject({
    ...{ type: "APPROVAL_CLOSED", details: { state: "companyBlocked" } },
  });
  expect((await listLinks(admin, id)).data.mayMake).toBe(false);
  await block("enable");
  await changeRows(
    owner,
    sql`update request set deal_status_id = ${`dls_${owner.id}_Recusado`} where distributor_id = ${owner.id} and id = ${id}`,
  );
  expect((await makeLink(admin, id)).error.type).toBe("INVALID_TRANSITION");
  await changeRows(
    owner,
    sql`update request set deal_status_id = (select id from deal_status where type = 'budget' and group_name = 'open'
      and distributor_id = ${owner.id} limit 1) where distributor_id = ${owner.id} and id = ${id}`,
  );
  await expireBudget(owner, id);
  expect((await makeLink(admin, id)).error.type).toBe("BUDGET_EXPIRED");
  expect((await listLinks(admin, id)).data).toMatchObject({
    mayMake: false,
    items: [{ state: "budgetExpired" }],
  });
  await callApi("DELETE", `/app/user/requests/${id}?type=budget`, { headers: admin.headers });
  expect((await makeLink(admin, id)).status).toBe(410);
  expect((await listLinks(admin, id)).status).toBe(410);
});

test("only people who may edit the budget, of its company or of its distributor, make, read and withdraw links", async () => {
  const { owner, id, link } = await createApprovalWorld();
  const reader = await createTestUser(owner, { type: "staff", permissions: ["budget", "order.edit"] });
  const blind = await createTestUser(owner, { type: "staff", permissions: ["order", "budget.edit"] });
  const integratorId = await createTestCompany(owner);
  const foreign = await createTestUser(owner, { permissions: ["budget", "budget.edit"], integratorId });
  const elsewhere = await createTestUser(await createTestDistributor(), { type: "admin" });
  for (const [person, status] of [
    [reader, 403],
    [blind, 404],
    [foreign, 404],
    [elsewhere, 404],
  ] as const) {
    expect((await makeLink(person, id)).status).toBe(status);
    expect((await listLinks(person, id)).status).toBe(status);
    expect((await withdrawLink(person, id, link.id)).status).toBe(status);
  }
  const editor = await createTestUser(owner, { type: "staff", permissions: ["budget", "budget.edit.all"] });
  expect((await makeLink(editor, id)).status).toBe(201);
  expect((await listLinks(editor, id)).data.items).toHaveLength(2);
});

test("people who see no prices make no link, since it would show them", async () => {
  const { owner, id } = await createApprovalWorld();
  const seller = await createTestUser(owner, {
    permissions: ["budget", "budget.edit", "seeResponsible"],
    roleContent: { label: "seller" },
  });
  await changeRows(
    owner,
    sql`update integrator set company_permissions = json('{"authSellerViewRequestsBudgetsPrices":false}')
      where distributor_id = ${owner.id} and id = ${owner.integratorId}`,
  );
  expect((await makeLink(seller, id)).status).toBe(403);
  expect((await listLinks(seller, id)).data.mayMake).toBe(false);
});

test("who has the link reads the budget as its document says it, without costs, margins and people's ids", async () => {
  const { owner, id, token } = await createApprovalWorld();
  await changeRows(
    owner,
    sql`insert into comment (distributor_id, id, parent_type, parent_id, message, fixed, is_internal, author_id, created_at)
      select ${owner.id}, 'cmt_1', 'request', ${id}, 'Segredo da equipe', 0, 1, created_by, created_at from request
      where distributor_id = ${owner.id} and id = ${id}`,
  );
  const { status, data } = await readApproval(owner, token);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    ...{ state: "waiting", name: "Marina Alves", version: 1, seenVersion: 1, answer: null },
    distributorName: `Distribuidora ${owner.slug}`,
  });
  const said = JSON.stringify(data.document);
  for (const text of ["Marina Alves", "10.000,00", "100,00", "10.100,00"]) expect(said).toContain(text);
  for (const text of ["Segredo", "usr_", "margem", "Margem", "custo", "Custo"])
    expect(said).not.toContain(text);
});

test("a link shows the freight apart as far as its maker sees it", async () => {
  const { owner, admin, buyer, id, token } = await createApprovalWorld({
    settings: {
      requests: { budgetExpiry: { active: true, days: 15 } },
      priceDisplay: {
        howToDisplayFreightValue: "onRequest",
        howToDisplayPricesInClosedKits: "onSelection",
      },
    },
  });
  const shown = async (one: string) => JSON.stringify((await readApproval(owner, one)).data.document);
  expect(await shown(token)).not.toContain("\u00a0100,00");
  expect(await shown(token)).toContain("10.100,00");
  expect(await shown(tokenOf((await makeLink(buyer, id)).data))).not.toContain("\u00a0100,00");
  expect(await shown(tokenOf((await makeLink(admin, id)).data))).toContain("\u00a0100,00");
});

test("what has happened to budget, link or company closes the link, and shows nothing of the budget", async () => {
  const { owner, admin, buyer, id, token, link } = await createApprovalWorld();
  const closed = async (state: string) => {
    const { status, data } = await readApproval(owner, token);
    expect([status, data.state, data.document, data.answer]).toEqual([200, state, null, null]);
    expect((await answerApproval(owner, token)).error).toMatchObject({
      type: "APPROVAL_CLOSED",
      details: { state },
    });
  };
  const change = (set: ReturnType<typeof sql>) =>
    changeRows(owner, sql`update ${set} where distributor_id = ${owner.id}`);
  await change(sql`approval_link set last_on = ${addDays(TODAY, -1)}`);
  await closed("expired");
  await change(sql`approval_link set last_on = ${TODAY}`);
  expect((await readApproval(owner, token)).data.state).toBe("waiting");
  await change(sql`request set expires_on = '2020-01-01'`);
  await closed("budgetExpired");
  await change(sql`request set expires_on = ${TODAY}`);
  await change(sql`integrator set status = 'inactive'`);
  await closed("companyBlocked");
  await change(sql`integrator set status = 'enable'`);
  await change(sql`request set deal_status_id = ${`dls_${owner.id}_Finalizado`}`);
  await closed("closed");
  await change(
    sql`request set deal_status_id = (select id from deal_status where type = 'budget' and group_name = 'open'
      and distributor_id = ${owner.id} limit 1)`,
  );
  expect((await withdrawLink(buyer, id, link.id)).status).toBe(200);
  await closed("withdrawn");
  expect((await withdrawLink(buyer, id, link.id)).error.type).toBe("STALE_VERSION");
  const other = tokenOf((await makeLink(buyer, id)).data);
  await callApi("DELETE", `/app/user/requests/${id}?type=budget`, { headers: admin.headers });
  expect((await readApproval(owner, other)).data).toMatchObject({ state: "deleted", document: null });
  expect((await answerApproval(owner, other)).error.details).toEqual({ state: "deleted" });
});

test("unknown tokens, and those of another distributor, are not found", async () => {
  const { owner, token, link } = await createApprovalWorld();
  const elsewhere = await createTestDistributor();
  const tampered = `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`;
  for (const [place, one] of [
    [elsewhere, token],
    [owner, tampered],
    [owner, hashSecret(token)],
    [owner, link.id],
    [owner, "x"],
    [owner, "%27%20or%201=1"],
  ] as const) {
    expect((await readApproval(place, one)).status).toBe(404);
    expect((await answerApproval(place, one)).status).toBe(404);
  }
});

test("a link is withdrawn by its own budget's address only", async () => {
  const world = await createApprovalWorld();
  const { id } = await saveBudget(world);
  expect((await withdrawLink(world.buyer, id, world.link.id)).status).toBe(404);
  expect((await readApproval(world.owner, world.token)).data.state).toBe("waiting");
});
