import { sql } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, updateRow, updateVersion } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { kit, kitOption, kitOptionComponent } from "#worker/db/schema/kits.ts";

/** Takes a kit off sale, in the version that was read.
 *  @throws DomainError STALE_VERSION, by the batch */
export function takeKitOffSale(
  distributorId: string,
  { id, version, at }: { id: string; version: number; at: string },
): WriteStatement[] {
  return [
    ...updateVersion(kit, { distributorId, id, version }, { active: false, updatedAt: at }, "kit"),
    updateRow(kitOption, { distributorId, kitId: id }, { isToSell: false }),
  ];
}

/** Deletes a kit without requests, and its options.
 *  @throws DomainError IN_USE, NOT_FOUND, by the batch */
export function deleteKit(distributorId: string, id: string): WriteStatement[] {
  const options = sql`select id from kit_option where distributor_id = ${distributorId} and kit_id = ${id}`;
  return [
    assertHolds(
      "ALREADY_DONE",
      sql`not exists (
        select 1 from request_version join kit_option on kit_option.distributor_id = ${distributorId}
          and kit_option.kit_id = ${id}
        where request_version.distributor_id = ${distributorId}
          and instr(request_version.content, '"' || kit_option.id || '"') > 0)`,
      () => new DomainError("IN_USE", { entity: "kit", id, usedBy: "request" }),
    ),
    deleteRow(kitOptionComponent, { distributorId }, sql`kit_option_id in (${options})`),
    deleteRow(kitOption, { distributorId, kitId: id }),
    deleteRow(kit, { distributorId, id }),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "kit", id })),
  ];
}
