import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildAuditEntry, fillAudit, writeAudit } from "#tests/factories/audit.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestOperator } from "#tests/factories/platform.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { createTestCategory } from "#tests/factories/product.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { callApi, startCall } from "#tests/setup/call-api.ts";

interface Entry {
  id: string;
  at: string;
  actor: { id: string; type: string; name: string };
  operator: { id: string; name: string } | null;
  event: string;
  entityId: string;
  changes: Record<string, { from: unknown; to: unknown }>;
  sentence: string;
}
type Page = { items: Entry[]; nextCursor: string | null };

async function openLog(owner: TestDistributor) {
  const { headers } = await createTestUser(owner, { type: "admin" });
  const list = async (query: Record<string, string> = {}) =>
    callApi<Page>("GET", `/app/staff/audit?${new URLSearchParams(query).toString()}`, { headers });
  async function exportLog(query: Record<string, string> = {}) {
    const params = new URLSearchParams(query).toString();
    const call = startCall("GET", `/app/staff/audit/export?${params}`, { headers });
    const response = await call.response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    await call.finish();
    return { status: response.status, headers: response.headers, bytes };
  }
  return {
    list,
    exportLog,
    ids: async (query?: Record<string, string>) => (await list(query)).data.items.map(({ id }) => id),
  };
}

test("the log has what was done, who did it and from where, newest first", async () => {
  const owner = await createTestDistributor();
  const { list } = await openLog(owner);
  const order = await createTestOrder(owner);
  await writeAudit(owner, [buildAuditEntry({ id: "aud_old", at: "2020-01-01T00:00:00.000Z" })]);
  const { data } = await list();
  expect(data.items.map(({ event }) => event)).toEqual(["order.created", "role.updated"]);
  expect(data.items[0]).toMatchObject({
    actor: { id: order.buyer.id, type: "integrator", name: "Marina Alves" },
    operator: null,
    entityId: order.id,
    sentence: "salvou o pedido PED-000001",
  });
  expect(data.nextCursor).toBeNull();
});

test("what was done to a category is told by the name that it has, also when that did not change", async () => {
  const owner = await createTestDistributor();
  const other = await createTestDistributor();
  const { list } = await openLog(owner);
  const id = await createTestCategory(owner, { name: "Cabos" });
  const foreign = await createTestCategory(other, { name: "Estruturas" });
  const entry = { event: "category.updated", entity: "category" };
  await writeAudit(owner, [
    buildAuditEntry({ ...entry, id: "aud_2", entityId: id, changes: { active: { from: true, to: false } } }),
    buildAuditEntry({ ...entry, id: "aud_1", entityId: foreign }),
  ]);
  const { data } = await list();
  expect(data.items.map(({ sentence }) => sentence)).toEqual([
    "mudou a categoria Cabos",
    `mudou a categoria ${foreign}`,
  ]);
});

test("a page has fifty entries, and its cursor goes on where it ended, also within one instant", async () => {
  const owner = await createTestDistributor();
  const { list } = await openLog(owner);
  const sameInstant = Array.from({ length: 101 }, (_, at) =>
    buildAuditEntry({ id: `aud_${String(at).padStart(3, "0")}` }),
  );
  await writeAudit(owner, sameInstant);
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const { data }: { data: Page } = await list({ cursor });
    sizes.push(data.items.length);
    seen.push(...data.items.map(({ id }) => id));
    cursor = data.nextCursor;
  }
  expect(sizes).toEqual([50, 50, 1]);
  expect(seen).toEqual(sameInstant.map(({ id }) => id).reverse());
});

test("an entry that comes in while one reads moves no page", async () => {
  const owner = await createTestDistributor();
  const { list } = await openLog(owner);
  await fillAudit(owner, 60);
  const first = await list();
  await writeAudit(owner, [buildAuditEntry()]);
  const second = await list({ cursor: first.data.nextCursor ?? "" });
  expect(second.data.items.map(({ id }) => id)).toEqual(
    Array.from({ length: 10 }, (_, at) => `aud_${String(10 - at).padStart(8, "0")}`),
  );
});

// 21 November in Belém (UTC−3) runs from 03:00 to 03:00 UTC; in Manaus (UTC−4) from 04:00 to 04:00.
test.each([
  ["America/Belem", ["b", "c", "d"]],
  ["America/Manaus", ["c", "d", "e"]],
])("a period counts the days of %s, both included", async (timeZone, expected) => {
  const owner = await createTestDistributor({ settings: { timeZone } });
  const { ids } = await openLog(owner);
  await writeAudit(
    owner,
    [
      ["a", "2026-11-21T02:59:59.999Z"],
      ["b", "2026-11-21T03:00:00.000Z"],
      ["c", "2026-11-21T04:00:00.000Z"],
      ["d", "2026-11-22T02:59:59.999Z"],
      ["e", "2026-11-22T03:00:00.000Z"],
      ["f", "2026-11-22T04:00:00.000Z"],
    ].map(([id = "", at = ""]) => buildAuditEntry({ id, at })),
  );
  expect((await ids({ from: "2026-11-21", until: "2026-11-21" })).sort()).toEqual(expected);
});

