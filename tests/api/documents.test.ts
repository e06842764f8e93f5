import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { VerifiedDocument } from "#domain/documents/verified-document-schema.ts";
import type { Timeline } from "#domain/requests/timeline-schema.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { readPdfText, readPdfWritten } from "#tests/factories/pdf-text.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { createBudgetWorld, saveBudget } from "#tests/factories/saved-budget.ts";
import { readZipTexts } from "#tests/factories/zip-texts.ts";
import { takeErrorLines } from "#tests/setup/expected-errors.ts";
import { callApi, roundTripsOf, startCall, statementsOf } from "#tests/setup/call-api.ts";

type Person = Pick<TestUser, "headers">;
type Format = "pdf" | "docx";

async function download({ headers }: Person, id: string, format: Format = "pdf") {
  const { response, finish } = startCall("GET", `/app/user/requests/${id}/document.${format}`, { headers });
  const {
    status,
    headers: answered,
    ...rest
  } = await response.then(async (one) => ({
    ...{ status: one.status, headers: one.headers },
    bytes: new Uint8Array(await one.arrayBuffer()),
  }));
  await finish();
  return { status, headers: answered, ...rest };
}

const verify = (owner: { slug: string }, code: string) =>
  callApi<VerifiedDocument>("GET", `/app/open/documents/${code}`, {
    headers: { "x-debug-distributor": owner.slug },
  });

const NAMES: Readonly<Record<Format, string>> = { pdf: "pdf", docx: "doc" };

/** A budget, an administrator, and people with only the keys of one format. */
async function createWorld(format: Format = "pdf", more: Parameters<typeof createBudgetWorld>[0] = {}) {
  const world = await createBudgetWorld({
    actions: { enableClosedKits: true, requestTimeline: true },
    ...more,
  });
  const key = `budget.fileDownload.${NAMES[format]}`;
  const admin = await createTestUser(world.owner, { type: "admin" });
  const staff = await createTestUser(world.owner, { type: "staff", permissions: ["budget", key] });
  const { id } = await saveBudget(world);
  return { ...world, admin, staff, id, key };
}

/** The static files of a portal that is being deployed. */
const WITHOUT_FONTS = { ASSETS: { fetch: () => Promise.resolve(new Response(null, { status: 404 })) } };

/** The code that a document prints. */
function codeIn(bytes: Uint8Array): string {
  const text = readPdfText(bytes).join("\n");
  return /Código ((?:[0-9A-Z]{4}-){4}[0-9A-Z]{4})/.exec(text)?.[1] ?? "";
}

test("a budget is downloaded as a PDF of its version, with the same bytes each time and for everybody who sees the same, and is told once in its timeline", async () => {
  const { admin, staff, id } = await createWorld();
  const one = await download(staff, id);
  expect(one.status).toBe(200);
  expect(Object.fromEntries(one.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-length": String(one.bytes.length),
    "x-content-type-options": "nosniff",
  });
  expect(one.headers.get("content-disposition")).toMatch(
    /^attachment; filename="orcamento-orc-\d+-\d{4}(-\d\d){5}\.pdf"$/,
  );
  const text = readPdfText(one.bytes).join("\n");
  for (const said of [
    "Orçamento",
    "Marina Alves",
    "R$ 10.000,00",
    "R$ 100,00",
    "R$ 10.100,00",
    "Página 1 de ",
  ]) {
    expect(text).toContain(said);
  }
  const other = await download(admin, id);
  expect(other.bytes).toEqual(one.bytes);
  const { data } = await callApi<Timeline>("GET", `/app/user/requests/${id}/timeline?kind=documents`, {
    headers: admin.headers,
  });
  expect(data.items).toMatchObject([{ event: "request.document-made" }]);
  expect(data.items[0]?.sentence).toMatch(/^gerou um documento de ORC-/);
});

test("a budget is downloaded for Word with the key of DOC alone, and the same bytes each time", async () => {
  const { staff, id } = await createWorld("docx");
  const [one, other] = [await download(staff, id, "docx"), await download(staff, id, "docx")];
  expect(one.status).toBe(200);
  expect(other.bytes).toEqual(one.bytes);
  expect(readZipTexts(one.bytes)["word/document.xml"]).toContain("Marina Alves");
  expect((await download(staff, id, "pdf")).status).toBe(403);
});

test.each(["pdf", "docx"] as const)(
  "only people with the key of %s of what they see, and of their own company, download it",
  async (format) => {
    const { owner, buyer, id, key } = await createWorld(format);
    expect((await download(buyer, id, format)).status).toBe(403);
    const ofOrders = await createTestUser(owner, {
      type: "staff",
      permissions: ["order", "budget", key.replace("budget", "order")],
    });
    expect((await download(ofOrders, id, format)).status).toBe(403);
    const blind = await createTestUser(owner, { type: "staff", permissions: ["order", key] });
    expect((await download(blind, id, format)).status).toBe(404);
    const integratorId = await createTestCompany(owner);
    const foreign = await createTestUser(owner, { permissions: ["budget", key], integratorId });
    expect((await download(foreign, id, format)).status).toBe(404);
    const elsewhere = await createTestUser(await createTestDistributor(), { type: "admin" });
    expect((await download(elsewhere, id, format)).status).toBe(404);
    expect(
      await readRows(owner, sql`select code from request_document where distributor_id = ${owner.id}`),
    ).toEqual([]);
  },
);

