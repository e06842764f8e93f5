import type { Actor, Distributor } from "#domain/access/actor.ts";
import { buyerOf } from "#domain/kits/closed-kit-sale.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { PricedCompanyRow } from "#worker/repositories/pricing/pricing-queries.ts";
import type { Buyer } from "#worker/repositories/centers/selling-center.ts";

/** The buyer: an integrator buys for its own company from the chosen center; the distributor's people for the company
 *  and, under exclusivity, from the center that they name.
 *  @throws DomainError NOT_FOUND for any other person who names another company, CENTER_REQUIRED */
export function buyerFor(
  actor: Actor,
  distributor: Distributor,
  { integratorId, centerId = null }: { integratorId: string | null; centerId?: string | null },
): Buyer {
  const own = buyerOf(actor, distributor);
  const isOfDistributor = actor.kind === "user" && actor.type !== "integrator";
  if (isOfDistributor) {
    const { groupId, ...others } = own;
    return {
      ...others,
      integratorId,
      chosenCenterId: centerId,
      ...(integratorId === null ? { groupId } : {}),
    };
  }
  if (integratorId === null || integratorId === own.integratorId) return own;
  throw companyMissing(integratorId);
}

/** Refuses a company of another distributor.
 *  @throws DomainError NOT_FOUND */
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
