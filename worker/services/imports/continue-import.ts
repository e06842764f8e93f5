import type { ProductImport } from "#domain/imports/import-schema.ts";
import type { Database } from "#worker/db/client.ts";
import { createImportRepository } from "#worker/repositories/imports/import-repository.ts";
import { claimImport, ImportLost, releaseImport } from "#worker/repositories/imports/import-statements.ts";
import { applyImportChunk } from "./apply-import-chunk.ts";
import { checkImportChunk } from "./check-import-chunk.ts";

/** Time without a sign of life after which a worker counts as gone. */
export const LEASE_MS = 20_000;

export interface ImportWork {
  database: Database;
  distributorId: string;
  id: string;
  now: () => Date;
  /** IP address of the person; empty for scheduled work. */
  address?: string;
}

/** Input of one chunk: the import that was read, and its lease. */
export interface ImportStep extends ImportWork {
  found: ProductImport;
  lease: string;
  /** End of the worker's lease after the chunk. */
  nextLease: string;
}

/** Continues an import that is being checked or applied, chunk by chunk, until it is complete or time is up. Each chunk
 *  is one batch that asserts position and lease: of two workers one is refused, and a worker after a crash continues at
 *  the right row.
 *  @param lease - a lease that the caller already holds; without it, the import is taken if no worker is active
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

/** End of a lease; its fraction of a second makes it unique. */
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
