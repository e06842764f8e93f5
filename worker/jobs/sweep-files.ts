import { ATTACHMENT_KEEP_MS } from "#domain/files/attachment-rules.ts";
import { fnv1a } from "#domain/shared/fnv1a.ts";
import type { Database } from "../db/client.ts";
import type { Bindings } from "../env.ts";
import { createFileRepository } from "../repositories/files/file-repository.ts";
import { deleteOrphans } from "../repositories/files/file-statements.ts";
import { deleteLooseFiles } from "../repositories/requests/request-file-statements.ts";
import { openFileStore } from "../services/files/file-store.ts";

/** Minimum age of an unused file, which may have been uploaded a moment ago. */
const KEEP_MS = 24 * 3_600_000;
/** Minimum age of a file without a request: an hour more than a request may still take it. */
const KEEP_LOOSE_MS = ATTACHMENT_KEEP_MS + 3_600_000;
/** Limit of deleted files of each kind in one run, per distributor. */
const MAX_FILES = 500;
const MINUTES_OF_DAY = 24 * 60;

/** Whether it is the minute of the day for a distributor's files. Once a day is sufficient, and distributors are spread
 *  over the day. */
export function isSweepMinute(distributorId: string, now: Date): boolean {
  return fnv1a(distributorId) % MINUTES_OF_DAY === now.getUTCHours() * 60 + now.getUTCMinutes();
}

/** Deletes replaced and unused pictures and data sheets, and uploads for requests that were never saved: first bytes,
 *  then rows, so that the next run completes an interrupted one. Returns their number.
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
  const files = createFileRepository(database, distributorId);
  const before = (keptMs: number) => new Date(now.getTime() - keptMs).toISOString();
  const orphans = await files.listOrphans(before(KEEP_MS), MAX_FILES);
  const loose = await files.listLoose(before(KEEP_LOOSE_MS), MAX_FILES);
  const gone = [...orphans, ...loose];
  if (gone.length === 0) return 0;
  await openFileStore(env).delete(gone.map(({ key }) => key));
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  await database.writeBatch([
    deleteOrphans(distributorId, idsOf(orphans)),
    deleteLooseFiles(distributorId, idsOf(loose)),
  ]);
  return gone.length;
}
