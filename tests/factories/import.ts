import type { ImportRow, ProductImport } from "#domain/imports/import-schema.ts";
import { insertImportRows } from "#worker/repositories/imports/import-row-statements.ts";
import {
  finishReading,
  insertImport,
  moveImport,
  openImportChanges,
} from "#worker/repositories/imports/import-statements.ts";
import { newId } from "#worker/scope.ts";
import { type Answer, callApi } from "../setup/call-api.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "./distributor.ts";

export interface Importer {
  owner: TestDistributor;
  headers: Record<string, string>;
}

/** A new distributor, with an administrator who imports. */
export async function createImporter(): Promise<Importer> {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { type: "admin" });
  return { owner, headers };
}

const STRING_BOX_HEAD = ["Código", "Nome", "Fabricante", "Modelo", "Preço", "Custo", "Entradas", "Saídas"];

/** A file of string boxes as a spreadsheet in Portuguese writes it. */
export function boxesCsv(lines: readonly (readonly string[])[], head = STRING_BOX_HEAD): string {
  return [head, ...lines].map((cells) => cells.join(";")).join("\r\n");
}

/** A line of such a file; valid by default. */
export function boxLine(code: string, { name = `Caixa ${code}`, price = "1.234,56" } = {}): string[] {
  return [code, name, "Proteção SA", "SB-2", price, "900,00", "2", "1"];
}

/** Sends a file as the body of the call. */
export function upload(
  { headers }: Pick<Importer, "headers">,
  file: string | Uint8Array,
  query = "group=stringbox&name=caixas.csv",
): Promise<Answer<ProductImport>> {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const type = { "content-type": "application/octet-stream" };
  return callApi<ProductImport>("POST", `/app/staff/imports?${query}`, {
    headers: { ...headers, ...type },
    body,
  });
}

export async function readImport({ headers }: Importer, id: string): Promise<ProductImport> {
  return (await callApi<ProductImport>("GET", `/app/staff/imports/${id}`, { headers })).data;
}

/** Starts a step with the current version, and waits for the work after the answer. */
export async function act(
  importer: Importer,
  id: string,
  step: "check" | "apply" | "cancel",
): Promise<ProductImport> {
  const { version } = await readImport(importer, id);
  await callApi("POST", `/app/staff/imports/${id}/${step}`, { headers: importer.headers, body: { version } });
  return readImport(importer, id);
}

/** Uploads a file and checks it. */
export async function checkFile(
  importer: Importer,
  file: string | Uint8Array,
  query?: string,
): Promise<ProductImport> {
  const { data } = await upload(importer, file, query);
  return act(importer, data.id, "check");
}

export async function readRowsOf({ headers }: Importer, id: string, query = ""): Promise<ImportRow[]> {
  const path = `/app/staff/imports/${id}/rows${query}`;
  return (await callApi<{ items: ImportRow[] }>("GET", path, { headers })).data.items;
}

/** Errors of each failed row, by row number. */
export async function readIssues(importer: Importer, id: string): Promise<Record<number, string[]>> {
  const rows = await readRowsOf(importer, id, "?state=failed");
  return Object.fromEntries(
    rows.map(({ rowNumber, issues }) => [rowNumber, issues.map(({ field, code }) => `${field} ${code}`)]),
  );
}

/** Marks an import as being applied, without a worker on it. */
export async function beginApplying({ owner }: Importer, found: ProductImport): Promise<void> {
  const at = new Date().toISOString();
  const changeSetId = newId("chs");
  const actor = { id: "usr_test", type: "admin", name: "Ana Souza", operator: null };
  await owner.database.writeBatch([
    ...moveImport(owner.id, { id: found.id, version: found.version, to: "applying", at, changeSetId }),
    openImportChanges(owner.id, {
      id: changeSetId,
      type: found.productType,
      instruction: { actor },
      userId: actor.id,
      at,
    }),
  ]);
}

/** Creates an import with unmapped columns; returns its id. */
export async function createTestImport(owner: TestDistributor): Promise<string> {
  const id = newId("imp");
  const fileId = newId("fil");
  const at = "2026-11-21T12:00:00.000Z";
  const headers = [{ title: "Código", samples: ["A-1"] }];
  await owner.database.writeBatch([
    ...insertImport(owner.id, {
      ...{ id, fileId, fileKey: `${owner.id}/${fileId}`, fileName: "caixas.csv", contentType: "text/csv" },
      ...{ sizeBytes: 9, type: "stringBox", userId: "usr_test", at, leasedUntil: at },
    }),
    insertImportRows(owner.id, id, [{ number: 2, cells: ["A-1"] }]),
    ...finishReading(owner.id, {
      ...{ id, mapping: ["productCode"], rowCount: 1, at },
      columns: { format: "csv", encoding: "UTF-8", separator: ";", sheets: [], sheet: null, headers },
    }),
  ]);
  return id;
}
