import type { Actor, Distributor } from "#domain/access/actor.ts";
import { buyerOf } from "#domain/kits/closed-kit-sale.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { PricedCompanyRow } from "#worker/repositories/pricing-queries.ts";
import type { Buyer } from "#worker/repositories/selling-center.ts";

/** Who buys closed kits: an integrator for the own company, the distributor's people for the one that they name.
 *  @throws DomainError NOT_FOUND for an integrator who names another company, CENTER_REQUIRED */
export function kitBuyer(actor: Actor, distributor: Distributor, integratorId: string | undefined): Buyer {
  const own = buyerOf(actor, distributor);
  if (integratorId === undefined || integratorId === own.integratorId) return own;
  if (actor.kind !== "user" || actor.type === "integrator") {
    throw new DomainError("NOT_FOUND", { entity: "integrator", id: integratorId });
  }
  return { ...own, integratorId };
}

/** @throws DomainError NOT_FOUND when a company was named and the distributor has no such one */
export function assertCompany(integratorId: string | undefined, company: PricedCompanyRow | undefined): void {
  if (integratorId === undefined || company !== undefined) return;
  throw new DomainError("NOT_FOUND", { entity: "integrator", id: integratorId });
}
