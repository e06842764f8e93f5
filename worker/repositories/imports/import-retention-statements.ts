import { sql } from "drizzle-orm";
import type { WriteStatement } from "#worker/db/client.ts";

/** A spreadsheet that is not kept any more, and the import that it was sent for. */
export interface OldImportFile {
  id: string;
  key: string;
  /** Null when the import itself is gone. */
  importId: string | null;
}

/** Drops a spreadsheet and its rows. An import that waits for somebody ends; one that is worked on by now is left as it
 *  is, with all that it needs. */
export function dropImportFile(
  distributorId: string,
  { id, importId }: OldImportFile,
  now: string,
): WriteStatement[] {
  const isAtRest = sql`not exists (select 1 from product_import where distributor_id = ${distributorId}
    and id = ${importId} and state in ('checking', 'applying'))`;
  return [
    {
      query: sql`update product_import set state = 'cancelled', leased_until = null, updated_at = ${now},
          version = version + 1
        where distributor_id = ${distributorId} and id = ${importId} and state in ('uploaded', 'checked')`,
    },
    {
      query: sql`delete from product_import_row where distributor_id = ${distributorId} and import_id = ${importId}
        and ${isAtRest}`,
    },
    { query: sql`delete from file where distributor_id = ${distributorId} and id = ${id} and ${isAtRest}` },
  ];
}
