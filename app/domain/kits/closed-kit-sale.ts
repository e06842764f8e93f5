import Big from "big.js";
import type { Actor, Distributor } from "#domain/access/actor.ts";
import { hasDistributionExclusivity } from "#domain/access/distributor-class.ts";
import { DomainError } from "#domain/shared/errors.ts";

/** Whether the person buys from a center of their own choice: an integrator under exclusivity. Who only looks through
 *  a role chooses none. */
export function choosesCenter(actor: Actor, distributor: Distributor): boolean {
  const isBuyer = actor.kind === "user" && actor.type === "integrator" && actor.previewOf === null;
  return isBuyer && hasDistributionExclusivity(distributor);
}

/** Who buys, as far as it decides which center sells: company, choice, and whether a choice counts.
 *  @throws DomainError CENTER_REQUIRED when exclusivity asks an integrator for a choice that was not made */
export function buyerOf(
  actor: Actor,
  distributor: Distributor,
): { integratorId: string | null; chosenCenterId: string | null; exclusivity: boolean } {
  const exclusivity = hasDistributionExclusivity(distributor);
  if (actor.kind !== "user") return { integratorId: null, chosenCenterId: null, exclusivity };
  const chooses = choosesCenter(actor, distributor);
  if (chooses && actor.chosenCenterId === null) throw new DomainError("CENTER_REQUIRED", {});
  return {
    integratorId: actor.integrator?.id ?? null,
    chosenCenterId: chooses ? actor.chosenCenterId : null,
    exclusivity,
  };
}

/** DC power of the modules over AC power of the inverters, two decimals; null without an inverter.
 *  @example dcAcRatio({ dcPowerW: 5500, acPowerW: 5000 }) // "1.10" */
export function dcAcRatio({ dcPowerW, acPowerW }: { dcPowerW: number; acPowerW: number }): string | null {
  return acPowerW === 0 ? null : new Big(dcPowerW).div(acPowerW).toFixed(2);
}
