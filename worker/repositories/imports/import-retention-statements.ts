import { sql } from "drizzle-orm";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, updateRow } from "#worker/db/row-writes.ts";
import { file as files, productImport, productImportRow } from "#worker/db/schema/bulk.ts";

/** A spreadsheet that is not kept any more, and the import that it was sent for. */
export interface OldImportFile {
  id: string;
  key: string;
  /** Null when the import itself is gone. */
  importId: string | null;
}

/** Deletes a spreadsheet and its rows. An import that waits for a person ends; one that has an active worker by now is
 *  left unchanged. */
export function dropImportFile(
  distributorId: string,
  { id, importId }: OldImportFile,
  now: string,
): WriteStatement[] {
  const isAtRest = sql`not exists (select 1 from product_import where distributor_id = ${distributorId}
    and id = ${importId} and state in ('checking', 'applying'))`;
  return [
    ...(importId === null
      ? []
      : [
          updateRow(
            productImport,
            { distributorId, id: importId },
            { state: "cancelled", leasedUntil: null, updatedAt: now, version: sql`version + 1` },
            sql`state in ('uploaded', 'checked')`,
          ),
          deleteRow(productImportRow, { distributorId, importId }, isAtRest),
        ]),
    deleteRow(files, { distributorId, id }, isAtRest),
  ];
}
