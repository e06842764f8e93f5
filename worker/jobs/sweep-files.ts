import { ATTACHMENT_KEEP_MS } from "#domain/files/attachment-rules.ts";
import { fnv1a } from "#domain/shared/fnv1a.ts";
import type { Database } from "../db/client.ts";
import type { Bindings } from "../env.ts";
import { createFileRepository } from "../repositories/files/file-repository.ts";
import { deleteOrphans } from "../repositories/files/file-statements.ts";
import { deleteLooseFiles } from "../repositories/requests/request-file-statements.ts";
import { openFileStore } from "../services/files/file-store.ts";

/** For how long a file that nothing shows is kept: it may have been uploaded a moment ago. */
const KEEP_MS = 24 * 3_600_000;
/** The same of a file for a request: an hour longer than one can take it. */
const KEEP_LOOSE_MS = ATTACHMENT_KEEP_MS + 3_600_000;
/** Files of a kind that one run takes away at most, of one distributor. */
const MAX_FILES = 500;
const MINUTES_OF_DAY = 24 * 60;

/** Whether it is the minute of the day at which a distributor's files are gone through: once a day is enough, and not
 *  all distributors at once. */
export function isSweepMinute(distributorId: string, now: Date): boolean {
  return fnv1a(distributorId) % MINUTES_OF_DAY === now.getUTCHours() * 60 + now.getUTCMinutes();
}

/** Takes away pictures and data sheets that were replaced, or never shown, and what people brought for a request that
 *  was never saved: bytes first, then rows, so that a run which stops in between is made up for by the next one.
 *  Answers how many.
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
