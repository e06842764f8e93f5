import { type AccessRule, assertMay, SIGNED_IN } from "#domain/access/may-access.ts";
import type { RoleType } from "#domain/access/permissions.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createRoleRepository } from "#worker/repositories/access/role-repository.ts";
import { previewRole } from "#worker/repositories/access/session-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseUser, tenantOf } from "#worker/services/shared/authorise.ts";

/** Who may look at the portal through a role. */
export const previewAccess: AccessRule = { types: ["admin"] };

/** Lets an administrator look through a role, reading only, in this session alone. Answers whom they look as.
 *  @throws DomainError NOT_FOUND, SUPPORT_ACCESS_LIMITED for support in the administrator's name */
export function createStartRolePreview(scope: Scope) {
  return async function startRolePreview(roleId: string): Promise<{ roleName: string; type: RoleType }> {
    const { distributor, database, actor } = authoriseUser(scope, previewAccess);
    if (actor.masquerade !== null) throw new DomainError("SUPPORT_ACCESS_LIMITED", {});
    const role = await createRoleRepository(database, distributor.id).getRole(roleId);
    await database.writeBatch([
      ...previewRole(distributor.id, { sessionId: actor.sessionId, roleId }),
      audit(scope, distributor.id, {
        event: "role.preview-started",
        entity: "role",
        entityId: roleId,
        changes: { name: { from: null, to: role.name } },
      }),
    ]);
    return { roleName: role.name, type: role.type };
  };
}

/** Ends the look through a role; without one, nothing happens. A change that must be possible while nothing else can
 *  be changed, so it asks who is there by itself. */
export function createLeaveRolePreview(scope: Scope) {
  return async function leaveRolePreview(): Promise<{ ended: boolean }> {
    const { distributor, database } = tenantOf(scope);
    const { actor } = scope;
    assertMay(actor, distributor, SIGNED_IN);
    if (actor.kind !== "user" || actor.previewOf === null) return { ended: false };
    await database.writeBatch([
      ...previewRole(distributor.id, { sessionId: actor.sessionId, roleId: null }),
      audit(scope, distributor.id, {
        event: "role.preview-ended",
        entity: "role",
        entityId: actor.role?.id ?? "",
        changes: { name: { from: actor.previewOf, to: null } },
      }),
    ]);
    return { ended: true };
  };
}
