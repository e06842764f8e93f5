import { DomainError } from "#domain/shared/errors.ts";
import type { Actor, BarReason, Distributor, IntegratorStatus, UserType } from "./actor.ts";
import { isBackOffice } from "./distributor-class.ts";
import type { FeatureAction } from "./feature-actions.ts";
import type { IntegratorPermission, StaffPermission } from "./permissions.ts";

/** Who may use something: user types, permissions of staff and integrators, and feature flags. A listed type without
 *  permissions needs none; integrators, however, are denied without a list. */
export interface AccessRule {
  types: readonly UserType[];
  staff?: readonly StaffPermission[];
  integrator?: readonly IntegratorPermission[];
  /** One of the listed permissions is enough; by default all are needed. */
  anyPermission?: boolean;
  /** All must be on; with `anyAction` one is enough. */
  actions?: readonly FeatureAction[];
  anyAction?: boolean;
  /** Denied to back-office users, the people of a marketplace. */
  notForBackOffice?: boolean;
  /** Allowed for widgets, by publishable key: what the key shows on its sites. Every key estimates. */
  widgets?: "kits" | "estimates";
}

/** Access to an endpoint: `open` for everybody, or a rule. */
export type EndpointAccess = "open" | AccessRule;

/** Access for every user signed in at a distributor. */
export const SIGNED_IN: AccessRule = { types: ["admin", "staff", "integrator"], integrator: [] };

/** Whether the user has the rule's permissions. An administrator has all; a role applies only to its own type of user.
 *  @source spec, roles and permissions */
export function holdsPermissions(actor: Actor, rule: AccessRule): boolean {
  if (actor.kind === "platform") return true;
  if (actor.kind !== "user") return false;
  if (actor.type === "admin") return true;
  const needed: readonly string[] | undefined = actor.type === "staff" ? rule.staff : rule.integrator;
  if (needed === undefined) return actor.type === "staff";
  if (actor.role?.type !== actor.type) return false;
  const held = new Set(actor.role.permissions);
  return rule.anyPermission === true
    ? needed.some((permission) => held.has(permission))
    : needed.every((permission) => held.has(permission));
}

/** Whether the distributor has the rule's feature flags. */
export function hasActions(distributor: Distributor | null, rule: AccessRule): boolean {
  const { actions = [], anyAction = false } = rule;
  if (actions.length === 0) return true;
  const isOn = (action: FeatureAction) => distributor?.actions[action] === true;
  return anyAction ? actions.some(isOn) : actions.every(isOn);
}

export function mayAccess(actor: Actor, distributor: Distributor | null, rule: AccessRule): boolean {
  if (!hasActions(distributor, rule)) return false;
  if (rule.notForBackOffice === true && distributor !== null && isBackOffice(distributor)) return false;
  if (actor.kind === "widget")
    return rule.widgets === "estimates" || (rule.widgets === "kits" && actor.showsKits);
  if (actor.kind === "anonymous" || actor.kind === "barred") return false;
  return rule.types.includes(actor.type) && holdsPermissions(actor, rule);
}

/** Refuses an actor who may not use what the rule protects.
 *  @throws DomainError INVALID_SESSION for a visitor, MAINTENANCE, INTEGRATOR_INACTIVE or UNKNOWN_USER_TYPE for a
 *    barred user, ACCESS_DENIED for any other */
export function assertMay(actor: Actor, distributor: Distributor | null, rule: AccessRule): void {
  if (actor.kind === "anonymous") throw new DomainError("INVALID_SESSION", { reason: actor.reason });
  if (actor.kind === "barred") throw barError(actor.reason, actor.user.integrator?.status ?? null);
  if (!mayAccess(actor, distributor, rule)) {
    throw new DomainError("ACCESS_DENIED", { reason: "type, permission or feature missing" });
  }
}

/** The refusal for a barred user. */
export function barError(reason: BarReason, status: IntegratorStatus | null): DomainError {
  if (reason === "integratorInactive") {
    return new DomainError("INTEGRATOR_INACTIVE", { status: status ?? "inactive" });
  }
  if (reason === "unknownType") return new DomainError("UNKNOWN_USER_TYPE", {});
  const audience = reason === "maintenanceStaff" ? "staff" : "integrator";
  return new DomainError("MAINTENANCE", { audience });
}
