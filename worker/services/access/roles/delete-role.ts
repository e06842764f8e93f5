import { DomainError } from "#domain/shared/errors.ts";
import { createRoleRepository } from "#worker/repositories/access/role-repository.ts";
import { deleteRole } from "#worker/repositories/access/role-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "#worker/services/audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { rolesAccess } from "./role-access.ts";

/** Deletes a role without users, and removes it from the maintenance settings.
 *  @throws DomainError NOT_FOUND, ROLE_IN_USE, ACCESS_DENIED for one's own role */
export function createDeleteRole(scope: Scope) {
  return async function deleteRoleOf(id: string): Promise<void> {
    const { distributor, database, actor } = authoriseUser(scope, rolesAccess);
    const { name, type, permissions } = await createRoleRepository(database, distributor.id).getRole(id);
    if (actor.role?.id === id) throw new DomainError("ACCESS_DENIED", { reason: "own role" });
    await database.writeBatch([
      ...deleteRole(distributor.id, id),
      audit(scope, distributor.id, {
        event: "role.deleted",
        entity: "role",
        entityId: id,
        changes: {
          name: { from: name, to: null },
          type: { from: type, to: null },
          permissions: { from: permissions, to: [] },
        },
      }),
    ]);
  };
}
