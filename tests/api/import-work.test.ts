import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#worker/db/client.ts";
import { continueImports } from "#worker/jobs/continue-imports.ts";
import { continueImport, LEASE_MS } from "#worker/services/imports/continue-import.ts";
import {
  act,
  beginApplying,
  boxesCsv,
  boxLine,
  checkFile,
  createImporter,
  type Importer,
  readImport,
  upload,
} from "#tests/factories/import.ts";
import { readRows } from "#tests/factories/rows.ts";

/** Rows of more than three chunks. */
const ROWS = 1_600;
const FILE = boxesCsv(Array.from({ length: ROWS }, (_, index) => boxLine(`C-${String(index)}`)));

const far = () => new Date(Date.now() + 3_600_000);

async function countMade({ owner }: Importer): Promise<unknown> {
  const count = (table: string, more = "") =>
    sql.raw(`(select count(*) from ${table} where distributor_id = '${owner.id}' ${more})`);
  const [row] = await readRows(
    owner,
    sql`select ${count("product")} as products, ${count("change_set_row")} as changes, ${count("product_price")} as prices,
      ${count("audit_log", "and event = 'product.created'")} as entries,
      ${count("product_import_row", "and state = 'applied'")} as applied`,
  );
  return row;
}

const allOf = (count: number) => ({
  ...{ products: count, changes: count, prices: count, entries: count, applied: count },
});

/** A database whose Worker stops after so many saves. */
function dying(database: Database, saves: number): Database {
  let left = saves;
  return {
    ...database,
    writeBatch: (statements) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error("killed")) : database.writeBatch(statements);
    },
  };
}

test("a worker that dies amid an import leaves whole chunks, and the next one goes on at the very row", async () => {
  const importer = await createImporter();
  const { database, id: distributorId } = importer.owner;
  const found = await checkFile(importer, FILE);
  expect([found.state, found.newCount]).toEqual(["checked", ROWS]);
  await beginApplying(importer, found);
  const work = { distributorId, id: found.id, now: () => new Date() };
  // The worker takes the import and saves two chunks.
  await expect(continueImport({ ...work, database: dying(database, 3) }, { until: far() })).rejects.toThrow(
    "killed",
  );
  expect(await countMade(importer)).toEqual(allOf(1_000));
  const later = () => new Date(Date.now() + LEASE_MS + 1_000);
  expect(await continueImports({ database, distributorId, now: () => new Date() })).toBe(0);
  expect(await continueImports({ database, distributorId, now: later })).toBe(1);
  expect(await countMade(importer)).toEqual(allOf(ROWS));
  const done = await readImport(importer, found.id);
  expect([done.state, done.appliedCount, done.newCount, done.failedCount]).toEqual([
    "applied",
    ROWS,
    ROWS,
    0,
  ]);
  const states = sql`select state, changed_count as changed from change_set where distributor_id = ${distributorId}`;
  expect(await readRows(importer.owner, states)).toEqual([{ state: "applied", changed: ROWS }]);
});

test("of workers that go on with the same import at once one does it, and nothing is made twice", async () => {
  const importer = await createImporter();
  const { database, id: distributorId } = importer.owner;
  const found = await checkFile(importer, FILE);
  await beginApplying(importer, found);
  const work = { database, distributorId, id: found.id, now: () => new Date() };
  await Promise.all([1, 2, 3].map(() => continueImport(work, { until: far() })));
  expect(await countMade(importer)).toEqual(allOf(ROWS));
});

test("a worker whose lease is over is refused at its next save by the one that took it over", async () => {
  const importer = await createImporter();
  const { database, id: distributorId } = importer.owner;
  const found = await checkFile(importer, FILE);
  await beginApplying(importer, found);
  let saves = 0;
  const slow: Database = {
    ...database,
    async writeBatch(statements) {
      saves += 1;
      const later = () => new Date(Date.now() + LEASE_MS + 1_000);
      if (saves === 2) await continueImports({ database, distributorId, now: later });
      return database.writeBatch(statements);
    },
  };
  await continueImport(
    { database: slow, distributorId, id: found.id, now: () => new Date() },
    { until: far() },
  );
  expect(await countMade(importer)).toEqual(allOf(ROWS));
});

test("a worker whose time is up lets go, and the rest is for the next one", async () => {
  const importer = await createImporter();
  const { database, id: distributorId } = importer.owner;
  const found = await checkFile(importer, FILE);
  await beginApplying(importer, found);
  const work = { database, distributorId, id: found.id, now: () => new Date() };
  await continueImport(work, { until: new Date(0) });
  const paused = await readImport(importer, found.id);
  expect([paused.state, paused.appliedCount, paused.isLeased]).toEqual(["applying", 500, false]);
  expect(await countMade(importer)).toEqual(allOf(500));
  const cancelled = await act(importer, found.id, "cancel");
  expect([cancelled.state, cancelled.appliedCount]).toEqual(["cancelled", 500]);
  expect(await continueImports({ ...work, now: () => new Date() })).toBe(0);
});

test("a file whose reading broke off is given up", async () => {
  const importer = await createImporter();
  const { database, id: distributorId } = importer.owner;
  const { data } = await upload(importer, boxesCsv([boxLine("A-1")]));
  await database.writeBatch([
    {
      query: sql`update product_import set columns = 'null', leased_until = '2026-01-01' where id = ${data.id}`,
    },
  ]);
  expect(await continueImports({ database, distributorId, now: () => new Date() })).toBe(1);
  expect((await readImport(importer, data.id)).state).toBe("failed");
});
