import { importCutoff } from "#domain/imports/import-retention.ts";
import type { Database } from "../db/client.ts";
import type { Bindings } from "../env.ts";
import { createFileRepository } from "../repositories/files/file-repository.ts";
import { dropImportFile } from "../repositories/imports/import-retention-statements.ts";
import { openFileStore } from "../services/files/file-store.ts";

/** Spreadsheets that one run drops at most; the next minute goes on. */
const MAX_FILES = 10;

/** Drops the spreadsheets of old imports with their rows: the bytes first, then the rows and the file's own, so that a
 *  run which stops in between is made up for by the next one. Answers how many.
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
