import type { Actor, Distributor } from "#domain/access/actor.ts";
import { buyerOf } from "#domain/kits/closed-kit-sale.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { PricedCompanyRow } from "#worker/repositories/pricing/pricing-queries.ts";
import type { Buyer } from "#worker/repositories/centers/selling-center.ts";

/** Who buys: an integrator for the own company from the chosen center; the distributor's people for a company that they
 *  name, and under exclusivity from a center that they name.
 *  @throws DomainError NOT_FOUND for anybody else who names another company, CENTER_REQUIRED */
export function buyerFor(
  actor: Actor,
  distributor: Distributor,
  { integratorId, centerId = null }: { integratorId: string | null; centerId?: string | null },
): Buyer {
  const own = buyerOf(actor, distributor);
  const isOfDistributor = actor.kind === "user" && actor.type !== "integrator";
  if (isOfDistributor) return { ...own, integratorId, chosenCenterId: centerId };
  if (integratorId === null || integratorId === own.integratorId) return own;
  throw companyMissing(integratorId);
}

/** @throws DomainError NOT_FOUND when a company was named and the distributor has no such one */
export function assertCompany(
  integratorId: string | null,
  company: PricedCompanyRow | boolean | undefined,
): void {
  if (integratorId !== null && (company === undefined || company === false))
    throw companyMissing(integratorId);
}

function companyMissing(id: string): DomainError {
  return new DomainError("NOT_FOUND", { entity: "integrator", id });
}
