import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CommentList } from "#domain/comments/comment-schema.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { createBudgetWorld, saveBudget } from "#tests/factories/saved-budget.ts";
import { PDF } from "#tests/factories/saved-request-files.ts";
import { VIRUS_TEST } from "#tests/factories/virus-test.ts";
import { callApi, startCall } from "#tests/setup/call-api.ts";

type Person = Pick<TestUser, "headers">;

const MAY = ["budget", "budget.details", "budget.details.annotations"];

function pathOf(id: string, rest = ""): string {
  return `/app/user/requests/${id}/annotations${rest}`;
}

function add(person: Person, id: string, fields: object = {}) {
  const body = { message: "Ligar para o cliente", ...fields };
  return callApi<{ id: string }>("POST", pathOf(id), { headers: person.headers, body });
}

async function list(person: Person, id: string, page = 1): Promise<CommentList> {
  const { data } = await callApi<CommentList>("GET", pathOf(id, `?page=${String(page)}`), {
    headers: person.headers,
  });
  return data;
}

const texts = ({ items }: CommentList) => items.map(({ message }) => message);

async function createWorld() {
  const world = await createBudgetWorld();
  const { owner } = world;
  const admin = await createTestUser(owner, { type: "admin" });
  const staff = await createTestUser(owner, { type: "staff", permissions: MAY });
  const company = await createTestUser(owner, { permissions: ["budget", "budget.details.annotations"] });
  const { id, code } = await saveBudget(world);
  return { ...world, admin, staff, company, id, code };
}

test("both sides annotate a budget, with replies, the newest first; among the distributor's people the company reads none", async () => {
  const { staff, company, id } = await createWorld();
  const { data: first } = await add(company, id, { message: "Cliente pediu prazo" });
  await add(staff, id, { message: "Margem no limite", isInternal: true });
  await add(staff, id, { message: "Prazo confirmado", replyTo: first.id, isInternal: true });
  expect(texts(await list(staff, id))).toEqual(["Margem no limite", "Cliente pediu prazo"]);
  const seen = await list(company, id);
  expect(seen).toMatchObject({
    items: [{ message: "Cliente pediu prazo", isInternal: false, mayRemove: true }],
    totalItems: 1,
    mayBeInternal: false,
  });
  // A reply is as what it replies to.
  expect(seen.items[0]?.replies.map(({ message, mayRemove }) => [message, mayRemove])).toEqual([
    ["Prazo confirmado", false],
  ]);
  // A company cannot keep anything from its distributor.
  await add(company, id, { message: "Só nosso", isInternal: true });
  expect(texts(await list(staff, id))).toContain("Só nosso");
});

test("comments have replies, and lists of them 10 per page; one that is fixed stands above all [COMMENTS-01, COMMENTS-02]", async () => {
  const { staff, id } = await createWorld();
  const { data: oldest } = await add(staff, id, { message: "Nota 1" });
  for (let note = 2; note <= 11; note += 1) await add(staff, id, { message: `Nota ${String(note)}` });
  await add(staff, id, { message: "Resposta", replyTo: oldest.id });
  expect(texts(await list(staff, id))).toHaveLength(10);
  expect(texts(await list(staff, id, 2))).toEqual(["Nota 1"]);
  expect((await list(staff, id, 2)).items[0]?.replies).toMatchObject([{ message: "Resposta" }]);
  const pin = (fixed: boolean) =>
    callApi("PUT", pathOf(id, `/${oldest.id}`), { headers: staff.headers, body: { fixed } });
  expect((await pin(true)).status).toBe(200);
  const [first] = (await list(staff, id)).items;
  expect(first).toMatchObject({ message: "Nota 1", fixed: true, replies: [{ message: "Resposta" }] });
  await pin(false);
  expect((await list(staff, id)).items[0]).toMatchObject({ message: "Nota 11", fixed: false });
  expect(first).toMatchObject({ parentType: "request", parentId: id });
});

test("who is named is told, and who is replied to, if they may read it", async () => {
  const { owner, admin, staff, company, id, code } = await createWorld();
  const blind = await createTestUser(owner, { type: "staff", permissions: ["budget"] });
  const { people } = await list(staff, id);
  expect(people.map((one) => one.id)).toEqual(expect.arrayContaining([admin.id, company.id]));
  expect(people.map((one) => one.id)).not.toContain(blind.id);
  const { data } = await add(staff, id, {
    message: "Vejam isto",
    mentions: [admin.id, company.id, blind.id, staff.id, "usr_none"],
  });
  const told = async () => {
    const rows = await readRows(
      owner,
      sql`select user_id as userId, content from notification where distributor_id = ${owner.id} and kind = 'mentioned'
        order by created_at, id`,
    );
    return rows.map(({ userId, content }) => ({ userId, content: JSON.parse(String(content)) as object }));
  };
  const first = await told();
  expect(first.map(({ userId }) => userId).sort()).toEqual([admin.id, company.id].sort());
  expect(first[0]?.content).toMatchObject({
    requestId: id,
    code,
    requestType: "budget",
    excerpt: "Vejam isto",
  });
  await add(company, id, { message: "Visto", replyTo: data.id });
  expect((await told()).map(({ userId }) => userId)).toContain(staff.id);
  // What is kept among the distributor's people is told to none of the company.
  const before = (await told()).length;
  await add(staff, id, { message: "Só nós", isInternal: true, mentions: [company.id, admin.id] });
  const after = await told();
  expect(after).toHaveLength(before + 1);
  expect(after.at(-1)?.userId).toBe(admin.id);
});

