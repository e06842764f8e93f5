import { type SQL, sql } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertHolds } from "#worker/db/save-parts.ts";

type Known = "cart" | "custom_form" | "product" | "request" | "structure" | "user";

/** Asserts in the batch that the distributor has all rows that a field refers to.
 *  @param of - further condition on each row
 *  @throws DomainError INVALID_BODY with the field, by the batch */
export function assertKnown(
  distributorId: string,
  field: string,
  { table, ids, of = sql`true` }: { table: Known; ids: readonly string[]; of?: SQL },
): WriteStatement[] {
  if (ids.length === 0) return [];
  const rows = sql.identifier(table);
  return [
    assertHolds(
      "ALREADY_DONE",
      sql`not exists (
        select 1 from json_each(${JSON.stringify(ids)}) as named where not exists (
          select 1 from ${rows} where ${rows}.distributor_id = ${distributorId} and ${rows}.id = named.value
            and ${of}))`,
      () => new DomainError("INVALID_BODY", { issues: [{ field, code: "UNKNOWN", message: "Unknown" }] }),
    ),
  ];
}
