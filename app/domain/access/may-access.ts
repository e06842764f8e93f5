import { DomainError } from "#domain/shared/errors.ts";
import type { Actor, BarReason, Distributor, IntegratorStatus, UserType } from "./actor.ts";
import { isBackOffice } from "./distributor-class.ts";
import type { FeatureAction } from "./feature-actions.ts";
import type { IntegratorPermission, StaffPermission } from "./permissions.ts";

/** Who may use something: user types, permissions of staff and integrators, and feature flags.
 *  A type that is named without permissions needs none, but for integrators, who are denied without a list. */
export interface AccessRule {
  types: readonly UserType[];
  staff?: readonly StaffPermission[];
  integrator?: readonly IntegratorPermission[];
  /** Whether one of the listed permissions is enough; otherwise all are needed. */
  anyPermission?: boolean;
  /** All must be on, unless `anyAction`. */
  actions?: readonly FeatureAction[];
  anyAction?: boolean;
  /** Closed to people of a marketplace, who are back-office users. */
  notForBackOffice?: boolean;
  /** Whether widgets are let in by their publishable key. */
  widgets?: boolean;
}

/** Who may call an endpoint: everybody, or whom a rule lets in. */
export type EndpointAccess = "open" | AccessRule;

/** Everybody who is signed in at a distributor. */
export const SIGNED_IN: AccessRule = { types: ["admin", "staff", "integrator"], integrator: [] };

/** Whether the user holds the permissions: admin holds all; a role counts only for its own type of user.
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

/** Whether the distributor has the feature flags that the rule asks for. */
export function hasActions(distributor: Distributor | null, rule: AccessRule): boolean {
  const { actions = [], anyAction = false } = rule;
  if (actions.length === 0) return true;
  const isOn = (action: FeatureAction) => distributor?.actions[action] === true;
  return anyAction ? actions.some(isOn) : actions.every(isOn);
}

/** Whether the actor may use what the rule protects. */
export function mayAccess(actor: Actor, distributor: Distributor | null, rule: AccessRule): boolean {
  if (!hasActions(distributor, rule)) return false;
  if (rule.notForBackOffice === true && distributor !== null && isBackOffice(distributor)) return false;
  if (actor.kind === "widget") return rule.widgets === true;
  if (actor.kind === "anonymous" || actor.kind === "barred") return false;
  return rule.types.includes(actor.type) && holdsPermissions(actor, rule);
}

/** @throws DomainError INVALID_SESSION when nobody is signed in, MAINTENANCE, INTEGRATOR_INACTIVE or UNKNOWN_USER_TYPE
 *  when the person is kept out, ACCESS_DENIED when the rule says no */
export function assertMay(actor: Actor, distributor: Distributor | null, rule: AccessRule): void {
  if (actor.kind === "anonymous") throw new DomainError("INVALID_SESSION", { reason: actor.reason });
  if (actor.kind === "barred") throw barError(actor.reason, actor.user.integrator?.status ?? null);
  if (!mayAccess(actor, distributor, rule)) {
    throw new DomainError("ACCESS_DENIED", { reason: "type, permission or feature missing" });
  }
}

/** The refusal that a person meets who is kept out. */
export function barError(reason: BarReason, status: IntegratorStatus | null): DomainError {
  if (reason === "integratorInactive") {
    return new DomainError("INTEGRATOR_INACTIVE", { status: status ?? "inactive" });
  }
  if (reason === "unknownType") return new DomainError("UNKNOWN_USER_TYPE", {});
  const audience = reason === "maintenanceStaff" ? "staff" : "integrator";
  return new DomainError("MAINTENANCE", { audience });
}
