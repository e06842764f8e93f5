import type { Actor, Role } from "#domain/access/actor.ts";
import { assertMayGrant } from "#domain/access/grantable.ts";
import { isDomainError } from "#domain/shared/errors.ts";

/** Whether the actor may grant this role to an integrator's people: it grants nothing beyond the actor's own rights. */
export function mayHandOut(actor: Actor, role: Role): boolean {
  try {
    assertMayGrant(actor, role.id, null, role);
    return role.type === "integrator";
  } catch (error) {
    if (isDomainError(error, "ACCESS_DENIED")) return false;
    throw error;
  }
}
