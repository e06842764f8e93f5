import type { PlatformActor, UserActor } from "#domain/access/actor.ts";
import { type AccessRule, assertMay, type EndpointAccess, SIGNED_IN } from "#domain/access/may-access.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { platformTenant } from "#worker/platform.ts";
import type { Scope, Tenant } from "#worker/scope.ts";

/** The distributor of the request.
 *  @throws DomainError NOT_FOUND if the host belongs to none */
export function tenantOf<Owner>(scope: { tenant: Owner | null }): Owner {
  if (scope.tenant === null) throw new DomainError("NOT_FOUND", { entity: "distributor", id: "" });
  return scope.tenant;
}

/** First step of a use case: asserts that the actor may use it at this distributor. A person previewing a role may not
 *  change anything.
 *  @throws DomainError NOT_FOUND, INVALID_SESSION, ACCESS_DENIED, MAINTENANCE, INTEGRATOR_INACTIVE,
 *  READ_ONLY_PREVIEW */
export function authorise(scope: Scope, rule: AccessRule): Tenant {
  const tenant = tenantOf(scope);
  const { actor } = scope;
  assertMay(actor, tenant.distributor, rule);
  if (scope.isWrite && actor.kind === "user" && actor.previewOf !== null) {
    throw new DomainError("READ_ONLY_PREVIEW", {});
  }
  return tenant;
}

/** Check of an endpoint before it reads the call: whether the actor may make it, by the same rule as the use case.
 *  Others learn nothing about the call's input.
 *  @throws DomainError NOT_FOUND, INVALID_SESSION, ACCESS_DENIED, MAINTENANCE, INTEGRATOR_INACTIVE */
export function assertMayCall(scope: Scope, access: EndpointAccess): void {
  if (access === "open") return;
  const tenant = access.types.includes("piedAdmin") ? scope.tenant : tenantOf(scope);
  assertMay(scope.actor, tenant?.distributor ?? null, access);
}

/** First step of a use case for users of the distributor only. */
export function authoriseUser(scope: Scope, rule: AccessRule): Tenant & { actor: UserActor } {
  const tenant = authorise(scope, rule);
  if (scope.actor.kind !== "user") throw new DomainError("ACCESS_DENIED", { reason: "not a user" });
  return { ...tenant, actor: scope.actor };
}

export const PLATFORM_ACCESS: AccessRule = { types: ["piedAdmin"] };

/** First step of a use case of the platform, whose own data belongs to the platform as a tenant. */
export function authorisePlatform(scope: Scope): Tenant & { actor: PlatformActor } {
  assertMay(scope.actor, null, PLATFORM_ACCESS);
  if (scope.actor.kind !== "platform") throw new DomainError("ACCESS_DENIED", { reason: "not the platform" });
  return { ...platformTenant(scope), actor: scope.actor };
}

/** Access for everybody with an account, at a distributor or at the platform. */
export const SELF_ACCESS: AccessRule = { ...SIGNED_IN, types: [...SIGNED_IN.types, "piedAdmin"] };

/** First step of use cases about one's own account, at a distributor or at the platform. */
export function authoriseSelf(scope: Scope): Tenant & { actor: UserActor | PlatformActor } {
  return scope.actor.kind === "platform" ? authorisePlatform(scope) : authoriseUser(scope, SIGNED_IN);
}

/** Like `authoriseSelf`, for actions that only the person may take, and not support acting in their name.
 *  @throws DomainError SUPPORT_ACCESS_LIMITED too */
export function authoriseSelfInPerson(scope: Scope): Tenant & { actor: UserActor | PlatformActor } {
  const own = authoriseSelf(scope);
  if (own.actor.kind === "user" && own.actor.masquerade !== null) {
    throw new DomainError("SUPPORT_ACCESS_LIMITED", {});
  }
  return own;
}
