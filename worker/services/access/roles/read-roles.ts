import { createRoleRepository, type StoredRole } from "#worker/repositories/access/role-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { rolesAccess } from "./role-access.ts";

/** Lists all roles of the distributor, with their number of users. */
export function createListRoles(scope: Scope) {
  return async function listRoles(): Promise<StoredRole[]> {
    const { distributor, database } = authoriseUser(scope, rolesAccess);
    return createRoleRepository(database, distributor.id).listRoles();
  };
}

/** Reads a role.
 *  @throws DomainError NOT_FOUND */
export function createGetRole(scope: Scope) {
  return async function getRole(id: string): Promise<StoredRole> {
    const { distributor, database } = authoriseUser(scope, rolesAccess);
    return createRoleRepository(database, distributor.id).getRole(id);
  };
}
