import type { AccessRule } from "#domain/access/may-access.ts";
import { createRoleRepository, type StoredRole } from "#worker/repositories/access/role-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { assertMayGrant } from "#domain/access/grantable.ts";
import { describeRoleChanges } from "#domain/access/role-changes.ts";
import type { RoleInput, RoleUpdate } from "#domain/access/role-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { outboxStatements } from "#worker/repositories/live/outbox-statements.ts";
import {
  assertHeldByNobody,
  assertNameFree,
  deleteRole,
  insertRole,
  updateRole,
} from "#worker/repositories/access/role-statements.ts";
import { askToReload } from "#worker/repositories/access/session-statements.ts";
import { audit } from "#worker/services/audit/audit.ts";
import { publishSoon } from "#worker/services/live/publish-outbox.ts";

/** Permission to read and change roles: administrators, and staff with the key. */
export const rolesAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: ["configuration.userProfiles"],
};

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

/** Creates a role. Names are unique per type.
 *  @throws DomainError ACCESS_DENIED for rights that the person may not grant, INVALID_BODY with NAME_TAKEN */
export function createCreateRole(scope: Scope) {
  return async function createRole(input: RoleInput): Promise<StoredRole> {
    const { distributor, database, actor } = authoriseUser(scope, rolesAccess);
    assertMayGrant(actor, null, null, input);
    const id = scope.newId("rol");
    const at = scope.now().toISOString();
    await database.writeBatch([
      insertRole(distributor.id, { id, input, at }),
      assertNameFree(distributor.id, { id, input }),
      audit(scope, distributor.id, {
        event: "role.created",
        entity: "role",
        entityId: id,
        changes: describeRoleChanges(null, input),
      }),
    ]);
    return createRoleRepository(database, distributor.id).getRole(id);
  };
}

/** Replaces a role in the version that the edit began with. Its users get fresh user data at their next call.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, ACCESS_DENIED for rights that the person may not grant or for one's
 *    own role, INVALID_BODY with NAME_TAKEN, or with TYPE_IN_USE for another type while the role has users */
export function createUpdateRole(scope: Scope) {
  return async function updateRoleOf(id: string, update: RoleUpdate): Promise<StoredRole> {
    const { distributor, database, actor } = authoriseUser(scope, rolesAccess);
    const { version, ...input } = update;
    const roles = createRoleRepository(database, distributor.id);
    const before = await roles.getRole(id);
    // The rights that may be granted depend on the replaced version; the batch asserts the version again.
    if (before.version !== version) throw new DomainError("STALE_VERSION", { entity: "role", id });
    assertMayGrant(actor, id, before, input);
    const at = scope.now().toISOString();
    await database.writeBatch([
      ...updateRole(distributor.id, { id, input, at, version }),
      ...(before.type === input.type ? [] : [assertHeldByNobody(distributor.id, id, typeInUse)]),
      assertNameFree(distributor.id, { id, input }),
      askToReload(distributor.id, { roleId: id }, at),
      audit(scope, distributor.id, {
        event: "role.updated",
        entity: "role",
        entityId: id,
        changes: describeRoleChanges(before, input),
      }),
      ...outboxStatements(distributor.id, at, [
        { audience: { roleIds: [id] }, message: { type: "user.changed" } },
      ]),
    ]);
    publishSoon(scope);
    return roles.getRole(id);
  };
}

function typeInUse(): DomainError {
  return new DomainError("INVALID_BODY", {
    issues: [{ field: "type", code: "TYPE_IN_USE", message: "people hold this role" }],
  });
}

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
