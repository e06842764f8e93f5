import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ApprovalLinks, ApprovalPage, MadeApprovalLink } from "#domain/approvals/approval-schema.ts";
import type { VerifiedDocument } from "#domain/documents/verified-document-schema.ts";
import type { Timeline } from "#domain/requests/timeline-schema.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { readPdfText } from "#tests/factories/pdf-text.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { createBudgetWorld, expireBudget, saveBudget } from "#tests/factories/saved-budget.ts";
import { readZipTexts } from "#tests/factories/zip-texts.ts";
import { callApi, startCall } from "#tests/setup/call-api.ts";
import { hashSecret } from "#worker/security/tokens.ts";

type Person = Pick<TestUser, "headers">;

const TODAY = calendarDayIn(new Date().toISOString(), "America/Sao_Paulo");
const links = (id: string) => `/app/user/requests/${id}/approval-links`;

const make = ({ headers }: Person, id: string, body: Record<string, unknown> = {}) =>
  callApi<MadeApprovalLink>("POST", links(id), {
    headers,
    body: { version: 1, name: "Marina Alves", lastOn: addDays(TODAY, 5), ...body },
  });

const list = ({ headers }: Person, id: string) => callApi<ApprovalLinks>("GET", links(id), { headers });

const withdraw = ({ headers }: Person, id: string, linkId: string) =>
  callApi("DELETE", `${links(id)}/${linkId}`, { headers });

const at = (owner: Pick<TestDistributor, "slug">) => ({ "x-debug-distributor": owner.slug });

const read = (owner: Pick<TestDistributor, "slug">, token: string) =>
  callApi<ApprovalPage>("GET", `/app/open/approvals/${token}`, { headers: at(owner) });

const answer = (
  owner: Pick<TestDistributor, "slug">,
  token: string,
  body: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) =>
  callApi<{ version: number; code: string }>("POST", `/app/open/approvals/${token}`, {
    headers: { ...at(owner), ...headers },
    body: { version: 1, answer: "accepted", name: "Marina Alves", ...body },
  });

const tokenOf = ({ url }: { url: string }) => url.slice(url.lastIndexOf("/") + 1);

/** A budget with a link, and an administrator. */
async function createWorld(more: Parameters<typeof createBudgetWorld>[0] = {}) {
  const world = await createBudgetWorld({
    actions: { enableClosedKits: true, requestTimeline: true, notificationService: true },
    ...more,
  });
  const admin = await createTestUser(world.owner, { type: "admin" });
  const { id } = await saveBudget(world);
  const { data } = await make(world.buyer, id);
  return { ...world, admin, id, link: data, token: tokenOf(data) };
}

/** Saves the next version of a budget. */
const changePrice = ({ headers }: Person, id: string, version = 1) =>
  callApi("PUT", `/app/user/requests/${id}/value-modifier`, {
    headers,
    body: {
      version,
      valueModifier: {
        increase: { type: "percentage", amount: "0" },
        decrease: { type: "percentage", amount: "5" },
      },
    },
  });

async function download({ headers }: Person, id: string, format: "pdf" | "docx" = "pdf") {
  const { response, finish } = startCall("GET", `/app/user/requests/${id}/document.${format}`, { headers });
  const bytes = new Uint8Array(await (await response).arrayBuffer());
  await finish();
  return bytes;
}

