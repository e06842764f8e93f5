import { sql } from "drizzle-orm";
import type { ProductType } from "#domain/catalog/product-types.ts";
import type { ImportColumns } from "#domain/imports/import-schema.ts";
import type { ImportState } from "#domain/imports/import-state.ts";
import type { ColumnMapping } from "#domain/imports/map-columns.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateRow, updateVersion } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { changeSet, file as files, productImport } from "#worker/db/schema/bulk.ts";
import { insertFile } from "../files/file-statements.ts";
import { deleteImportRows } from "./import-row-statements.ts";

/** Thrown by a batch whose import is being processed by another worker, or has ended. */
export class ImportLost extends Error {}

/** An import whose rows are about to be stored. */
export function insertImport(
  distributorId: string,
  one: {
    id: string;
    fileId: string;
    fileKey: string;
    fileName: string;
    contentType: string;
    sizeBytes: number;
    type: ProductType;
    userId: string;
    at: string;
    leasedUntil: string;
  },
): WriteStatement[] {
  return [
    insertFile(distributorId, {
      ...{ id: one.fileId, kind: "import", name: one.fileName, contentType: one.contentType },
      ...{ sizeBytes: one.sizeBytes, key: one.fileKey, createdBy: one.userId, createdAt: one.at },
    }),
    insertRow(productImport, {
      ...{ distributorId, id: one.id, productType: one.type, fileId: one.fileId, fileName: one.fileName },
      // The null of JSON: the column is never without a value.
      ...{ state: "uploaded", columns: sql`'null'`, mapping: [], leasedUntil: one.leasedUntil },
      ...{ createdBy: one.userId, createdAt: one.at, updatedAt: one.at },
    }),
  ];
}

/** Deletes the import of a file that could not be read. */
export function deleteImport(distributorId: string, id: string): WriteStatement[] {
  return [
    deleteImportRows(distributorId, id),
    deleteRow(
      files,
      { distributorId },
      sql`id = (select file_id from product_import where distributor_id = ${distributorId} and id = ${id})`,
    ),
    deleteRow(productImport, { distributorId, id }),
  ];
}

/** Marks all rows as stored, so that the import can be mapped. */
export function finishReading(
  distributorId: string,
  one: { id: string; columns: ImportColumns; mapping: ColumnMapping; rowCount: number; at: string },
): WriteStatement[] {
  const { id, columns, mapping, rowCount, at } = one;
  return [
    updateRow(
      productImport,
      { distributorId, id, state: "uploaded" },
      { columns, mapping, rowCount, leasedUntil: null, updatedAt: at, version: sql`version + 1` },
    ),
    assertChanged("ALREADY_DONE", 1, () => new ImportLost()),
  ];
}

/** Changes the state of an import in the version that was read; its work starts from the beginning.
 *  @throws DomainError STALE_VERSION, by the batch */
export function moveImport(
  distributorId: string,
  one: {
    id: string;
    version: number;
    to: ImportState;
    at: string;
    mapping?: ColumnMapping;
    leasedUntil?: string;
    changeSetId?: string;
  },
): WriteStatement[] {
  const { id, version, to, at, mapping, leasedUntil = null, changeSetId } = one;
  const begins = to === "checking" || to === "applying";
  const isUncounted = to === "checking" || to === "uploaded";
  return updateVersion(
    productImport,
    { distributorId, id, version },
    {
      ...{ state: to, leasedUntil, mapping, changeSetId, updatedAt: at },
      ...(begins ? { cursor: 0 } : {}),
      ...(isUncounted ? { newCount: 0, changedCount: 0, sameCount: 0, failedCount: 0 } : {}),
    },
    "import",
  );
}

/** Takes an import without an active worker.
 *  @throws ImportLost, by the batch */
export function claimImport(
  distributorId: string,
  { id, now, until }: { id: string; now: string; until: string },
): WriteStatement[] {
  return [
    updateRow(
      productImport,
      { distributorId, id },
      { leasedUntil: until },
      sql`state in ('checking', 'applying') and (leased_until is null or leased_until <= ${now})`,
    ),
    assertChanged("ALREADY_DONE", 1, () => new ImportLost()),
  ];
}

/** Advances an import, if position and worker are still as expected.
 *  @throws ImportLost, by the batch */
export function advanceImport(
  distributorId: string,
  step: {
    id: string;
    state: "checking" | "applying";
    to: ImportState;
    cursor: number;
    done: number;
    lease: string;
    nextLease: string | null;
    counts: { new: number; changed: number; same: number; failed: number };
    at: string;
  },
): WriteStatement[] {
  const { id, state, to, cursor, done, lease, nextLease, counts, at } = step;
  return [
    updateRow(
      productImport,
      { distributorId, id, state, cursor, leasedUntil: lease },
      {
        state: to,
        cursor: sql`cursor + ${done}`,
        leasedUntil: nextLease,
        newCount: sql`new_count + ${counts.new}`,
        changedCount: sql`changed_count + ${counts.changed}`,
        sameCount: sql`same_count + ${counts.same}`,
        failedCount: sql`failed_count + ${counts.failed}`,
        updatedAt: at,
        version: sql`version + ${Number(state !== to)}`,
      },
    ),
    assertChanged("ALREADY_DONE", 1, () => new ImportLost()),
  ];
}

/** Releases an unfinished import for the next worker. */
export function releaseImport(distributorId: string, id: string, lease: string): WriteStatement {
  return updateRow(productImport, { distributorId, id, leasedUntil: lease }, { leasedUntil: null });
}

/** Fails an import that was never completely read, or cannot continue. */
export function failImport(
  distributorId: string,
  { id, failure, now }: { id: string; failure: string; now: string },
): WriteStatement {
  return updateRow(
    productImport,
    { distributorId, id },
    { state: "failed", failure, leasedUntil: null, updatedAt: now, version: sql`version + 1` },
    sql`state in ('uploaded', 'checking', 'applying') and (leased_until is null or leased_until <= ${now})`,
  );
}

/** Inserts the change set of an import; its rows follow with their products. */
export function openImportChanges(
  distributorId: string,
  set: { id: string; type: ProductType; instruction: object; userId: string; at: string },
): WriteStatement {
  return insertRow(changeSet, {
    ...{ distributorId, id: set.id, kind: "import", productType: set.type, state: "applying" },
    ...{ instruction: set.instruction, createdBy: set.userId, createdAt: set.at },
  });
}
