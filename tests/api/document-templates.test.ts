import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { DocumentTemplate } from "#domain/settings/document-template-schema.ts";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { readPdfText } from "#tests/factories/pdf-text.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { createBudgetWorld, saveBudget } from "#tests/factories/saved-budget.ts";
import { callApi, startCall } from "#tests/setup/call-api.ts";

type Person = Pick<TestUser, "headers">;
interface Versioned {
  settings: DocumentTemplate;
  version: string;
}

const PATH = "/app/staff/settings/budgetTemplate";
const read = ({ headers }: Person, path = PATH) => callApi<Versioned>("GET", path, { headers });
const save = ({ headers }: Person, body: Versioned, path = PATH) =>
  callApi<Versioned>("PUT", path, { headers, body });

/** A template with the text of one of its blocks. */
function withText({ settings, version }: Versioned, kind: string, text: string): Versioned {
  const blocks = settings.blocks.map((block) =>
    block.kind === kind ? { ...block, show: true, text } : block,
  );
  return { settings: { ...settings, blocks }, version };
}

async function textOfBudget({ headers }: Person, id: string): Promise<string> {
  const { response, finish } = startCall("GET", `/app/user/requests/${id}/document.pdf`, { headers });
  const bytes = new Uint8Array(await (await response).arrayBuffer());
  await finish();
  return readPdfText(bytes).join("\n").replaceAll("\n", " ");
}

test("staff with the key of the screen change the template of budgets, which the next document follows, and that of orders stays", async () => {
  const { owner, admin, id } = await createWorld();
  const staff = await createTestUser(owner, { type: "staff", permissions: ["configuration.requestModel"] });
  const first = (await read(staff)).data;
  expect(first.settings.blocks.map(({ kind }) => kind)).toEqual([
    ...["message", "parties", "items", "totals", "conditions", "delivery", "mounting", "notes"],
    ...["text", "terms", "signatures"],
  ]);
  const text =
    "Para {{cliente.nome}}: {{#itens}}{{item.quantidade}}x {{item.nome}}, {{/itens}}{{total.valor}}.";
  const changed = withText(first, "message", text);
  const saved = await save(staff, { ...changed, settings: { ...changed.settings, showParts: false } });
  expect(saved.status).toBe(200);
  expect(saved.data.version).not.toBe(first.version);
  expect((await read(admin)).data).toEqual(saved.data);
  const printed = await textOfBudget(admin, id);
  expect(printed).toMatch(/Para Marina Alves: 1x .+, R\$ 10\.100,00\./);
  expect(printed).not.toContain("10 × ");
  const ofOrders = (await read(admin, "/app/staff/settings/orderTemplate")).data;
  expect(JSON.stringify(ofOrders)).not.toContain("cliente.nome");
});

test.each([
  ["{{cliente.nom}}", "message", "UNKNOWN_VARIABLE"],
  ["{{#itens}}{{item.nome}}", "terms", "LIST_NOT_CLOSED"],
  ["{{#kits}}", "text", "UNKNOWN_LIST"],
  ["{{/itens}}", "message", "LIST_NOT_OPEN"],
])("a template with %s is not saved: the field says %s, %s", async (text, kind, code) => {
  const { admin } = await createWorld();
  const first = (await read(admin)).data;
  const { status, error } = await save(admin, withText(first, kind, text));
  expect(status).toBe(400);
  expect(error.details["issues"]).toMatchObject([{ field: `${kind}.text`, code }]);
  expect((await read(admin)).data).toEqual(first);
});

test("a list of nothing leaves nothing in the document", async () => {
  const world = await createWorld();
  const { owner, admin, id } = world;
  const first = (await read(admin)).data;
  await save(admin, withText(first, "message", "Antes{{#parcelas}} {{parcela.numero}}ª{{/parcelas}} depois"));
  expect(await textOfBudget(admin, id)).toContain("Antes 1ª depois");
  // The sum of an older version has no installments.
  const older = await saveBudget(world);
  await changeRows(
    owner,
    sql`update request_version set content = json_set(content, '$.totals.installmentsCents', json('[]'))
      where distributor_id = ${owner.id} and request_id = ${older.id}`,
  );
  expect(await textOfBudget(admin, older.id)).toContain("Antes depois");
});

test("a template is not saved over one that somebody has changed, with a block twice, or with a colour that is none", async () => {
  const { admin } = await createWorld();
  const first = (await read(admin)).data;
  const one = await save(admin, { ...first, settings: { ...first.settings, color: "#123456" } });
  expect(one.status).toBe(200);
  expect((await save(admin, first)).error.type).toBe("STALE_VERSION");
  const bad = (change: Partial<DocumentTemplate>) =>
    save(admin, { version: one.data.version, settings: { ...one.data.settings, ...change } });
  const { blocks } = one.data.settings;
  expect((await bad({ blocks: [...blocks.slice(1), ...blocks.slice(-1)] })).status).toBe(400);
  expect((await bad({ color: "red" })).status).toBe(400);
});

test("only the distributor's people with the key read and change its own templates", async () => {
  const { owner, admin, buyer } = await createWorld();
  const other = await createTestUser(owner, { type: "staff", permissions: ["configuration.messages"] });
  const elsewhere = await createTestUser(await createTestDistributor(), { type: "admin" });
  const first = (await read(admin)).data;
  for (const person of [other, buyer]) {
    expect((await read(person)).status).toBe(403);
    expect((await save(person, first)).status).toBe(403);
  }
  expect((await save(elsewhere, withText(first, "message", "De outro"))).status).toBe(200);
  expect((await read(admin)).data).toEqual(first);
});

async function createWorld() {
  const world = await createBudgetWorld();
  const admin = await createTestUser(world.owner, { type: "admin" });
  const { id } = await saveBudget(world);
  return { ...world, admin, id };
}