const hexOf = async (text: string) =>
  [...new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

test("who may edit a budget makes a link for its newest version, whose address is told once and kept as a hash", async () => {
  const { owner, buyer, admin, id } = await createWorld();
  const { status, data } = await make(admin, id, { name: " Davi ", email: "Davi@Cliente.test" });
  expect(status).toBe(201);
  expect(data).toMatchObject({
    ...{ name: "Davi", email: "davi@cliente.test", version: 1, state: "waiting", answers: [] },
    lastOn: addDays(TODAY, 5),
  });
  expect(data.url).toMatch(/^http:\/\/portal\.test\/aprovar\/[\w-]{43}$/);
  const stored = await readRows(owner, sql`select token_hash from approval_link where id = ${data.id}`);
  expect(stored).toEqual([{ token_hash: hashSecret(tokenOf(data)) }]);
  const { data: told } = await list(buyer, id);
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
  const { buyer, id } = await createWorld();
  const { status, error } = await make(buyer, id, body);
  expect(status).toBe(400);
  expect(error.details["issues"]).toMatchObject([{ field }]);
});

test("a link is not made for another version than the newest, nor for an expired, finished or deleted budget, an order, or a blocked company", async () => {
  const { owner, admin, buyer, id } = await createWorld();
  expect((await make(buyer, id, { version: 2 })).error.type).toBe("STALE_VERSION");
  const block = (status: string) =>
    changeRows(
      owner,
      sql`update integrator set status = ${status} where distributor_id = ${owner.id} and id = ${owner.integratorId}`,
    );
  await block("inactive");
  expect((await make(admin, id)).error).toMatchObject({
    ...{ type: "APPROVAL_CLOSED", details: { state: "companyBlocked" } },
  });
  expect((await list(admin, id)).data.mayMake).toBe(false);
  await block("enable");
  await changeRows(
    owner,
    sql`update request set deal_status_id = ${`dls_${owner.id}_Recusado`} where distributor_id = ${owner.id} and id = ${id}`,
  );
  expect((await make(admin, id)).error.type).toBe("INVALID_TRANSITION");
  await changeRows(
    owner,
    sql`update request set deal_status_id = (select id from deal_status where type = 'budget' and group_name = 'open'
      and distributor_id = ${owner.id} limit 1) where distributor_id = ${owner.id} and id = ${id}`,
  );
  await expireBudget(owner, id);
  expect((await make(admin, id)).error.type).toBe("BUDGET_EXPIRED");
  expect((await list(admin, id)).data).toMatchObject({ mayMake: false, items: [{ state: "budgetExpired" }] });
  await callApi("DELETE", `/app/user/requests/${id}?type=budget`, { headers: admin.headers });
  expect((await make(admin, id)).status).toBe(410);
  expect((await list(admin, id)).status).toBe(410);
});

test("only people who may edit the budget, of its company or of its distributor, make, read and withdraw links", async () => {
  const { owner, id, link } = await createWorld();
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
    expect((await make(person, id)).status).toBe(status);
    expect((await list(person, id)).status).toBe(status);
    expect((await withdraw(person, id, link.id)).status).toBe(status);
  }
  const editor = await createTestUser(owner, { type: "staff", permissions: ["budget", "budget.edit.all"] });
  expect((await make(editor, id)).status).toBe(201);
  expect((await list(editor, id)).data.items).toHaveLength(2);
});

test("people who see no prices make no link, since it would show them", async () => {
  const { owner, id } = await createWorld();
  const seller = await createTestUser(owner, {
    permissions: ["budget", "budget.edit", "seeResponsible"],
    roleContent: { label: "seller" },
  });
  await changeRows(
    owner,
    sql`update integrator set company_permissions = json('{"authSellerViewRequestsBudgetsPrices":false}')
      where distributor_id = ${owner.id} and id = ${owner.integratorId}`,
  );
  expect((await make(seller, id)).status).toBe(403);
  expect((await list(seller, id)).data.mayMake).toBe(false);
});

test("who has the link reads the budget as its document says it, without costs, margins and people's ids", async () => {
  const { owner, id, token } = await createWorld();
  await changeRows(
    owner,
    sql`insert into comment (distributor_id, id, parent_type, parent_id, message, fixed, is_internal, author_id, created_at)
      select ${owner.id}, 'cmt_1', 'request', ${id}, 'Segredo da equipe', 0, 1, created_by, created_at from request
      where distributor_id = ${owner.id} and id = ${id}`,
  );
  const { status, data } = await read(owner, token);
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
  const { owner, admin, buyer, id, token } = await createWorld({
    settings: {
      requests: { budgetExpiry: { active: true, days: 15 } },
      priceDisplay: {
        howToDisplayFreightValue: "onRequest",
        howToDisplayPricesInClosedKits: "onSelection",
      },
    },
  });
  const shown = async (one: string) => JSON.stringify((await read(owner, one)).data.document);
  expect(await shown(token)).not.toContain("\u00a0100,00");
  expect(await shown(token)).toContain("10.100,00");
  expect(await shown(tokenOf((await make(buyer, id)).data))).not.toContain("\u00a0100,00");
  expect(await shown(tokenOf((await make(admin, id)).data))).toContain("\u00a0100,00");
});

