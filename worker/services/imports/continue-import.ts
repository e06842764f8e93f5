import type { ProductImport } from "#domain/imports/import-schema.ts";
import type { Database } from "#worker/db/client.ts";
import { createImportRepository } from "#worker/repositories/imports/import-repository.ts";
import { claimImport, ImportLost, releaseImport } from "#worker/repositories/imports/import-statements.ts";
import { applyImportChunk } from "./apply-import-chunk.ts";
import { checkImportChunk } from "./check-import-chunk.ts";

/** For how long a worker that has said nothing is taken to be at work. */
export const LEASE_MS = 20_000;

export interface ImportWork {
  database: Database;
  distributorId: string;
  id: string;
  now: () => Date;
  /** Address of the person at the other end; empty for what nobody is waiting for. */
  address?: string;
}

/** One chunk's worth of work: the import as it was read, and the lease under which it is worked on. */
export interface ImportStep extends ImportWork {
  found: ProductImport;
  lease: string;
  /** Until when the import is this worker's after the chunk. */
  nextLease: string;
}

/** Goes on with an import that is being checked or applied, chunk by chunk, until it is done or the time is up. Each
 *  chunk is one batch that asserts the place from which it starts and whose import it is: of two workers one is
 *  refused, and whoever comes after a crash goes on at the very row.
 *  @param lease - one that the caller holds already; without it the import is taken if nobody is at work on it
 *  @param until - when to stop; the rest is for the next worker */
export async function continueImport(
  work: ImportWork,
  { lease = null, until }: { lease?: string | null; until: Date },
): Promise<void> {
  let held = lease;
  try {
    held ??= await claim(work);
    for (;;) {
      const nextLease = leaseFrom(work.now());
      const isDone = await takeStep({ ...work, lease: held, nextLease });
      if (isDone) return;
      held = nextLease;
      if (work.now() >= until) break;
    }
    await work.database.writeBatch([releaseImport(work.distributorId, work.id, held)]);
  } catch (error) {
    if (!(error instanceof ImportLost)) throw error;
  }
}

/** An instant until which an import is somebody's, told apart from others by its fraction. */
export function leaseFrom(now: Date): string {
  const fraction = crypto.getRandomValues(new Uint32Array(1)).join("").padStart(10, "0");
  return new Date(now.getTime() + LEASE_MS).toISOString().replace("Z", `${fraction}Z`);
}

async function claim({ database, distributorId, id, now }: ImportWork): Promise<string> {
  const at = now();
  const until = leaseFrom(at);
  await database.writeBatch(claimImport(distributorId, { id, now: at.toISOString(), until }));
  return until;
}

async function takeStep(step: Omit<ImportStep, "found">): Promise<boolean> {
  const { database, distributorId, id, now } = step;
  const found = await createImportRepository(database, distributorId).getImport(id, now().toISOString());
  if (found.state === "checking") return checkImportChunk({ ...step, found });
  if (found.state === "applying") return applyImportChunk({ ...step, found });
  return true;
}
