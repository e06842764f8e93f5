import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ProductImport } from "#domain/imports/import-schema.ts";
import {
  act,
  boxesCsv,
  boxLine,
  checkFile,
  createImporter,
  type Importer,
  readImport,
  readIssues,
  readRowsOf,
  upload,
} from "#tests/factories/import.ts";
import { readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

const figures = ({ newCount, changedCount, sameCount, failedCount }: ProductImport) => [
  newCount,
  changedCount,
  sameCount,
  failedCount,
];

function readProducts({ owner }: Importer) {
  return readRows(
    owner,
    sql`select product_code as code, name, price_cents as price, version from product
      where distributor_id = ${owner.id} order by product_code`,
  );
}

test("a file is mapped by its titles, checked without a change, and applied as it was shown", async () => {
  const importer = await createImporter();
  const { status, data } = await upload(importer, boxesCsv([boxLine("A-1"), boxLine("A-2")]));
  expect(status).toBe(201);
  expect(data.columns).toMatchObject({ format: "csv", encoding: "UTF-8", separator: ";" });
  expect(data.mapping).toEqual([
    ...["productCode", "name", "manufacturer", "model"],
    ...["priceCents", "costCents", "n_entradas", "n_saidas"],
  ]);
  const checked = await act(importer, data.id, "check");
  expect([checked.state, ...figures(checked)]).toEqual(["checked", 2, 0, 0, 0]);
  expect(await readProducts(importer)).toEqual([]);
  const applied = await act(importer, data.id, "apply");
  expect([applied.state, applied.appliedCount, ...figures(applied)]).toEqual(["applied", 2, 2, 0, 0, 0]);
  expect(await readProducts(importer)).toEqual([
    { code: "A-1", name: "Caixa A-1", price: 123_456, version: 1 },
    { code: "A-2", name: "Caixa A-2", price: 123_456, version: 1 },
  ]);
});

test("against what exists each row is new, changed field by field, the same, or failed", async () => {
  const importer = await createImporter();
  const { id } = await checkFile(importer, boxesCsv([boxLine("A-1"), boxLine("A-2")]));
  await act(importer, id, "apply");
  const second = await checkFile(
    importer,
    boxesCsv([
      boxLine("A-1", { price: "1.300,00" }),
      boxLine("A-2"),
      boxLine("A-3"),
      boxLine("A-4", { price: "12.3" }),
    ]),
  );
  expect(figures(second)).toEqual([1, 1, 1, 1]);
  const [changed] = await readRowsOf(importer, second.id, "?state=changed");
  expect(changed).toMatchObject({ rowNumber: 2, changes: { priceCents: { from: 123_456, to: 130_000 } } });
  expect(await readIssues(importer, second.id)).toEqual({ 5: ["priceCents INVALID_MONEY"] });
  await act(importer, second.id, "apply");
  expect(await readProducts(importer)).toMatchObject([
    { code: "A-1", price: 130_000, version: 2 },
    { code: "A-2", version: 1 },
    { code: "A-3", version: 1 },
  ]);
});

test("what is wrong is told by row and field, and a repeated code fails every row that has it", async () => {
  const importer = await createImporter();
  const file = boxesCsv([
    boxLine("A-1"),
    boxLine("A-1"),
    ["", "Sem código", "F", "M", "1,00", "1,00", "2", "1"],
    ["A-4", "Entradas", "F", "M", "1,00", "1,00", "dois", "0"],
    ["A-5", "", "F", "M", "-1,00", "1.5", "2,5", "1"],
  ]);
  const { id } = await checkFile(importer, file);
  expect(await readIssues(importer, id)).toEqual({
    2: ["productCode CODE_REPEATED"],
    3: ["productCode CODE_REPEATED"],
    4: ["productCode REQUIRED"],
    5: ["n_entradas INVALID_NUMBER", "n_saidas NUMBER_OUT_OF_RANGE"],
    6: [
      "name REQUIRED",
      "priceCents MONEY_OUT_OF_RANGE",
      "costCents INVALID_MONEY",
      "n_entradas TOO_MANY_DECIMALS",
    ],
  });
});

test("a code that belongs to another type of equipment, or a category that nobody knows, fails", async () => {
  const importer = await createImporter();
  await act(importer, (await checkFile(importer, boxesCsv([boxLine("A-1")]))).id, "apply");
  const head = ["Código", "Nome", "Fabricante", "Modelo", "Preço", "Custo", "Categoria"];
  const line = (code: string, category: string) => [code, "Cabo", "F", "M", "1,00", "1,00", category];
  const file = boxesCsv([line("A-1", ""), line("C-1", "Cabos que não há"), line("C-2", "")], head);
  const { id } = await checkFile(importer, file, "group=products&type=custom");
  expect(await readIssues(importer, id)).toEqual({
    2: ["productCode OTHER_TYPE"],
    3: ["categoryId UNKNOWN_CATEGORY"],
  });
});

test("failed rows are had as a file that says why, which corrected is imported with the same columns", async () => {
  const importer = await createImporter();
  const head = ["COD. INTERNO", ...["Nome", "Fabricante", "Modelo", "Preço", "Custo", "Entradas", "Saídas"]];
  const { data } = await upload(
    importer,
    boxesCsv([boxLine("A-1", { name: '=cmd"x"', price: "1.5" })], head),
  );
  expect(data.mapping[0]).toBeNull();
  const { headers } = importer;
  const mapping = ["productCode", ...data.mapping.slice(1)];
  await callApi("PUT", `/app/staff/imports/${data.id}/mapping`, {
    headers,
    body: { mapping, version: data.version },
  });
  await act(importer, data.id, "check");
  const { body } = await callApi("GET", `/app/staff/imports/${data.id}/failures`, { headers });
  expect(String(body)).toBe(
    "COD. INTERNO;Nome;Fabricante;Modelo;Preço;Custo;Entradas;Saídas;Motivo\r\n" +
      `A-1;"'=cmd""x""";Proteção SA;SB-2;1.5;900,00;2;1;Preço: Valor inválido. Use o formato 1.234,56.\r\n`,
  );
  const again = await checkFile(importer, String(body).replace("1.5", "1,50"));
  expect(again.mapping).toEqual([...mapping, null]);
  expect(figures(again)).toEqual([1, 0, 0, 0]);
  await act(importer, again.id, "apply");
  expect(await readProducts(importer)).toMatchObject([{ name: '=cmd"x"', price: 150 }]);
});

test("an import is taken back, but for what somebody has changed since, which is named", async () => {
  const importer = await createImporter();
  const { owner, headers } = importer;
  await act(importer, (await checkFile(importer, boxesCsv([boxLine("A-1"), boxLine("A-2")]))).id, "apply");
  const dearer = boxesCsv(["A-1", "A-2", "A-3"].map((code) => boxLine(code, { price: "2.000,00" })));
  const { id } = await checkFile(importer, dearer);
  await act(importer, id, "apply");
  await owner.database.writeBatch([
    {
      query: sql`update product set version = 3 where distributor_id = ${owner.id} and product_code = 'A-2'`,
    },
  ]);
  const reverted = await callApi<ProductImport>("POST", `/app/staff/imports/${id}/revert`, { headers });
  expect([reverted.status, reverted.data.state]).toEqual([200, "reverted"]);
  expect(await readProducts(importer)).toMatchObject([
    { code: "A-1", price: 123_456, version: 3 },
    { code: "A-2", price: 200_000, version: 3 },
    { code: "A-3", price: 200_000 },
  ]);
  const active = sql`select active from product where distributor_id = ${owner.id} and product_code = 'A-3'`;
  expect(await readRows(owner, active)).toEqual([{ active: 0 }]);
  expect((await callApi("POST", `/app/staff/imports/${id}/revert`, { headers })).status).toBe(409);
});

test("a cancelled import changes nothing, and one of an older version moves no further", async () => {
  const importer = await createImporter();
  const { id, version } = await checkFile(importer, boxesCsv([boxLine("A-1")]));
  const stale = { headers: importer.headers, body: { version: version - 1 } };
  expect((await callApi("POST", `/app/staff/imports/${id}/apply`, stale)).error.type).toBe("STALE_VERSION");
  expect((await act(importer, id, "cancel")).state).toBe("cancelled");
  const late = { headers: importer.headers, body: { version: version + 1 } };
  expect((await callApi("POST", `/app/staff/imports/${id}/apply`, late)).error.type).toBe(
    "INVALID_TRANSITION",
  );
  expect(await readProducts(importer)).toEqual([]);
});

test("a mapping has the code, each field once, and a place for each column", async () => {
  const importer = await createImporter();
  const { data } = await upload(importer, boxesCsv([boxLine("A-1")]));
  const put = async (mapping: (string | null)[]) => {
    const body = { mapping, version: data.version };
    const answer = await callApi("PUT", `/app/staff/imports/${data.id}/mapping`, {
      headers: importer.headers,
      body,
    });
    const issues = answer.error.details["issues"] as { field: string; code: string }[];
    return issues.map(({ field, code }) => `${field} ${code}`);
  };
  const [, ...others] = data.mapping;
  expect(await put([null, ...others])).toEqual(["mapping CODE_NOT_MAPPED"]);
  expect(await put(["productCode", "productCode", ...others.slice(1)])).toEqual(["mapping.1 FIELD_REPEATED"]);
  expect(await put(["productCode", "vocV", ...others.slice(1)])).toEqual(["mapping.1 FIELD_NOT_OF_TYPE"]);
  expect(await put(["productCode"])).toEqual(["mapping COLUMN_COUNT"]);
});

test("another distributor's import is as good as none, for every call", async () => {
  const { id, version } = await checkFile(await createImporter(), boxesCsv([boxLine("A-1")]));
  const { headers } = await createImporter();
  const path = `/app/staff/imports/${id}`;
  const statuses = await Promise.all([
    ...["", "/rows", "/failures"].map((part) => callApi("GET", path + part, { headers })),
    ...["/check", "/apply", "/cancel"].map((part) =>
      callApi("POST", path + part, { headers, body: { version } }),
    ),
    ...["/continue", "/revert"].map((part) => callApi("POST", path + part, { headers })),
    callApi("PUT", `${path}/mapping`, { headers, body: { mapping: [], version } }),
    callApi("PUT", `${path}/sheet`, { headers, body: { sheet: "x", version } }),
  ]);
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([404]));
  const list = await callApi<{ items: unknown[] }>("GET", "/app/staff/imports", { headers });
  expect(list.data.items).toEqual([]);
});

test("a change that somebody makes between check and application is kept, and its row says so", async () => {
  const importer = await createImporter();
  const { owner } = importer;
  await act(importer, (await checkFile(importer, boxesCsv([boxLine("A-1"), boxLine("A-2")]))).id, "apply");
  const { id } = await checkFile(
    importer,
    boxesCsv([boxLine("A-1", { price: "3.000,00" }), boxLine("A-2", { price: "3.000,00" })]),
  );
  await owner.database.writeBatch([
    {
      query: sql`update product set price_cents = 5, version = 2
        where distributor_id = ${owner.id} and product_code = 'A-1'`,
    },
  ]);
  const applied = await act(importer, id, "apply");
  expect([applied.state, applied.appliedCount, ...figures(applied)]).toEqual(["applied", 1, 0, 1, 0, 1]);
  expect(await readIssues(importer, id)).toEqual({ 2: ["productCode CHANGED_SINCE"] });
  expect(await readProducts(importer)).toMatchObject([{ price: 5 }, { price: 300_000 }]);
  expect((await readImport(importer, id)).isLeased).toBe(false);
});