test("an acceptance is kept with what proves it, told in timeline and notifications, and printed on the documents of its version, whose bytes stay equal", async () => {
  const { owner, admin, buyer, id, token } = await createWorld();
  const before = await download(admin, id);
  const seller = await createTestUser(owner, { type: "staff", permissions: ["budget"] });
  await changeRows(
    owner,
    sql`update request set seller_id = ${seller.id} where distributor_id = ${owner.id} and id = ${id}`,
  );
  const { status, data } = await answer(...[owner, token, { name: "Marina A.", comment: "Pode instalar" }], {
    "cf-connecting-ip": "203.0.113.9",
    "user-agent": "Telefone 1",
  });
  expect(status).toBe(201);
  expect(data).toMatchObject({ version: 1, answer: "accepted", name: "Marina A.", comment: "Pode instalar" });
  const [row] = await readRows(
    owner,
    sql`select * from approval_answer where distributor_id = ${owner.id} and request_id = ${id}`,
  );
  expect(row).toMatchObject({
    ...{ address: "203.0.113.9", user_agent: "Telefone 1", version: 1, answer: "accepted" },
    ...{ name: "Marina A.", comment: "Pode instalar", total_cents: 1_010_000, code: data.code },
  });
  expect(row?.["sha256"]).toBe(await hexOf(String(row?.["shown"])));
  expect(String(row?.["shown"])).toContain("10.100,00");
  const { data: told } = await list(buyer, id);
  expect(told.items).toMatchObject([
    {
      state: "accepted",
      answers: [{ address: "203.0.113.9", userAgent: "Telefone 1", sha256: row?.["sha256"] }],
    },
  ]);
  expect((await read(owner, token)).data).toMatchObject({
    ...{ state: "accepted", answer: { name: "Marina A.", code: data.code } },
  });

  const timeline = await callApi<Timeline>("GET", `/app/user/requests/${id}/timeline?kind=approval`, {
    headers: admin.headers,
  });
  expect(timeline.data.items).toMatchObject([
    { event: "budget.answered", person: "Marina A." },
    { event: "budget.approval-link-made" },
  ]);
  const notified = await readRows(
    owner,
    sql`select user_id, content ->> '$.answer' as answer from notification
      where distributor_id = ${owner.id} and kind = 'budgetAnswered' order by user_id`,
  );
  expect(notified).toEqual([buyer.id, seller.id].sort().map((user_id) => ({ user_id, answer: "accepted" })));

  const [pdf, again, docx] = [
    await download(admin, id),
    await download(admin, id),
    await download(admin, id, "docx"),
  ];
  expect(again).toEqual(pdf);
  expect(pdf).not.toEqual(before);
  const printed = `código ${data.code.match(/.{4}/g)?.join("-") ?? ""}`;
  const text = readPdfText(pdf).join(" ");
  expect(text).toContain("Aprovado por Marina A. em ");
  expect(text.replaceAll(/\s+/g, " ")).toContain("versão 1");
  expect(readZipTexts(docx)["word/document.xml"]).toContain(printed);
  const check = await callApi<VerifiedDocument>("GET", `/app/open/documents/${data.code}`, {
    headers: at(owner),
  });
  expect(check.data).toMatchObject({ type: "budget", version: 1, totalCents: 1_010_000, state: "newest" });
  const codeOf = (bytes: Uint8Array) =>
    /Código ((?:[0-9A-Z]{4}-){4}[0-9A-Z]{4})/.exec(readPdfText(bytes).join("\n"))?.[1];
  expect(codeOf(pdf)).not.toBe(codeOf(before));

  await changePrice(admin, id);
  expect(readPdfText(await download(admin, id)).join(" ")).not.toContain("Aprovado por");
});

test("an answer cannot be changed or removed, not even in the database", async () => {
  const { owner, id, token } = await createWorld();
  await answer(owner, token, { answer: "refused", comment: "Caro" });
  await expect(
    changeRows(owner, sql`update approval_answer set answer = 'accepted' where request_id = ${id}`),
  ).rejects.toThrow(/APPEND_ONLY/);
  await expect(changeRows(owner, sql`delete from approval_answer where request_id = ${id}`)).rejects.toThrow(
    /APPEND_ONLY/,
  );
});

