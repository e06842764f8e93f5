import type { Database } from "../db/client.ts";
import { createImportRepository } from "../repositories/imports/import-repository.ts";
import { failImport } from "../repositories/imports/import-statements.ts";
import { continueImport } from "../services/imports/continue-import.ts";

/** Limits of one run: imports, and time for each. */
const MAX_IMPORTS = 3;
const RUN_MS = 10_000;

/** Continues imports without an active worker, and fails those whose file was never completely read. Returns their
 *  number. */
export async function continueImports({
  database,
  distributorId,
  now,
}: {
  database: Database;
  distributorId: string;
  now: () => Date;
}): Promise<number> {
  const at = now().toISOString();
  const abandoned = await createImportRepository(database, distributorId).listAbandoned(at, MAX_IMPORTS);
  for (const { id, state } of abandoned) {
    if (state === "uploaded") {
      await database.writeBatch([failImport(distributorId, { id, failure: "INTERRUPTED", now: at })]);
      continue;
    }
    const until = new Date(now().getTime() + RUN_MS);
    await continueImport({ database, distributorId, id, now }, { until });
  }
  return abandoned.length;
}
