import Big from "big.js";
import type { Actor, Distributor } from "#domain/access/actor.ts";
import { hasDistributionExclusivity } from "#domain/access/distributor-class.ts";
import { DomainError } from "#domain/shared/errors.ts";

/** Whether the person chooses the center to buy from: an integrator under exclusivity. A person previewing a role does
 *  not. */
export function choosesCenter(actor: Actor, distributor: Distributor): boolean {
  const isBuyer = actor.kind === "user" && actor.type === "integrator" && actor.previewOf === null;
  return isBuyer && hasDistributionExclusivity(distributor);
}

/** The buyer's facts that decide which center sells and which price lists apply: company with its group, chosen center,
 *  and whether a choice applies.
 *  @throws DomainError CENTER_REQUIRED when exclusivity requires a choice and the integrator has made none */
export function buyerOf(
  actor: Actor,
  distributor: Distributor,
): {
  integratorId: string | null;
  groupId: string | null;
  chosenCenterId: string | null;
  exclusivity: boolean;
} {
  const exclusivity = hasDistributionExclusivity(distributor);
  if (actor.kind === "widget" && actor.buyer !== null) return buyerOf(actor.buyer, distributor);
  if (actor.kind !== "user") return { integratorId: null, groupId: null, chosenCenterId: null, exclusivity };
  const chooses = choosesCenter(actor, distributor);
  if (chooses && actor.chosenCenterId === null) throw new DomainError("CENTER_REQUIRED", {});
  return {
    integratorId: actor.integrator?.id ?? null,
    groupId: actor.integrator?.groupId ?? null,
    chosenCenterId: chooses ? actor.chosenCenterId : null,
    exclusivity,
  };
}

/** Ratio of DC power of the modules to AC power of the inverters, with two decimals; null without an inverter.
 *  @example dcAcRatio({ dcPowerW: 5500, acPowerW: 5000 }) // "1.10" */
export function dcAcRatio({ dcPowerW, acPowerW }: { dcPowerW: number; acPowerW: number }): string | null {
  return acPowerW === 0 ? null : new Big(dcPowerW).div(acPowerW).toFixed(2);
}