test("a company is offered its own people, and of the distributor's those whom it knows", async () => {
  const { admin, staff, company, buyer, id } = await createWorld();
  const idsSeen = async () => (await list(company, id)).people.map((one) => one.id);
  expect(await idsSeen()).not.toContain(staff.id);
  await add(staff, id, { message: "Entre nós", isInternal: true });
  expect(await idsSeen()).not.toContain(staff.id);
  await add(staff, id, { message: "Olá" });
  expect(await idsSeen()).toContain(staff.id);
  expect(await idsSeen()).not.toContain(admin.id);
  expect(await idsSeen()).not.toContain(buyer.id);
});

test("of more people than fit, those who have to do with the request are offered first", async () => {
  const { owner, admin, staff, company, id } = await createWorld();
  await changeRows(
    owner,
    sql`insert into user (distributor_id, id, type, role_id, integrator_id, name, surname, email, password_hash, blocked, created_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 60)
      select distributor_id, id || '_' || i, type, role_id, integrator_id, 'Aaron', surname, i || email, password_hash, 0, created_at
      from user, n where distributor_id = ${owner.id} and id = ${company.id}`,
  );
  await changeRows(
    owner,
    sql`update user set name = 'Zulmira' where distributor_id = ${owner.id} and id in (${company.id}, ${staff.id})`,
  );
  const offered = async () => (await list(admin, id)).people.map((one) => one.id);
  expect(await offered()).not.toContain(company.id);
  await changeRows(
    owner,
    sql`update request set responsible_id = ${company.id} where distributor_id = ${owner.id} and id = ${id}`,
  );
  await add(staff, id);
  expect((await offered()).slice(0, 2).sort()).toEqual([company.id, staff.id].sort());
  expect(await offered()).toHaveLength(50);
});

test("annotations need their permission and nothing else, and what is another's is not found", async () => {
  const { owner, admin, staff, company, id } = await createWorld();
  const without = await createTestUser(owner, { type: "staff", permissions: ["budget", "budget.details"] });
  const ofOrders = await createTestUser(owner, {
    ...{ type: "staff", permissions: ["budget", "order", "order.details.annotations"] },
  });
  for (const person of [without, ofOrders]) expect((await add(person, id)).status).toBe(403);
  const stranger = await createTestUser(owner, {
    ...{
      permissions: ["budget", "budget.details.annotations"],
      integratorId: await createTestCompany(owner, "Outra"),
    },
  });
  const foreign = await createTestUser(await createTestDistributor(), { type: "admin" });
  for (const person of [stranger, foreign]) expect((await add(person, id)).status).toBe(404);

  const { data: own } = await add(staff, id, { isInternal: true });
  const remove = async (person: Person, of: string) =>
    (await callApi("DELETE", pathOf(id, `/${of}`), { headers: person.headers })).status;
  expect(await remove(company, own.id)).toBe(404);
  const { data: theirs } = await add(company, id);
  expect(await remove(staff, theirs.id)).toBe(403);
  await add(staff, id, { replyTo: theirs.id });
  expect(await remove(admin, theirs.id)).toBe(200);
  expect(texts(await list(admin, id))).toEqual(["Ligar para o cliente"]);
  expect((await add(staff, id, { replyTo: theirs.id })).status).toBe(404);
  const { data: reply } = await add(staff, id, { replyTo: own.id });
  expect((await add(staff, id, { replyTo: reply.id })).status).toBe(404);
  expect(await remove(staff, own.id)).toBe(200);
  expect((await list(admin, id)).totalItems).toBe(0);
});

test("what is no text, or too long, is refused, and nothing is kept", async () => {
  const { staff, id } = await createWorld();
  for (const fields of [
    { message: "" },
    { message: " \n " },
    { message: "x".repeat(2_001) },
    { mentions: Array.from({ length: 21 }, () => "usr_1") },
    { replyTo: "cmt_none" },
  ]) {
    expect([400, 404]).toContain((await add(staff, id, fields)).status);
  }
  expect((await list(staff, id)).totalItems).toBe(0);
  const odd = "Olá 👷‍♀️ <b>\u202Etxt</b>\n• linha 2";
  await add(staff, id, { message: odd });
  expect(texts(await list(staff, id))).toEqual([odd]);
});

