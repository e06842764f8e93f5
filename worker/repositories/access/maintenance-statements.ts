import { sql } from "drizzle-orm";
import type { MaintenanceStatus } from "#domain/settings/maintenance-schema.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { distributorProfile } from "#worker/db/schema/access.ts";

/** Sets maintenance without changing other settings, if it has not changed meanwhile. */
export function setMaintenance(
  distributorId: string,
  {
    before,
    after,
    at,
    stale,
  }: { before: MaintenanceStatus; after: MaintenanceStatus; at: string; stale: () => Error },
): WriteStatement[] {
  return [
    updateRow(
      distributorProfile,
      { distributorId },
      {
        updatedAt: at,
        settings: sql`json_set(settings, '$.maintenance', json(${JSON.stringify(after.maintenance)}),
          '$.maintenanceStaff', json(${JSON.stringify(after.maintenanceStaff)}))`,
      },
      sql`coalesce(json_extract(settings, '$.maintenance'), 0) = ${Number(before.maintenance)}
        and coalesce(json_extract(settings, '$.maintenanceStaff.actived'), 0)
          = ${Number(before.maintenanceStaff.actived)}
        and coalesce(json_extract(settings, '$.maintenanceStaff.rolesIds'), '[]')
          = ${JSON.stringify(before.maintenanceStaff.rolesIds)}`,
    ),
    assertChanged("STALE_VERSION", 1, stale),
  ];
}

/** Asserts in the batch that all ids are staff roles of the distributor. */
export function assertStaffRoles(
  distributorId: string,
  roleIds: readonly string[],
  refusal: () => Error,
): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`(select count(*) from role
      where distributor_id = ${distributorId} and type = 'staff'
        and id in (select value from json_each(${JSON.stringify(roleIds)}))) = ${roleIds.length}`,
    refusal,
  );
}
