import type { PlatformActor, UserActor } from "#domain/access/actor.ts";
import { type AccessRule, assertMay, type EndpointAccess, SIGNED_IN } from "#domain/access/may-access.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { platformTenant } from "#worker/platform.ts";
import type { Scope, Tenant } from "#worker/scope.ts";

/** The distributor of the request.
 *  @throws DomainError NOT_FOUND when the host names none */
export function tenantOf<Owner>(scope: { tenant: Owner | null }): Owner {
  if (scope.tenant === null) throw new DomainError("NOT_FOUND", { entity: "distributor", id: "" });
  return scope.tenant;
}

/** First step of a use case: the actor may, at this distributor. Who looks through a role changes nothing.
 *  @throws DomainError NOT_FOUND, INVALID_SESSION, ACCESS_DENIED, MAINTENANCE, INTEGRATOR_INACTIVE, READ_ONLY_PREVIEW */
export function authorise(scope: Scope, rule: AccessRule): Tenant {
  const tenant = tenantOf(scope);
  const { actor } = scope;
  assertMay(actor, tenant.distributor, rule);
  if (scope.isWrite && actor.kind === "user" && actor.previewOf !== null) {
    throw new DomainError("READ_ONLY_PREVIEW", {});
  }
  return tenant;
}

/** What an endpoint asks before it reads anything of a call: whether the caller may make it at all, by the rule that the
 *  use case asserts first. Whoever may not learns nothing of what a call takes.
 *  @throws DomainError NOT_FOUND, INVALID_SESSION, ACCESS_DENIED, MAINTENANCE, INTEGRATOR_INACTIVE */
export function assertMayCall(scope: Scope, access: EndpointAccess): void {
  if (access === "open") return;
  const tenant = access.types.includes("piedAdmin") ? scope.tenant : tenantOf(scope);
  assertMay(scope.actor, tenant?.distributor ?? null, access);
}

/** First step of a use case that only a user of the distributor can do. */
export function authoriseUser(scope: Scope, rule: AccessRule): Tenant & { actor: UserActor } {
  const tenant = authorise(scope, rule);
  if (scope.actor.kind !== "user") throw new DomainError("ACCESS_DENIED", { reason: "not a user" });
  return { ...tenant, actor: scope.actor };
}

export const PLATFORM_ACCESS: AccessRule = { types: ["piedAdmin"] };

/** First step of a use case of the platform; its own data lies with the platform as a tenant. */
export function authorisePlatform(scope: Scope): Tenant & { actor: PlatformActor } {
  assertMay(scope.actor, null, PLATFORM_ACCESS);
  if (scope.actor.kind !== "platform") throw new DomainError("ACCESS_DENIED", { reason: "not the platform" });
  return { ...platformTenant(scope), actor: scope.actor };
}

/** Everybody with an account, at a distributor or at the platform. */
export const SELF_ACCESS: AccessRule = { ...SIGNED_IN, types: [...SIGNED_IN.types, "piedAdmin"] };

/** First step of what people do with their own account, wherever it lies. */
export function authoriseSelf(scope: Scope): Tenant & { actor: UserActor | PlatformActor } {
  return scope.actor.kind === "platform" ? authorisePlatform(scope) : authoriseUser(scope, SIGNED_IN);
}

/** As `authoriseSelf`, for what only the person may do: not support in the person's name.
 *  @throws DomainError SUPPORT_ACCESS_LIMITED too */
export function authoriseSelfInPerson(scope: Scope): Tenant & { actor: UserActor | PlatformActor } {
  const own = authoriseSelf(scope);
  if (own.actor.kind === "user" && own.actor.masquerade !== null) {
    throw new DomainError("SUPPORT_ACCESS_LIMITED", {});
  }
  return own;
}