test("who may not see prices gets a document without them, which has a code and a verification of its own", async () => {
  const { owner, admin, id, key } = await createWorld();
  const seller = await createTestUser(owner, {
    permissions: ["budget", "seeResponsible", key],
    roleContent: { label: "seller" },
  });
  await changeRows(
    owner,
    sql`update integrator set company_permissions = json('{"authSellerViewRequestsBudgetsPrices":false}')
      where distributor_id = ${owner.id} and id = ${owner.integratorId}`,
  );
  const whole = codeIn((await download(admin, id)).bytes);
  const { status, bytes } = await download(seller, id);
  expect(status).toBe(200);
  expect(readPdfText(bytes).join("\n")).not.toContain("R$");
  expect(codeIn(bytes)).not.toBe(whole);
  expect((await verify(owner, codeIn(bytes))).data.totalCents).toBeNull();
  expect((await verify(owner, whole)).data.totalCents).toBe(1_010_000);
});

test("everybody can check the code of a document: what it is of, its digest, and whether it was replaced or deleted, at its own distributor only", async () => {
  const { owner, admin, id } = await createWorld();
  const { bytes } = await download(admin, id);
  const code = codeIn(bytes);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const { status, data } = await verify(owner, code.toLowerCase());
  expect(status).toBe(200);
  expect(data).toMatchObject({
    ...{
      code: code.replaceAll("-", ""),
      distributorName: `Distribuidora ${owner.slug}`,
      type: "budget",
      version: 1,
    },
    ...{ totalCents: 1_010_000, state: "newest", files: [{ format: "pdf", sha256 }] },
  });
  expect(JSON.stringify(data)).not.toContain("Marina");
  const elsewhere = await createTestDistributor();
  expect((await verify(elsewhere, code)).status).toBe(404);
  expect(
    (
      await verify(
        owner,
        code.replace(/^./, (one) => (one === "0" ? "1" : "0")),
      )
    ).status,
  ).toBe(404);
  expect((await verify(owner, "nothing")).status).toBe(404);

  const part = { type: "percentage", amount: "5" };
  const valueModifier = { increase: { type: "percentage", amount: "0" }, decrease: part };
  await callApi("PUT", `/app/user/requests/${id}/value-modifier`, {
    headers: admin.headers,
    body: { valueModifier, version: 1 },
  });
  expect((await verify(owner, code)).data.state).toBe("replaced");
  expect(codeIn((await download(admin, id)).bytes)).not.toBe(code);
  await callApi("DELETE", `/app/user/requests/${id}?type=budget`, { headers: admin.headers });
  expect((await verify(owner, code)).data.state).toBe("deleted");
  expect((await download(admin, id)).status).toBe(410);
});

test("two people who make the same document at the same moment make it once", async () => {
  const { owner, admin, staff, id } = await createWorld();
  const made = await Promise.all([admin, staff, admin, staff].map((person) => download(person, id)));
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(
    await readRows(
      owner,
      sql`select count(*) as n from audit_log where distributor_id = ${owner.id} and event = 'request.document-made'`,
    ),
  ).toEqual([{ n: 1 }]);
});

test("a budget of 1,000 lines prints emoji and names that are read from the right, in the same bytes each time, and is not made while their fonts are away", async () => {
  const { owner, admin, buyer, kit } = await createWorld();
  const { id } = await saveBudget({ buyer, kit }, { name: "Casa 🏠 שלום \u0007سلام" });
  await changeRows(
    owner,
    sql`update request_version set content = json_set(content, '$.lines', (
        select json_group_array(json_set(json_extract(content, '$.lines[0]'), '$.name', 'Kit ' || value || ' 🏠 שלום سلام'))
        from generate_series(1, 1000)))
      where distributor_id = ${owner.id} and request_id = ${id}`,
  );
  const { response, finish } = startCall("GET", `/app/user/requests/${id}/document.pdf`, {
    headers: admin.headers,
    env: WITHOUT_FONTS,
  });
  const { status } = await response;
  await finish();
  expect(status).toBe(503);
  expect(takeErrorLines()).toHaveLength(1);
  const one = await download(admin, id);
  expect(one.status).toBe(200);
  expect((await download(admin, id)).bytes).toEqual(one.bytes);
  const seen = readPdfText(one.bytes).join("\n").replaceAll("\n", "");
  expect(seen).toContain("Casa 🏠 ملاس םולש");
  const written = readPdfWritten(one.bytes);
  expect(written).toContain("Casa 🏠 שלום سلام");
  for (let line = 1; line <= 1_000; line += 1) {
    expect(written.some((text) => text.startsWith(`Kit ${String(line)} 🏠 שלום سلام`))).toBe(true);
  }
  const use = { roundTrips: roundTripsOf(one), statements: statementsOf(one) };
  console.info(`1,000 lines: ${one.headers.get("server-timing") ?? ""}`, use);
});
