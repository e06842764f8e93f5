import type { UserActor } from "#domain/access/actor.ts";
import { type AccessRule, assertMay } from "#domain/access/may-access.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope, Tenant } from "../scope.ts";

/** The distributor of the request.
 *  @throws DomainError NOT_FOUND when the host names none */
export function tenantOf(scope: Scope): Tenant {
  if (scope.tenant === null) throw new DomainError("NOT_FOUND", { entity: "distributor", id: "" });
  return scope.tenant;
}

/** First step of a use case: the actor may, at this distributor.
 *  @throws DomainError NOT_FOUND, INVALID_SESSION, ACCESS_DENIED */
export function authorise(scope: Scope, rule: AccessRule): Tenant {
  const tenant = tenantOf(scope);
  assertMay(scope.actor, tenant.distributor, rule);
  return tenant;
}

/** First step of a use case that only a user of the distributor can do. */
export function authoriseUser(scope: Scope, rule: AccessRule): Tenant & { actor: UserActor } {
  const tenant = authorise(scope, rule);
  if (scope.actor.kind !== "user") throw new DomainError("ACCESS_DENIED", { reason: "not a user" });
  return { ...tenant, actor: scope.actor };
}
