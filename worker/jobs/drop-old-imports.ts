import { importCutoff } from "#domain/imports/import-retention.ts";
import type { Database } from "../db/client.ts";
import type { Bindings } from "../env.ts";
import { createFileRepository } from "../repositories/files/file-repository.ts";
import { dropImportFile } from "../repositories/imports/import-retention-statements.ts";
import { openFileStore } from "../services/files/file-store.ts";

/** Limit of deleted spreadsheets in one run. */
const MAX_FILES = 10;

/** Deletes spreadsheets of old imports: first the bytes, then the rows, so that the next run completes an interrupted
 *  one. Returns their number.
 *  @throws DomainError FILES_UNAVAILABLE */
export async function dropOldImports({
  env,
  database,
  distributorId,
  now,
}: {
  env: Pick<Bindings, "FILES">;
  database: Database;
  distributorId: string;
  now: Date;
}): Promise<number> {
  const at = now.toISOString();
  const old = await createFileRepository(database, distributorId).listOldImports(importCutoff(at), MAX_FILES);
  if (old.length === 0) return 0;
  await openFileStore(env).delete(old.map(({ key }) => key));
  for (const file of old) await database.writeBatch(dropImportFile(distributorId, file, at));
  return old.length;
}
