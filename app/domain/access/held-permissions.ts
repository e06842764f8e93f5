import type { Actor, Distributor, UserActor } from "./actor.ts";
import { isBackOffice } from "./distributor-class.ts";
import { isPermissionOfType, type Permission, PERMISSIONS } from "./permissions.ts";

/** Permissions that back-office users never have, including administrators. */
const DENIED_TO_BACK_OFFICE: readonly Permission[] = ["budget.delete", "budget.toOrder"];

/** Permissions of the user's role: all for an administrator, otherwise those in the catalogue for the user's type.
 *  @source spec, roles and permissions */
export function heldPermissions(user: Pick<UserActor, "type" | "role">): readonly Permission[] {
  const { type, role } = user;
  if (type === "admin") return PERMISSIONS.map(({ key }) => key);
  if (role?.type !== type) return [];
  return role.permissions.filter((key) => isPermissionOfType(type, key));
}

/** Whether the actor has a permission at the distributor. Back-office users have reduced rights: they may neither
 *  delete nor convert budgets.
 *  @source spec, roles and permissions: availability rules */
export function holdsPermission(
  actor: Actor,
  distributor: Pick<Distributor, "marketplace">,
  permission: Permission,
): boolean {
  if (actor.kind !== "user") return false;
  if (isBackOffice(distributor) && DENIED_TO_BACK_OFFICE.includes(permission)) return false;
  return heldPermissions(actor).includes(permission);
}

/** Permissions that a person holds at a distributor. */
export function permissionsAt(
  actor: UserActor,
  distributor: Pick<Distributor, "marketplace">,
): readonly Permission[] {
  return heldPermissions(actor).filter((one) => holdsPermission(actor, distributor, one));
}
