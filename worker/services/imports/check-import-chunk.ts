import { createImportRowRepository } from "#worker/repositories/imports/import-row-repository.ts";
import { updateImportRows } from "#worker/repositories/imports/import-row-statements.ts";
import { advanceImport } from "#worker/repositories/imports/import-statements.ts";
import type { ImportStep } from "./continue-import.ts";
import { planChunk } from "./plan-chunk.ts";

/** Checks the next rows of an import and stores their effects.
 *  @returns whether the check is complete */
export async function checkImportChunk({
  database,
  distributorId,
  found,
  lease,
  nextLease,
  now,
}: ImportStep): Promise<boolean> {
  const importRows = createImportRowRepository(database, distributorId);
  const rows = await importRows.listUnchecked(found.id, found.cursor);
  const planned = await planChunk(importRows, found, rows);
  const isDone = found.cursor + rows.length >= found.rowCount;
  const counts = { new: 0, changed: 0, same: 0, failed: 0 };
  for (const { plan } of planned) counts[plan.state] += 1;
  await database.writeBatch([
    ...advanceImport(distributorId, {
      id: found.id,
      state: "checking",
      to: isDone ? "checked" : "checking",
      cursor: found.cursor,
      done: rows.length,
      lease,
      nextLease: isDone ? null : nextLease,
      counts,
      at: now().toISOString(),
    }),
    updateImportRows(
      distributorId,
      found.id,
      planned.map(({ row: { rowNumber }, plan: { state, changes, issues }, before }) => ({
        rowNumber,
        state,
        productId: before?.id ?? null,
        changes,
        issues,
      })),
    ),
  ]);
  return isDone;
}
