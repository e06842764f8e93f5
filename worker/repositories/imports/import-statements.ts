import { sql } from "drizzle-orm";
import type { ProductType } from "#domain/catalog/product-types.ts";
import type { ImportColumns } from "#domain/imports/import-schema.ts";
import type { ImportState } from "#domain/imports/import-state.ts";
import type { ColumnMapping } from "#domain/imports/map-columns.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { insertFile } from "../files/file-statements.ts";
import { deleteImportRows } from "./import-row-statements.ts";

/** Thrown by a batch whose import somebody else works on, or has ended. */
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
    {
      query: sql`insert into product_import (distributor_id, id, product_type, file_id, file_name, state, columns,
          mapping, leased_until, created_by, created_at, updated_at)
        values (${distributorId}, ${one.id}, ${one.type}, ${one.fileId}, ${one.fileName}, 'uploaded', 'null', '[]',
          ${one.leasedUntil}, ${one.userId}, ${one.at}, ${one.at})`,
    },
  ];
}

/** Takes back a file that could not be read. */
export function deleteImport(distributorId: string, id: string): WriteStatement[] {
  return [
    deleteImportRows(distributorId, id),
    {
      query: sql`delete from file where distributor_id = ${distributorId} and id =
        (select file_id from product_import where distributor_id = ${distributorId} and id = ${id})`,
    },
    { query: sql`delete from product_import where distributor_id = ${distributorId} and id = ${id}` },
  ];
}

/** All rows are stored: the import can be mapped. */
export function finishReading(
  distributorId: string,
  one: { id: string; columns: ImportColumns; mapping: ColumnMapping; rowCount: number; at: string },
): WriteStatement[] {
  return [
    {
      query: sql`update product_import set columns = ${JSON.stringify(one.columns)},
          mapping = ${JSON.stringify(one.mapping)}, row_count = ${one.rowCount}, leased_until = null,
          updated_at = ${one.at}, version = version + 1
        where distributor_id = ${distributorId} and id = ${one.id} and state = 'uploaded'`,
    },
    assertChanged("ALREADY_DONE", 1, () => new ImportLost()),
  ];
}

/** Moves an import that is in the version that was read to another state, with its work begun anew.
 *  @throws DomainError STALE_VERSION out of the batch */
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
  const { id, version, to, at, mapping, leasedUntil = null, changeSetId = null } = one;
  const begins = sql.raw(to === "checking" || to === "applying" ? "0" : "cursor");
  const counted = (column: string) =>
    sql.raw(to === "checking" || to === "uploaded" ? `${column} = 0` : `${column} = ${column}`);
  return [
    {
      query: sql`update product_import set state = ${to}, cursor = ${begins}, leased_until = ${leasedUntil},
          mapping = coalesce(${mapping === undefined ? null : JSON.stringify(mapping)}, mapping),
          change_set_id = coalesce(${changeSetId}, change_set_id), ${counted("new_count")},
          ${counted("changed_count")}, ${counted("same_count")}, ${counted("failed_count")},
          updated_at = ${at}, version = version + 1
        where distributor_id = ${distributorId} and id = ${id} and version = ${version}`,
    },
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: "import", id })),
  ];
}

/** Takes an import that nobody is at work on.
 *  @throws ImportLost out of the batch */
export function claimImport(
  distributorId: string,
  { id, now, until }: { id: string; now: string; until: string },
): WriteStatement[] {
  return [
    {
      query: sql`update product_import set leased_until = ${until}
        where distributor_id = ${distributorId} and id = ${id} and state in ('checking', 'applying')
          and (leased_until is null or leased_until <= ${now})`,
    },
    assertChanged("ALREADY_DONE", 1, () => new ImportLost()),
  ];
}

/** A step of the work on an import: from the very place, and by the very worker, that it says.
 *  @throws ImportLost out of the batch */
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
    {
      query: sql`update product_import set state = ${to}, cursor = cursor + ${done}, leased_until = ${nextLease},
          new_count = new_count + ${counts.new}, changed_count = changed_count + ${counts.changed},
          same_count = same_count + ${counts.same}, failed_count = failed_count + ${counts.failed},
          updated_at = ${at}, version = version + ${Number(state !== to)}
        where distributor_id = ${distributorId} and id = ${id} and state = ${state} and cursor = ${cursor}
          and leased_until = ${lease}`,
    },
    assertChanged("ALREADY_DONE", 1, () => new ImportLost()),
  ];
}

/** Lets go of an import that is not done: the next worker goes on. */
export function releaseImport(distributorId: string, id: string, lease: string): WriteStatement {
  return {
    query: sql`update product_import set leased_until = null
      where distributor_id = ${distributorId} and id = ${id} and leased_until = ${lease}`,
  };
}

/** Gives up an import that was never read to its end, or cannot go on. */
export function failImport(
  distributorId: string,
  { id, failure, now }: { id: string; failure: string; now: string },
): WriteStatement {
  return {
    query: sql`update product_import set state = 'failed', failure = ${failure}, leased_until = null,
        updated_at = ${now}, version = version + 1
      where distributor_id = ${distributorId} and id = ${id} and state in ('uploaded', 'checking', 'applying')
        and (leased_until is null or leased_until <= ${now})`,
  };
}

/** The change set of an import, whose rows come with the products that they are about. */
export function openImportChanges(
  distributorId: string,
  set: { id: string; type: ProductType; instruction: object; userId: string; at: string },
): WriteStatement {
  return {
    query: sql`insert into change_set (distributor_id, id, kind, product_type, state, instruction, created_by, created_at)
      values (${distributorId}, ${set.id}, 'import', ${set.type}, 'applying', ${JSON.stringify(set.instruction)},
        ${set.userId}, ${set.at})`,
  };
}
