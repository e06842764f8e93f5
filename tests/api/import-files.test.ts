import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ProductImport } from "#domain/imports/import-schema.ts";
import { createTestUser } from "#tests/factories/distributor.ts";
import {
  boxesCsv,
  boxLine,
  checkFile,
  createImporter,
  readIssues,
  readRowsOf,
  upload,
} from "#tests/factories/import.ts";
import { readRows } from "#tests/factories/rows.ts";
import { buildXlsx, rowXml, sheetXml } from "#tests/factories/xlsx.ts";
import { callApi } from "#tests/setup/call-api.ts";

const HEAD = rowXml("Código", "Nome", "Fabricante", "Modelo", "Preço", "Custo", "Entradas", "Saídas");

test.each([
  ["a program", new Uint8Array([0x4d, 0x5a, 0, 1]), "unreadable"],
  ["nothing", "", "empty"],
  ["a head without rows", "Código;Nome\n", "empty"],
])("a file that is %s is refused, and nothing of it is kept", async (_what, file, reason) => {
  const importer = await createImporter();
  const { status, error } = await upload(importer, file);
  expect([status, error.type, error.details["reason"]]).toEqual([422, "FILE_NOT_ALLOWED", reason]);
  const { owner } = importer;
  const kept = sql`select (select count(*) from file where distributor_id = ${owner.id}) as files,
    (select count(*) from product_import where distributor_id = ${owner.id}) as imports,
    (select count(*) from product_import_row where distributor_id = ${owner.id}) as lines`;
  expect(await readRows(owner, kept)).toEqual([{ files: 0, imports: 0, lines: 0 }]);
});

test("a body that goes on for a gigabyte is read no further than ten million bytes", async () => {
  const { headers } = await createImporter();
  const chunk = new Uint8Array(1_000_000).fill(97);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent > 1_000) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const answer = await callApi("POST", "/app/staff/imports?group=modules", {
    headers: { ...headers, "content-type": "application/octet-stream" },
    body,
  });
  expect([answer.status, answer.error.details]).toEqual([422, { reason: "size", limitBytes: 10_000_000 }]);
  expect(sent).toBeLessThan(20);
});

test("a file that is stored in several parts is read whole", async () => {
  const importer = await createImporter();
  const notes = Array.from({ length: 9 }, (_, at) => String(at).repeat(5_000));
  const lines = Array.from({ length: 130 }, (_, at) => [`A-${String(at)}`, ...notes]);
  const { status, data } = await upload(importer, boxesCsv(lines, ["Código", ...notes.map(() => "Nota")]));
  expect([status, data.rowCount]).toEqual([201, 130]);
  const stored = sql`select sum(length(cells ->> 9)) as characters, max(row_number) as last from product_import_row
    where distributor_id = ${importer.owner.id} and cells ->> 9 = ${notes[8]}`;
  expect(await readRows(importer.owner, stored)).toEqual([{ characters: 130 * 5_000, last: 131 }]);
});

test("a row that goes on for too long is named, and nothing of the file is kept", async () => {
  const importer = await createImporter();
  const { status, error } = await upload(importer, `Código;Nome\nA;B\nC;"${"x".repeat(100_001)}`);
  expect([status, error.details]).toEqual([422, { reason: "row", rowNumber: 3 }]);
  const kept = sql`select count(*) as files from file where distributor_id = ${importer.owner.id}`;
  expect(await readRows(importer.owner, kept)).toEqual([{ files: 0 }]);
});

test("a workbook that unpacks to far more than it is worth is refused, and nothing of it is kept", async () => {
  const importer = await createImporter();
  const texts = `<si><t>${"0".repeat(900_000)}</t></si>`.repeat(19);
  const { status, error } = await upload(importer, await buildXlsx({ S: sheetXml(HEAD) }, { texts }));
  expect([status, error.details["reason"]]).toEqual([422, "size"]);
});

test("formulas are text or their stored result, and are never computed", async () => {
  const importer = await createImporter();
  const cells = '<c t="inlineStr"><is><t>F</t></is></c><c t="inlineStr"><is><t>M</t></is></c>';
  const line = (code: string, price: string) =>
    `<row><c t="inlineStr"><is><t>${code}</t></is></c><c t="str"><f>1+1</f><v>=cmd|calc</v></c>${cells}${price}` +
    "<c><v>1</v></c><c><v>2</v></c><c><v>1</v></c></row>";
  const book = sheetXml(
    HEAD,
    line("A-1", "<c><f>10*2</f><v>20</v></c>"),
    line("A-2", "<c><f>10*2</f></c>"),
    line("A-3", '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
  );
  const { id } = await checkFile(importer, await buildXlsx({ S: book }));
  expect(await readIssues(importer, id)).toEqual({
    3: ["priceCents FORMULA_WITHOUT_RESULT"],
    4: ["priceCents ERROR_CELL"],
  });
  const [row] = await readRowsOf(importer, id, "?state=new");
  expect(row?.changes).toMatchObject({ name: { to: "=cmd|calc" }, priceCents: { to: 2_000 } });
});

test("text of Windows-1252 arrives as it was written, and decimals with a dot fail by row", async () => {
  const importer = await createImporter();
  const text = boxesCsv([boxLine("A-1", { name: "Proteção nº 1" }), boxLine("A-2", { price: "1,234.56" })]);
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const found = await checkFile(importer, bytes);
  expect(found.columns.encoding).toBe("Windows-1252");
  const [row] = await readRowsOf(importer, found.id, "?state=new");
  expect(row?.changes["name"]).toEqual({ from: null, to: "Proteção nº 1" });
  expect(await readIssues(importer, found.id)).toEqual({ 3: ["priceCents INVALID_MONEY"] });
});

test("a file comes as the field of a form, too, which says of what type it is", async () => {
  const { headers } = await createImporter();
  const form = new FormData();
  form.append("type", "stringBox");
  form.append("file", new File([boxesCsv([boxLine("A-1")])], "C:\\pasta\\caixas.csv"));
  const request = new Response(form);
  const { status, data } = await callApi<ProductImport>("POST", "/app/staff/imports?group=modules", {
    headers: { ...headers, "content-type": request.headers.get("content-type") ?? "" },
    body: request.body,
  });
  expect([status, data.productType, data.fileName, data.rowCount]).toEqual([
    201,
    "stringBox",
    "caixas.csv",
    1,
  ]);
});

test("only staff who look after items import and export", async () => {
  const { owner } = await createImporter();
  const without = await createTestUser(owner, { type: "staff", permissions: ["equipment.inventory"] });
  const holder = await createTestUser(owner, { type: "staff", permissions: ["equipment.items"] });
  const exported = "/app/staff/exports/products?group=modules";
  expect((await upload(without, "Código\nA")).status).toBe(403);
  expect((await callApi("GET", exported, { headers: without.headers })).status).toBe(403);
  expect((await upload(holder, "Código\nA")).status).toBe(201);
  expect((await callApi("GET", exported, { headers: holder.headers })).status).toBe(200);
});
