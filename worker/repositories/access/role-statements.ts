import { sql } from "drizzle-orm";
import { RoleContentSchema, type RoleInput } from "#domain/access/role-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateRow, updateVersion } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { distributorProfile, role, session } from "#worker/db/schema/access.ts";

interface Saved {
  id: string;
  input: RoleInput;
  at: string;
}

export function insertRole(distributorId: string, { id, input, at }: Saved): WriteStatement {
  return insertRow(role, { distributorId, id, ...columnsOf(input), updatedAt: at });
}

/** Replaces the version that the edit began with.
 *  @throws DomainError STALE_VERSION, by the batch */
export function updateRole(
  distributorId: string,
  { id, input, at, version }: Saved & { version: number },
): WriteStatement[] {
  return updateVersion(role, { distributorId, id, version }, { ...columnsOf(input), updatedAt: at }, "role");
}

/** Deletes a role and the references to it: in the maintenance settings, and in sessions that preview it.
 *  @throws DomainError NOT_FOUND, ROLE_IN_USE, by the batch */
export function deleteRole(distributorId: string, id: string): WriteStatement[] {
  return [
    deleteRow(role, { distributorId, id }),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "role", id })),
    assertHeldByNobody(distributorId, id, () => new DomainError("ROLE_IN_USE", {})),
    updateRow(
      distributorProfile,
      { distributorId },
      {
        settings: sql`json_set(settings, '$.maintenanceStaff.rolesIds', (select json_group_array(value)
          from json_each(settings, '$.maintenanceStaff.rolesIds') where value <> ${id}))`,
      },
      sql`exists (select 1 from json_each(settings, '$.maintenanceStaff.rolesIds') where value = ${id})`,
    ),
    updateRow(session, { distributorId, previewRoleId: id }, { previewRoleId: null }),
  ];
}

/** Asserts in the batch that the role has no users. */
export function assertHeldByNobody(distributorId: string, id: string, refusal: () => Error): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`not exists (select 1 from user
      where distributor_id = ${distributorId} and role_id = ${id} and erased_at is null)`,
    refusal,
  );
}

/** Asserts in the batch that no other role of the type has the name, without regard to case. */
export function assertNameFree(
  distributorId: string,
  { id, input }: Pick<Saved, "id" | "input">,
): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`not exists (select 1 from role
      where distributor_id = ${distributorId} and type = ${input.type} and id <> ${id}
        and name = ${input.name} collate nocase)`,
    () =>
      new DomainError("INVALID_BODY", {
        issues: [{ field: "name", code: "NAME_TAKEN", message: "another role of the type has this name" }],
      }),
  );
}

function columnsOf(input: RoleInput) {
  const { name, type, permissions } = input;
  return { name, type, permissions, content: RoleContentSchema.parse(input) };
}
