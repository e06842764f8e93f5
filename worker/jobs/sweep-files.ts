import { fnv1a } from "#domain/shared/fnv1a.ts";
import type { Database } from "../db/client.ts";
import type { Bindings } from "../env.ts";
import { createFileRepository } from "../repositories/file-repository.ts";
import { deleteOrphans } from "../repositories/file-statements.ts";
import { openFileStore } from "../services/files/file-store.ts";

/** For how long a file that nothing shows is kept: it may have been uploaded a moment ago. */
const KEEP_MS = 24 * 3_600_000;
/** Files that one run takes away at most, of one distributor. */
const MAX_FILES = 500;
const MINUTES_OF_DAY = 24 * 60;

/** Whether it is the minute of the day at which a distributor's files are gone through: once a day is enough, and not
 *  all distributors at once. */
export function isSweepMinute(distributorId: string, now: Date): boolean {
  return fnv1a(distributorId) % MINUTES_OF_DAY === now.getUTCHours() * 60 + now.getUTCMinutes();
}

/** Takes away pictures and data sheets that were replaced, or never shown: their bytes first, then their rows, so that
 *  a run which stops in between is made up for by the next one. Answers how many.
 *  @throws DomainError FILES_UNAVAILABLE */
export async function sweepFiles({
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
  const before = new Date(now.getTime() - KEEP_MS).toISOString();
  const orphans = await createFileRepository(database, distributorId).listOrphans(before, MAX_FILES);
  if (orphans.length === 0) return 0;
  await openFileStore(env).delete(orphans.map(({ key }) => key));
  await database.writeBatch([
    deleteOrphans(
      distributorId,
      orphans.map(({ id }) => id),
    ),
  ]);
  return orphans.length;
}