test.each(["refused", "changeAsked"])("%s needs a comment, an acceptance does not", async (given) => {
  const { owner, token } = await createWorld();
  for (const comment of ["", "  ", undefined]) {
    const { status, error } = await answer(owner, token, { answer: given, comment });
    expect(status).toBe(400);
    expect(error.details["issues"]).toMatchObject([{ field: "comment", code: "REQUIRED" }]);
  }
  expect((await answer(owner, token, { answer: given, comment: "x".repeat(2_001) })).status).toBe(400);
  expect((await answer(owner, token, { answer: given, comment: "Outro inversor" })).status).toBe(201);
});

test.each([
  [{ name: "" }, "name"],
  [{ answer: "maybe" }, "answer"],
  [{ version: 0 }, "version"],
  [{ version: "1" }, "version"],
  [{ totalCents: 1 }, ""],
])("an answer with %j is refused", async (body, field) => {
  const { owner, token } = await createWorld();
  const { status, error } = await answer(owner, token, body);
  expect(status).toBe(400);
  if (field !== "") expect(error.details["issues"]).toMatchObject([{ field }]);
});

test("after a change the link shows the newest version, and takes no acceptance of the one before", async () => {
  const { owner, admin, id, token } = await createWorld();
  expect((await answer(owner, token, { answer: "changeAsked", comment: "Mais barato" })).status).toBe(201);
  expect((await answer(owner, token)).error).toMatchObject({
    ...{ type: "APPROVAL_CLOSED", details: { state: "changeAsked" } },
  });
  await changePrice(admin, id);
  const { data } = await read(owner, token);
  expect(data).toMatchObject({
    ...{ state: "outdated", version: 2, seenVersion: 1 },
    answer: { version: 1, answer: "changeAsked" },
  });
  expect(JSON.stringify(data.document)).toContain("Versão 2");
  expect((await answer(owner, token, { version: 1 })).error.type).toBe("STALE_VERSION");
  expect((await answer(owner, token, { version: 3 })).error.type).toBe("STALE_VERSION");
  expect((await list(admin, id)).data.items).toMatchObject([{ state: "outdated" }]);
  expect((await answer(owner, token, { version: 2 })).status).toBe(201);
  const [after] = (await list(admin, id)).data.items;
  expect(after).toMatchObject({ state: "accepted", answers: [{ version: 2 }, { version: 1 }] });
});

test("an answer that says what was shown is refused once that would read otherwise, also in the same version", async () => {
  const { owner, admin, token } = await createWorld();
  const { shownCode } = (await read(owner, token)).data;
  const template = "/app/staff/settings/budgetTemplate";
  const { data } = await callApi<{ settings: object; version: string }>("GET", template, {
    headers: admin.headers,
  });
  const changed = await callApi("PUT", template, {
    headers: admin.headers,
    body: { ...data, settings: { ...data.settings, showParts: false } },
  });
  expect(changed.status).toBe(200);
  expect((await answer(owner, token, { shownCode })).error.type).toBe("STALE_VERSION");
  const now = (await read(owner, token)).data;
  expect(now.state).toBe("waiting");
  expect((await answer(owner, token, { shownCode: now.shownCode })).data.code).toBe(now.shownCode);
});

test("of several answers at once one is kept, and the others are told", async () => {
  const { owner, id, token } = await createWorld();
  const all = await Promise.all(
    (["accepted", "refused", "changeAsked", "accepted"] as const).map((given) =>
      answer(owner, token, { answer: given, comment: "Ao mesmo tempo" }),
    ),
  );
  expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const { status, error } of all.filter((one) => one.status !== 201)) {
    expect([status, error.type]).toEqual([409, "APPROVAL_CLOSED"]);
  }
  const counts = sql`select (select count(*) from approval_answer where request_id = ${id}) as answers,
    (select count(*) from audit_log where entity_id = ${id} and event = 'budget.answered') as told`;
  expect(await readRows(owner, counts)).toEqual([{ answers: 1, told: 1 }]);
});

