import { expect, test } from "vitest";
import { ProductListQuerySchema } from "#domain/catalog/product-list-schema.ts";
import { IMPORT_CHUNK_LENGTH, IMPORT_CHUNK_ROWS } from "#domain/imports/import-limits.ts";
import type { ProductImport } from "#domain/imports/import-schema.ts";
import type { Database } from "#worker/db/client.ts";
import { createProductExport } from "#worker/repositories/catalog/product-export.ts";
import { createImportRowRepository } from "#worker/repositories/imports/import-row-repository.ts";
import { deleteImportRows } from "#worker/repositories/imports/import-row-statements.ts";
import { moveImport } from "#worker/repositories/imports/import-statements.ts";
import { continueImport } from "#worker/services/imports/continue-import.ts";
import { readImportFile } from "#worker/services/imports/read-import-file.ts";
import { sourceOf } from "#tests/factories/byte-source.ts";
import {
  beginApplying,
  boxesCsv,
  boxLine,
  checkFile,
  createImporter,
  type Importer,
  readImport,
  upload,
} from "#tests/factories/import.ts";

/** Rows of more than two chunks, and of five. */
const SOME = 1_100;
const MANY = 2_300;

const linesOf = (count: number) => Array.from({ length: count }, (_, index) => boxLine(`C-${String(index)}`));
const far = () => new Date(Date.now() + 3_600_000);

/** A database that counts its requests, and the largest statement. */
function watch(database: Database) {
  const seen = { trips: 0, rows: 0, answerLength: 0, sentLength: 0 };
  const watched: Database = {
    ...database,
    async readBatch(queries) {
      const results = await database.readBatch(queries);
      seen.trips += 1;
      for (const rows of results as unknown[][]) {
        seen.rows = Math.max(seen.rows, rows.length);
        seen.answerLength = Math.max(seen.answerLength, JSON.stringify(rows).length);
      }
      return results;
    },
    writeBatch(statements) {
      seen.trips += 1;
      for (const { query } of statements) {
        const sent = "toSQL" in query ? query.toSQL().params : query.queryChunks;
        seen.sentLength = Math.max(seen.sentLength, ...sent.map((one) => String(one).length));
      }
      return database.writeBatch(statements);
    },
  };
  return { seen, database: watched };
}

/** Database requests of an import's step. */
async function watchStep(importer: Importer, found: ProductImport) {
  const { seen, database } = watch(importer.owner.database);
  const work = { database, distributorId: importer.owner.id, id: found.id, now: () => new Date() };
  await continueImport(work, { until: far() });
  return seen;
}

async function beginChecking({ owner }: Importer, { id, version }: ProductImport): Promise<void> {
  const at = new Date().toISOString();
  await owner.database.writeBatch(moveImport(owner.id, { id, version, to: "checking", at }));
}

test("an import is checked and applied by slices of one size, with as many round trips for each", async () => {
  const importer = await createImporter();
  const { data } = await upload(importer, boxesCsv(linesOf(SOME)));
  await beginChecking(importer, data);
  const checking = await watchStep(importer, data);
  await beginApplying(importer, await readImport(importer, data.id));
  const applying = await watchStep(importer, data);
  const { state, appliedCount } = await readImport(importer, data.id);
  expect([state, appliedCount]).toEqual(["applied", SOME]);
  // One for the lease, and for each of three slices: the import, its rows, the data to check against, and the save;
  // applying also reads a change set.
  expect([checking.trips, applying.trips]).toEqual([1 + 3 * 4, 1 + 3 * 5]);
  expect([checking.rows, applying.rows]).toEqual([IMPORT_CHUNK_ROWS, IMPORT_CHUNK_ROWS]);
});

test("slices of long rows are shorter, and every row is done", async () => {
  const importer = await createImporter();
  const notes = Array.from({ length: 8 }, () => "x".repeat(4_900));
  const head = ["Código", "Nome", "Fabricante", "Modelo", "Preço", "Custo", "Entradas", "Saídas"];
  const lines = linesOf(60).map((line) => [...line, ...notes]);
  const file = boxesCsv(lines, [...head, ...notes.map((_, at) => `Nota ${String(at)}`)]);
  const { data } = await upload(importer, file);
  await beginChecking(importer, data);
  const checking = await watchStep(importer, data);
  await beginApplying(importer, await readImport(importer, data.id));
  const applying = await watchStep(importer, data);
  expect(await readImport(importer, data.id)).toMatchObject({ state: "applied", appliedCount: 60 });
  // A row has 39,300 characters: thirteen rows exceed the limit, and end the slice.
  for (const { rows, answerLength, trips } of [checking, applying]) {
    expect(rows).toBe(13);
    expect(answerLength).toBeLessThan(IMPORT_CHUNK_LENGTH * 1.2);
    expect(trips).toBeGreaterThan(5 * 4);
  }
});

test("a file is stored while it is read: what is on its way does not grow with it", async () => {
  const importer = await createImporter();
  const { database, id: distributorId } = importer.owner;
  const seen = [];
  for (const count of [SOME, MANY]) {
    const { data } = await upload(importer, boxesCsv(linesOf(1)));
    await database.writeBatch([deleteImportRows(distributorId, data.id)]);
    const watched = watch(database);
    const source = sourceOf(new TextEncoder().encode(boxesCsv(linesOf(count))));
    const of = { importId: data.id, type: data.productType, sheet: null, now: () => new Date() };
    await readImportFile(watched.database, distributorId, source, of);
    expect((await readImport(importer, data.id)).rowCount).toBe(count);
    seen.push(watched.seen);
  }
  const [some, many] = seen;
  expect(many?.trips).toBe((some?.trips ?? 0) + 2);
  expect(many?.sentLength).toBeLessThan((some?.sentLength ?? 0) * 1.1);
});

test("products and failed rows leave by slices, and the list that is exported is one row", async () => {
  const importer = await createImporter();
  const { id, database: plain } = importer.owner;
  const wrong = linesOf(SOME).map((line) => line.with(4, "x"));
  const found = await checkFile(importer, boxesCsv([...wrong, ...linesOf(MANY).slice(SOME)]));
  await beginApplying(importer, found);
  await watchStep(importer, found);
  const { seen, database } = watch(plain);
  const products = createProductExport(database, id);
  const query = ProductListQuerySchema.parse({ group: "stringbox" });
  const { keys } = await products.openList({ ...query, pageSize: 50_000 });
  expect([keys.length, seen.rows]).toEqual([MANY - SOME, 1]);
  let exported = 0;
  for await (const chunk of products.readAll(keys)) exported += chunk.length;
  expect([exported, seen.rows]).toEqual([MANY - SOME, 500]);
  const rows = createImportRowRepository(database, id);
  const failed = await rows.listFailed(found.id, 0);
  expect([failed.length, failed.at(-1)?.rowNumber]).toEqual([IMPORT_CHUNK_ROWS, IMPORT_CHUNK_ROWS + 1]);
});
