import type { Distributor, UserActor } from "#domain/access/actor.ts";
import { buyerOf } from "#domain/kits/closed-kit-sale.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Buyer } from "#worker/repositories/selling-center.ts";

/** Who buys: an integrator for the own company from the chosen center; the distributor's people for a company that they
 *  name, and under exclusivity from a center that they name.
 *  @throws DomainError NOT_FOUND for an integrator who names another company, CENTER_REQUIRED */
export function buyerFor(
  actor: UserActor,
  distributor: Distributor,
  { integratorId, centerId }: { integratorId: string | null; centerId: string | null },
): Buyer {
  const own = buyerOf(actor, distributor);
  if (actor.type !== "integrator") return { ...own, integratorId, chosenCenterId: centerId };
  if (integratorId !== null && integratorId !== own.integratorId) {
    throw new DomainError("NOT_FOUND", { entity: "integrator", id: integratorId });
  }
  return own;
}