test("filters find a person by id or part of the name, an event, an entity, and support by its own name", async () => {
  const owner = await createTestDistributor();
  const { ids } = await openLog(owner);
  const helena = { id: "usr_01helena000", name: "Helena Prado" };
  const ana = { id: "usr_01ana000000", type: "integrator", name: "Ana 100% Solar", operator: null };
  await writeAudit(owner, [
    buildAuditEntry({ id: "a", actor: ana, event: "order.created", entity: "request", entityId: "req_1" }),
    buildAuditEntry({ id: "b", actor: { ...ana, operator: helena }, entity: "request", entityId: "req_2" }),
    buildAuditEntry({ id: "c" }),
  ]);
  expect(await ids({ person: "usr_01ana000000" })).toEqual(["b", "a"]);
  expect(await ids({ person: "beatriz" })).toEqual(["c"]);
  expect(await ids({ person: "100%" })).toEqual(["b", "a"]);
  expect(await ids({ person: "_" })).toEqual([]);
  expect(await ids({ person: "Helena" })).toEqual(["b"]);
  expect(await ids({ event: "order.created" })).toEqual(["a"]);
  expect(await ids({ entity: "request" })).toEqual(["b", "a"]);
  expect(await ids({ entity: "request", entityId: "req_2" })).toEqual(["b"]);
  expect(await ids({ person: "Ana", event: "order.created", entityId: "req_2" })).toEqual([]);
});

test.each([{ from: "2026-02-30" }, { cursor: "x" }, { page: "2" }])(
  "the query %j is refused by field",
  async (query) => {
    const { list } = await openLog(await createTestDistributor());
    const answer = await list({ ...query });
    expect(answer.status).toBe(400);
    expect(answer.error.details["issues"]).toMatchObject([{ field: Object.keys(query)[0] }]);
  },
);

test("a distributor reads its own log only, and so does the platform", async () => {
  const owner = await createTestDistributor();
  const other = await createTestDistributor();
  const operator = await createTestOperator();
  await writeAudit(other, [buildAuditEntry({ id: "aud_other" })]);
  const { ids } = await openLog(owner);
  expect(await ids()).toEqual([]);
  const platform = await callApi<Page>("GET", "/app/admin/audit?person=Beatriz", {
    headers: operator.headers,
  });
  expect(platform.data.items).toEqual([]);
});

test("only administrators read the log", async () => {
  const owner = await createTestDistributor();
  for (const type of ["staff", "integrator"] as const) {
    const { headers } = await createTestUser(owner, { type, permissions: ["configuration.main"] });
    for (const path of ["/app/staff/audit", "/app/staff/audit/export"]) {
      expect((await callApi("GET", path, { headers })).status).toBe(403);
    }
  }
});

test("a changed role reads as what it may now and may no longer", async () => {
  const owner = await createTestDistributor();
  const { list } = await openLog(owner);
  await changeRows(
    owner,
    sql`insert into role (distributor_id, id, name, type, permissions) values (${owner.id}, 'rol_1', 'Vendas', 'staff', '[]')`,
  );
  await writeAudit(owner, [
    buildAuditEntry({ changes: { permissions: { from: ["order"], to: ["closedKits"] } } }),
  ]);
  const { data } = await list();
  expect(data.items[0]?.sentence).toBe("mudou o perfil Vendas: + Comprar Kits Fechados, − Ver pedidos");
});

test("the export is a file for spreadsheets in Portuguese that computes nothing of what people typed", async () => {
  const owner = await createTestDistributor();
  const { exportLog } = await openLog(owner);
  await writeAudit(owner, [
    buildAuditEntry({
      actor: {
        id: "usr_1",
        type: "admin",
        name: '=HYPERLINK("http://x.test";"Ana")',
        operator: { id: "usr_2", name: "Helena Prado" },
      },
      changes: { name: { from: "-1", to: "@b" } },
      entityId: "+1",
    }),
  ]);
  const { headers, bytes } = await exportLog();
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("content-disposition")).toMatch(
    /^attachment; filename="auditoria-\d{4}-\d{2}-\d{2}-\d{4}\.csv"$/,
  );
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes).split("\r\n")).toEqual([
    "Quando;Pessoa;Tipo;Suporte;O que fez;Evento;Registro;Código do registro;Mudanças;IP",
    '20/11/2026 12:00;"\'=HYPERLINK(""http://x.test"";""Ana"")";Administrador;Helena Prado;mudou o perfil @b;role.updated;Perfil;\'+1;Nome: -1 → @b;203.0.113.7',
    "",
  ]);
});

test("an export takes the filters of the list", async () => {
  const owner = await createTestDistributor();
  const { exportLog } = await openLog(owner);
  await writeAudit(owner, [buildAuditEntry(), buildAuditEntry({ event: "order.created" })]);
  const { bytes } = await exportLog({ event: "order.created" });
  expect(new TextDecoder().decode(bytes).split("\r\n")).toHaveLength(3);
});

test.each([
  [50_000, 50_000, ""],
  [
    50_001,
    50_000,
    "Exportação limitada a 50.000 linhas: há registros mais antigos. Reduza o período para exportar o restante.",
  ],
])("of %d entries the export has %d", async (entries, rows, lastLine) => {
  const owner = await createTestDistributor();
  const { exportLog } = await openLog(owner);
  await fillAudit(owner, entries);
  const { bytes } = await exportLog();
  const lines = new TextDecoder().decode(bytes).split("\r\n").slice(1, -1);
  expect(new Set(lines.filter((line) => line.includes(";"))).size).toBe(rows);
  expect(lines.filter((line) => !line.includes(";"))).toEqual(lastLine === "" ? [] : [lastLine]);
});