test("an answer and a change of the budget at once do not both pass by each other", async () => {
  const { owner, admin, id, token } = await createWorld();
  const [given, changed] = await Promise.all([answer(owner, token), changePrice(admin, id)]);
  expect(changed.status).toBe(200);
  const { state } = (await read(owner, token)).data;
  expect(state).toBe("outdated");
  expect([201, 409]).toContain(given.status);
  if (given.status === 409) expect(given.error.type).toBe("STALE_VERSION");
});

test("two links of one version are answered one by one, and all who accept are printed", async () => {
  const { owner, admin, buyer, id, token } = await createWorld();
  const other = tokenOf((await make(buyer, id, { name: "Gerente" })).data);
  await answer(owner, token, { name: "Marina" });
  expect((await read(owner, other)).data.state).toBe("waiting");
  await answer(owner, other, { name: "Gilda" });
  const text = readPdfText(await download(admin, id)).join(" ");
  for (const name of ["Marina", "Gilda"]) expect(text).toContain(`Aprovado por ${name}`);
});

test("what has happened to budget, link or company closes the link, and shows nothing of the budget", async () => {
  const { owner, admin, buyer, id, token, link } = await createWorld();
  const closed = async (state: string) => {
    const { status, data } = await read(owner, token);
    expect([status, data.state, data.document, data.answer]).toEqual([200, state, null, null]);
    expect((await answer(owner, token)).error).toMatchObject({ type: "APPROVAL_CLOSED", details: { state } });
  };
  const change = (set: ReturnType<typeof sql>) =>
    changeRows(owner, sql`update ${set} where distributor_id = ${owner.id}`);
  await change(sql`approval_link set last_on = ${addDays(TODAY, -1)}`);
  await closed("expired");
  await change(sql`approval_link set last_on = ${TODAY}`);
  expect((await read(owner, token)).data.state).toBe("waiting");
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
  expect((await withdraw(buyer, id, link.id)).status).toBe(200);
  await closed("withdrawn");
  expect((await withdraw(buyer, id, link.id)).error.type).toBe("STALE_VERSION");
  const other = tokenOf((await make(buyer, id)).data);
  await callApi("DELETE", `/app/user/requests/${id}?type=budget`, { headers: admin.headers });
  expect((await read(owner, other)).data).toMatchObject({ state: "deleted", document: null });
  expect((await answer(owner, other)).error.details).toEqual({ state: "deleted" });
});

test("unknown tokens, and those of another distributor, are not found", async () => {
  const { owner, token, link } = await createWorld();
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
    expect((await read(place, one)).status).toBe(404);
    expect((await answer(place, one)).status).toBe(404);
  }
});

test("a link is withdrawn by its own budget's address only", async () => {
  const world = await createWorld();
  const { id } = await saveBudget(world);
  expect((await withdraw(world.buyer, id, world.link.id)).status).toBe(404);
  expect((await read(world.owner, world.token)).data.state).toBe("waiting");
});

test("somebody who looks through a role answers nothing", async () => {
  const { owner, token, admin } = await createWorld();
  const { roleId } = await createTestUser(owner, { type: "staff", permissions: ["budget"] });
  const started = await callApi("POST", "/app/user/role-preview", {
    headers: admin.headers,
    body: { roleId },
  });
  expect(started.status).toBe(200);
  expect((await answer(owner, token, {}, admin.headers)).error.type).toBe("READ_ONLY_PREVIEW");
  expect((await read(owner, token)).data.state).toBe("waiting");
});

test("who answers while signed in is in the log with their own name", async () => {
  const { owner, token, buyer, id } = await createWorld();
  expect((await answer(owner, token, { name: "Cliente" }, buyer.headers)).status).toBe(201);
  expect(
    await readRows(
      owner,
      sql`select actor_id from audit_log where entity_id = ${id} and event = 'budget.answered'`,
    ),
  ).toEqual([{ actor_id: buyer.id }]);
});

test("one link takes ten tries in a quarter of an hour", async () => {
  const { owner, admin, id, token } = await createWorld();
  for (let version = 1; version <= 10; version += 1) {
    expect((await answer(owner, token, { version, answer: "refused", comment: "Caro" })).status).toBe(201);
    await changePrice(admin, id, version);
  }
  expect((await answer(owner, token, { version: 11 })).status).toBe(429);
});