/** Brings a file for an annotation to come. */
function bring(person: Person, id: string, bytes: Uint8Array = PDF, name = "Planta do telhado.pdf") {
  return callApi<{ id: string; name: string; contentType: string }>(
    "POST",
    `/app/user/requests/${id}/annotation-files?name=${encodeURIComponent(name)}`,
    {
      headers: { ...person.headers, "content-type": "application/octet-stream" },
      body: new Blob([new Uint8Array(bytes)]).stream(),
    },
  );
}

async function download(person: Person, id: string, annotationId: string, fileId: string) {
  const call = startCall("GET", pathOf(id, `/${annotationId}/files/${fileId}`), { headers: person.headers });
  const response = await call.response;
  const bytes = Buffer.from(await response.arrayBuffer());
  await call.finish();
  return { status: response.status, bytes, type: response.headers.get("content-type") };
}

test("files go with an annotation or a reply, for who reads it, and not with the budget", async () => {
  const { owner, admin, staff, company, id } = await createWorld();
  const { data: file } = await bring(staff, id);
  const { data: open } = await add(staff, id, { files: [file.id] });
  const { data: kept } = await bring(staff, id, PDF, "Margem.pdf");
  const { data: internal } = await add(staff, id, { isInternal: true, files: [kept.id] });
  const { data: answer } = await bring(company, id, PDF, "Conta.pdf");
  const { data: reply } = await add(company, id, { replyTo: open.id, files: [answer.id] });

  const [seen, ...others] = (await list(company, id)).items;
  expect(others).toEqual([]);
  const shown = { contentType: "application/pdf", sizeBytes: PDF.length };
  expect(seen).toMatchObject({ id: open.id, files: [{ id: file.id, ...shown }] });
  expect(seen?.files[0]?.name).toMatch(/^planta-do-telhado-.*\.pdf$/);
  expect(seen?.replies).toMatchObject([{ files: [{ id: answer.id, ...shown }] }]);
  for (const person of [staff, company]) {
    const { status, bytes } = await download(person, id, open.id, file.id);
    expect([status, bytes.equals(PDF)]).toEqual([200, true]);
    expect((await download(person, id, reply.id, answer.id)).status).toBe(200);
  }
  // What is among the distributor's people stays there, whichever annotation is named with it.
  expect((await download(staff, id, internal.id, kept.id)).status).toBe(200);
  expect((await download(company, id, internal.id, kept.id)).status).toBe(404);
  expect((await download(company, id, open.id, kept.id)).status).toBe(404);
  const stranger = await createTestUser(await createTestDistributor(), { type: "admin" });
  const rival = await createTestUser(owner, {
    permissions: ["budget", "budget.details.annotations"],
    integratorId: await createTestCompany(owner, "Vento Norte"),
  });
  for (const person of [stranger, rival]) {
    expect((await download(person, id, open.id, file.id)).status).toBe(404);
  }
  const files = await callApi<{ items: unknown[]; room: number }>("GET", `/app/user/requests/${id}/files`, {
    headers: admin.headers,
  });
  expect([files.data.items, files.data.room]).toEqual([[], 11]);
  const plain = `/app/user/requests/${id}/files/${kept.id}`;
  expect((await callApi("GET", plain, { headers: admin.headers })).status).toBe(404);
});

test("a file is taken by one annotation of who has brought it, three at most, and goes with it", async () => {
  const { owner, admin, staff, company, id } = await createWorld();
  const { data: file } = await bring(staff, id);
  expect((await add(company, id, { files: [file.id] })).error).toMatchObject({ type: "NOT_FOUND" });
  expect((await add(staff, id, { files: ["fil_none"] })).error).toMatchObject({ type: "NOT_FOUND" });
  expect((await list(staff, id)).items).toEqual([]);
  const { data: first } = await add(staff, id, { files: [file.id] });
  expect((await add(staff, id, { files: [file.id] })).error).toMatchObject({ type: "NOT_FOUND" });
  const tooMany = await add(staff, id, { files: ["fil_1", "fil_2", "fil_3", "fil_4"] });
  expect(tooMany.error).toMatchObject({ type: "INVALID_BODY" });
  for (const wrong of [Buffer.from("<script>"), VIRUS_TEST]) {
    for (const name of ["virus.pdf", "virus.docx", "virus.jpg"]) {
      const { status, error } = await bring(staff, id, wrong, name);
      expect([status, error.type, error.details["reason"]]).toEqual([422, "FILE_NOT_ALLOWED", "type"]);
    }
  }
  const without = await createTestUser(owner, { type: "staff", permissions: ["budget", "budget.details"] });
  expect((await bring(without, id)).status).toBe(403);

  const removed = await callApi("DELETE", pathOf(id, `/${first.id}`), { headers: admin.headers });
  expect(removed.status).toBe(200);
  expect((await download(staff, id, first.id, file.id)).status).toBe(404);
  const left = await readRows(
    owner,
    sql`select file_id from request_file where distributor_id = ${owner.id} and request_id = ${id}`,
  );
  expect(left).toEqual([]);
});
