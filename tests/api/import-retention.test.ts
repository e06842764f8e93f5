import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { apiEnv } from "#tests/factories/api-env.ts";
import {
  act,
  beginApplying,
  boxesCsv,
  boxLine,
  checkFile,
  createImporter,
  type Importer,
  readImport,
  readRowsOf,
} from "#tests/factories/import.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";
import type { Bindings } from "#worker/env.ts";
import { dropOldImports } from "#worker/jobs/drop-old-imports.ts";

const NOW = new Date("2026-11-22T10:00:00.000Z");
/** The last instant that is kept, and the one before it. */
const KEPT = "2026-08-24T10:00:00.000Z";
const OLD = "2026-08-24T09:59:59.999Z";

const bucket = (apiEnv as Bindings).FILES;
const FILE = boxesCsv([boxLine("A-1"), boxLine("A-2", { price: "caro" })]);

async function drop({ owner }: Importer): Promise<number> {
  const env = bucket === undefined ? {} : { FILES: bucket };
  return dropOldImports({ env, database: owner.database, distributorId: owner.id, now: NOW });
}

async function sentAt({ owner }: Importer, id: string, at: string): Promise<void> {
  const own = sql`distributor_id = ${owner.id}`;
  await changeRows(
    owner,
    sql`update file set created_at = ${at} where ${own} and id = (select file_id from product_import where ${own} and id = ${id})`,
  );
  await changeRows(owner, sql`update product_import set created_at = ${at} where ${own} and id = ${id}`);
}

function listFiles({ owner }: Importer) {
  return readRows(
    owner,
    sql`select id, key from file where distributor_id = ${owner.id} and kind = 'import'`,
  );
}

test("the spreadsheet of an import and its rows are kept for 90 days; what it changed can still be taken back", async () => {
  const importer = await createImporter();
  const { id } = await checkFile(importer, FILE);
  const applied = await act(importer, id, "apply");
  const [file] = await listFiles(importer);
  await sentAt(importer, id, KEPT);
  expect(await drop(importer)).toBe(0);
  expect(await readRowsOf(importer, id)).toHaveLength(2);
  expect(await bucket?.head(String(file?.["key"]))).not.toBeNull();

  await sentAt(importer, id, OLD);
  expect(await drop(importer)).toBe(1);
  expect(await drop(importer)).toBe(0);
  expect(await readRowsOf(importer, id)).toEqual([]);
  expect(await listFiles(importer)).toEqual([]);
  expect(await bucket?.head(String(file?.["key"]))).toBeNull();
  const found = await readImport(importer, id);
  expect([found.state, found.rowCount, found.appliedCount, found.failedCount]).toEqual(["applied", 2, 1, 1]);
  await callApi("POST", `/app/staff/change-sets/${applied.changeSetId ?? ""}/undo`, {
    headers: importer.headers,
  });
  expect((await readImport(importer, id)).state).toBe("reverted");
});

test("an old import that waits for somebody ends, and one that is being applied keeps all that it needs", async () => {
  const importer = await createImporter();
  const waiting = await checkFile(importer, FILE);
  const working = await checkFile(importer, boxesCsv([boxLine("B-1")]));
  await beginApplying(importer, working);
  await sentAt(importer, waiting.id, OLD);
  await sentAt(importer, working.id, OLD);
  expect(await drop(importer)).toBe(1);
  expect((await readImport(importer, waiting.id)).state).toBe("cancelled");
  expect((await readImport(importer, working.id)).state).toBe("applying");
  expect(await readRowsOf(importer, working.id)).toHaveLength(1);
  expect(await listFiles(importer)).toHaveLength(1);
});

test("only the distributor's own old imports are dropped", async () => {
  const [importer, other] = [await createImporter(), await createImporter()];
  const { id } = await checkFile(other, FILE);
  await sentAt(other, id, OLD);
  expect(await drop(importer)).toBe(0);
  expect(await readRowsOf(other, id)).toHaveLength(2);
});
