import { type AccessRule, assertMay, SIGNED_IN } from "#domain/access/may-access.ts";
import type { RoleType } from "#domain/access/permissions.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createRoleRepository } from "#worker/repositories/access/role-repository.ts";
import { previewRole } from "#worker/repositories/access/session-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseUser, tenantOf } from "#worker/services/shared/authorise.ts";

/** Permission to preview the portal in a role. */
export const previewAccess: AccessRule = { types: ["admin"] };

/** Lets an administrator preview a role, read-only and in this session only. Returns the previewed user data.
 *  @throws DomainError NOT_FOUND, SUPPORT_ACCESS_LIMITED for support acting as the administrator */
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

/** Ends the preview of a role, if there is one. During a preview no other change is allowed, so this use case checks
 *  the session by itself. */
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
