import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { VerifiedDocument } from "#domain/documents/verified-document-schema.ts";
import type { Timeline } from "#domain/requests/timeline-schema.ts";
import {
  answerApproval,
  changePrice,
  createApprovalWorld,
  distributorHeader,
  listLinks,
  makeLink,
  readApproval,
  tokenOf,
  withdrawLink,
} from "#tests/factories/approval-calls.ts";
import { createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { readPdfText } from "#tests/factories/pdf-text.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callRequest } from "#tests/factories/saved-budget.ts";
import { readZipTexts } from "#tests/factories/zip-texts.ts";
import { callApi, startCall } from "#tests/setup/call-api.ts";

type Person = Pick<TestUser, "headers">;

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

test("an acceptance is kept with what proves it, told in timeline and notifications, and printed on the documents of its version, whose bytes stay equal", async () => {
  const { owner, admin, buyer, id, token } = await createApprovalWorld();
  const before = await download(admin, id);
  const seller = await createTestUser(owner, { type: "staff", permissions: ["budget"] });
  await changeRows(
    owner,
    sql`update request set seller_id = ${seller.id} where distributor_id = ${owner.id} and id = ${id}`,
  );
  const { status, data } = await answerApproval(
    ...[owner, token, { name: "Marina A.", comment: "Pode instalar" }],
    {
      "cf-connecting-ip": "203.0.113.9",
      "user-agent": "Telefone 1",
    },
  );
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
  const { data: told } = await listLinks(buyer, id);
  expect(told.items).toMatchObject([
    {
      state: "accepted",
      answers: [{ address: "203.0.113.9", userAgent: "Telefone 1", sha256: row?.["sha256"] }],
    },
  ]);
  expect((await readApproval(owner, token)).data).toMatchObject({
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
  const document = readZipTexts(docx)["word/document.xml"] ?? "";
  expect(document).toContain(printed);
  const proofs = ["203.0.113.9", "Telefone 1", String(row?.["sha256"])];
  for (const proof of proofs) {
    expect(document).toContain(proof);
    expect(text.replaceAll(/\s+/g, "")).toContain(proof.replaceAll(" ", ""));
  }
  const check = await callApi<VerifiedDocument>("GET", `/app/open/documents/${data.code}`, {
    headers: distributorHeader(owner),
  });
  expect(check.data).toMatchObject({ type: "budget", version: 1, totalCents: 1_010_000, state: "newest" });
  const codeOf = (bytes: Uint8Array) =>
    /Código ((?:[0-9A-Z]{4}-){4}[0-9A-Z]{4})/.exec(readPdfText(bytes).join("\n"))?.[1];
  expect(codeOf(pdf)).not.toBe(codeOf(before));

  await changePrice(admin, id);
  expect(readPdfText(await download(admin, id)).join(" ")).not.toContain("Aprovado por");
});

test("an order's document says which version of its budget was accepted, with what proves it, until the order is edited", async () => {
  const { owner, admin, buyer, id, token } = await createApprovalWorld();
  const { data } = await answerApproval(owner, token, { name: "Marina A." }, { "user-agent": "Telefone 1" });
  const budgetPdf = await download(admin, id);
  expect((await callRequest(buyer, ["POST", id, "/order"], { version: 1 })).status).toBe(200);
  const order = await download(admin, id);
  expect(await download(admin, id)).toEqual(order);
  const text = readPdfText(order).join(" ").replaceAll(/\s+/g, " ");
  expect(text).toContain("Aprovado por Marina A. em ");
  expect(text).toContain("na versão 1 do orçamento, código");
  expect(text).toContain("Telefone 1");
  const [row] = await readRows(owner, sql`select sha256 from approval_answer where request_id = ${id}`);
  expect(text.replaceAll(" ", "")).toContain(String(row?.["sha256"]));
  expect(text).toContain(data.code.match(/.{4}/g)?.join("-"));
  expect(readPdfText(budgetPdf).join(" ")).not.toContain("do orçamento, código");
  expect((await changePrice(admin, id, 2)).status).toBe(200);
  expect(readPdfText(await download(admin, id)).join(" ")).not.toContain("Aprovado por");
});

test("who could read the answers to a budget reads them once it is an order, and withdraws nothing any more", async () => {
  const { owner, admin, buyer, id, token, link } = await createApprovalWorld();
  await answerApproval(owner, token, {}, { "user-agent": "Telefone 1" });
  expect((await listLinks(buyer, id)).data.type).toBe("budget");
  expect((await callRequest(buyer, ["POST", id, "/order"], { version: 1 })).status).toBe(200);
  const editor = { type: "staff", permissions: ["order", "budget", "budget.edit"] } as const;
  for (const person of [admin, buyer, await createTestUser(owner, { ...editor })]) {
    expect((await listLinks(person, id)).data).toMatchObject({
      ...{ type: "order", code: "PED-000001", mayMake: false },
      items: [{ state: "closed", answers: [{ version: 1, userAgent: "Telefone 1" }] }],
    });
    expect((await withdrawLink(person, id, link.id)).status).toBe(404);
    expect((await makeLink(person, id, { version: 2 })).status).toBe(404);
  }
  const seller = await createTestUser(owner, {
    type: "staff",
    permissions: ["order", "budget", "order.edit"],
  });
  expect((await listLinks(seller, id)).status).toBe(403);
});

test.each([
  ["was changed after its acceptance", sql`version = version`, true],
  ["becomes an order at another total", sql`total_cents = total_cents + 1`, false],
])("a budget that %s is no accepted order", async (_case, change, isChangedBefore) => {
  const { owner, admin, buyer, id, token } = await createApprovalWorld();
  expect((await answerApproval(owner, token)).status).toBe(201);
  if (isChangedBefore) expect((await changePrice(admin, id)).status).toBe(200);
  const turned = await callRequest(buyer, ["POST", id, "/order"], { version: isChangedBefore ? 2 : 1 });
  expect(turned.status).toBe(200);
  await changeRows(
    owner,
    sql`update request set ${change} where distributor_id = ${owner.id} and id = ${id}`,
  );
  expect(readPdfText(await download(admin, id)).join(" ")).not.toContain("Aprovado por");
});

test("an answer cannot be changed or removed, not even in the database", async () => {
  const { owner, id, token } = await createApprovalWorld();
  await answerApproval(owner, token, { answer: "refused", comment: "Caro" });
  await expect(
    changeRows(owner, sql`update approval_answer set answer = 'accepted' where request_id = ${id}`),
  ).rejects.toThrow(/APPEND_ONLY/);
  await expect(changeRows(owner, sql`delete from approval_answer where request_id = ${id}`)).rejects.toThrow(
    /APPEND_ONLY/,
  );
});

test.each(["refused", "changeAsked"])("%s needs a comment, an acceptance does not", async (given) => {
  const { owner, token } = await createApprovalWorld();
  for (const comment of ["", "  ", undefined]) {
    const { status, error } = await answerApproval(owner, token, { answer: given, comment });
    expect(status).toBe(400);
    expect(error.details["issues"]).toMatchObject([{ field: "comment", code: "REQUIRED" }]);
  }
  expect((await answerApproval(owner, token, { answer: given, comment: "x".repeat(2_001) })).status).toBe(
    400,
  );
  expect((await answerApproval(owner, token, { answer: given, comment: "Outro inversor" })).status).toBe(201);
});

test.each([
  [{ name: "" }, "name"],
  [{ answer: "maybe" }, "answer"],
  [{ version: 0 }, "version"],
  [{ version: "1" }, "version"],
  [{ totalCents: 1 }, ""],
])("an answer with %j is refused", async (body, field) => {
  const { owner, token } = await createApprovalWorld();
  const { status, error } = await answerApproval(owner, token, body);
  expect(status).toBe(400);
  if (field !== "") expect(error.details["issues"]).toMatchObject([{ field }]);
});

test("after a change the link shows the newest version, and takes no acceptance of the one before", async () => {
  const { owner, admin, id, token } = await createApprovalWorld();
  expect((await answerApproval(owner, token, { answer: "changeAsked", comment: "Mais barato" })).status).toBe(
    201,
  );
  expect((await answerApproval(owner, token)).error).toMatchObject({
    ...{ type: "APPROVAL_CLOSED", details: { state: "changeAsked" } },
  });
  await changePrice(admin, id);
  const { data } = await readApproval(owner, token);
  expect(data).toMatchObject({
    ...{ state: "outdated", version: 2, seenVersion: 1 },
    answer: { version: 1, answer: "changeAsked" },
  });
  expect(JSON.stringify(data.document)).toContain("Versão 2");
  expect((await answerApproval(owner, token, { version: 1 })).error.type).toBe("STALE_VERSION");
  expect((await answerApproval(owner, token, { version: 3 })).error.type).toBe("STALE_VERSION");
  expect((await listLinks(admin, id)).data.items).toMatchObject([{ state: "outdated" }]);
  expect((await answerApproval(owner, token, { version: 2 })).status).toBe(201);
  const [after] = (await listLinks(admin, id)).data.items;
  expect(after).toMatchObject({ state: "accepted", answers: [{ version: 2 }, { version: 1 }] });
});

test("an answer that says what was shown is refused once that would read otherwise, also in the same version", async () => {
  const { owner, admin, token } = await createApprovalWorld();
  const { shownCode } = (await readApproval(owner, token)).data;
  const template = "/app/staff/settings/budgetTemplate";
  const { data } = await callApi<{ settings: object; version: string }>("GET", template, {
    headers: admin.headers,
  });
  const changed = await callApi("PUT", template, {
    headers: admin.headers,
    body: { ...data, settings: { ...data.settings, showParts: false } },
  });
  expect(changed.status).toBe(200);
  expect((await answerApproval(owner, token, { shownCode })).error.type).toBe("STALE_VERSION");
  const now = (await readApproval(owner, token)).data;
  expect(now.state).toBe("waiting");
  expect((await answerApproval(owner, token, { shownCode: now.shownCode })).data.code).toBe(now.shownCode);
});

test("of several answers at once one is kept, and the others are told", async () => {
  const { owner, id, token } = await createApprovalWorld();
  const all = await Promise.all(
    (["accepted", "refused", "changeAsked", "accepted"] as const).map((given) =>
      answerApproval(owner, token, { answer: given, comment: "Ao mesmo tempo" }),
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
  const { owner, admin, id, token } = await createApprovalWorld();
  const [given, changed] = await Promise.all([answerApproval(owner, token), changePrice(admin, id)]);
  expect(changed.status).toBe(200);
  const { state } = (await readApproval(owner, token)).data;
  expect(state).toBe("outdated");
  expect([201, 409]).toContain(given.status);
  if (given.status === 409) expect(given.error.type).toBe("STALE_VERSION");
});

test("two links of one version are answered one by one, and all who accept are printed", async () => {
  const { owner, admin, buyer, id, token } = await createApprovalWorld();
  const other = tokenOf((await makeLink(buyer, id, { name: "Gerente" })).data);
  await answerApproval(owner, token, { name: "Marina" });
  expect((await readApproval(owner, other)).data.state).toBe("waiting");
  await answerApproval(owner, other, { name: "Gilda" });
  const text = readPdfText(await download(admin, id)).join(" ");
  for (const name of ["Marina", "Gilda"]) expect(text).toContain(`Aprovado por ${name}`);
});

test("somebody who looks through a role answers nothing", async () => {
  const { owner, token, admin } = await createApprovalWorld();
  const { roleId } = await createTestUser(owner, { type: "staff", permissions: ["budget"] });
  const started = await callApi("POST", "/app/user/role-preview", {
    headers: admin.headers,
    body: { roleId },
  });
  expect(started.status).toBe(200);
  expect((await answerApproval(owner, token, {}, admin.headers)).error.type).toBe("READ_ONLY_PREVIEW");
  expect((await readApproval(owner, token)).data.state).toBe("waiting");
});

test("who answers while signed in is in the log with their own name", async () => {
  const { owner, token, buyer, id } = await createApprovalWorld();
  expect((await answerApproval(owner, token, { name: "Cliente" }, buyer.headers)).status).toBe(201);
  expect(
    await readRows(
      owner,
      sql`select actor_id from audit_log where entity_id = ${id} and event = 'budget.answered'`,
    ),
  ).toEqual([{ actor_id: buyer.id }]);
});

test("one link takes ten tries in a quarter of an hour", async () => {
  const { owner, admin, id, token } = await createApprovalWorld();
  for (let version = 1; version <= 10; version += 1) {
    expect((await answerApproval(owner, token, { version, answer: "refused", comment: "Caro" })).status).toBe(
      201,
    );
    await changePrice(admin, id, version);
  }
  expect((await answerApproval(owner, token, { version: 11 })).status).toBe(429);
});
