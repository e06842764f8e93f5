import { comparePct } from "#domain/shared/percent.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Actor, Role, UserActor } from "./actor.ts";
import { heldPermissions } from "./held-permissions.ts";
import { isPermissionOfType, type Permission, type RoleType } from "./permissions.ts";
import { ROLE_LIMITS, type RoleLimit } from "./role-values.ts";

const GRANTED_PCTS = [...ROLE_LIMITS, "defaultDiscount"] as const;

/** The rights that a role grants. */
export type RoleGrants = Pick<Role, "type" | "permissions" | RoleLimit | "defaultDiscount">;

/** Permissions that the actor may put into a role of the type: an administrator all, staff the ones they hold, others
 *  none. Permissions that only integrators can hold are therefore granted by administrators. */
export function grantablePermissions(actor: Actor, type: RoleType): readonly Permission[] {
  if (!isGranter(actor)) return [];
  return heldPermissions(actor).filter((key) => isPermissionOfType(type, key));
}

/** Refuses a change that would grant more than the actor has: permissions they may not grant, and percentages above
 *  their own. What the role had before may stay or be removed. Staff may not change their own role.
 *  @param roleId - null for a new role, as `before` is
 *  @throws DomainError ACCESS_DENIED */
export function assertMayGrant(
  actor: Actor,
  roleId: string | null,
  before: RoleGrants | null,
  after: RoleGrants,
): void {
  if (!isGranter(actor)) throw denied("only administrators and staff give permissions");
  if (actor.type === "admin") return;
  if (roleId !== null && roleId === actor.role?.id) throw denied("own role");
  const had = before?.type === after.type ? before : null;
  const grantable: readonly string[] = grantablePermissions(actor, after.type);
  const excess = after.permissions.find((key) => !had?.permissions.includes(key) && !grantable.includes(key));
  if (excess !== undefined) throw denied(`permission not held: ${excess}`);
  const raised = GRANTED_PCTS.find(
    (field) =>
      isAbove(after[field], had?.[field] ?? null) && isAbove(after[field], actor.role?.[field] ?? null),
  );
  if (raised !== undefined) throw denied(`percentage above one's own: ${raised}`);
}

function isGranter(actor: Actor): actor is UserActor {
  return actor.kind === "user" && actor.type !== "integrator";
}

function isAbove(pct: string | null, otherPct: string | null): boolean {
  return comparePct(pct ?? "0", otherPct ?? "0") > 0;
}

function denied(reason: string): DomainError {
  return new DomainError("ACCESS_DENIED", { reason });
}
