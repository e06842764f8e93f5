import type { Actor, Distributor, UserActor } from "./actor.ts";
import { isBackOffice } from "./distributor-class.ts";
import { isPermissionOfType, type Permission, PERMISSIONS } from "./permissions.ts";

/** What nobody may do in the back office, administrators included. */
const DENIED_TO_BACK_OFFICE: readonly Permission[] = ["budget.delete", "budget.toOrder"];

/** The permissions that the user's role gives: all to the administrator, otherwise those of the catalogue for the
 *  user's own type.
 *  @source spec, roles and permissions */
export function heldPermissions(user: Pick<UserActor, "type" | "role">): readonly Permission[] {
  const { type, role } = user;
  if (type === "admin") return PERMISSIONS.map(({ key }) => key);
  if (role?.type !== type) return [];
  return role.permissions.filter((key) => isPermissionOfType(type, key));
}

/** Whether the actor may do at the distributor what one permission stands for. Back-office users have reduced
 *  rights: they neither delete budgets nor turn them into orders.
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
