import { compilePricing, type CompiledPricing, NO_RULES } from "#domain/pricing/compile-pricing.ts";
import type { PriceBuyer } from "#domain/pricing/price-facts.ts";
import type { TrialBuyer } from "#domain/pricing/pricing-input-schema.ts";
import type { PricingRules } from "#domain/pricing/pricing-rules-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Tenant } from "#worker/scope.ts";
import { createCenterRepository } from "#worker/repositories/centers/center-repository.ts";
import { createIntegratorGroupRepository } from "#worker/repositories/integrators/integrator-group-repository.ts";
import { createPricingRepository } from "#worker/repositories/pricing/pricing-repository.ts";
import { assertRulesFit } from "./draft.ts";

/** Rules under trial and the published rules. */
export interface Trial {
  current: CompiledPricing;
  tried: CompiledPricing;
}

/** Compiles the rules to try.
 *  @param rules - null for the draft
 *  @throws DomainError FORMULA_INVALID, UNKNOWN_COMPARATOR, INVALID_BODY */
export async function openTrial(
  { database, distributor }: Tenant,
  rules: PricingRules | null,
): Promise<Trial> {
  if (rules !== null) assertRulesFit(rules);
  const pricing = createPricingRepository(database, distributor.id);
  const [published, draft] = await Promise.all([
    pricing.readPublished(),
    rules === null ? pricing.readDraft() : Promise.resolve(null),
  ]);
  return {
    current: compilePricing(published.version === 0 ? NO_RULES : published.rules, published.version),
    tried: compilePricing(rules ?? draft?.rules ?? NO_RULES, 0),
  };
}

/** A hypothetical buyer, in the terms of formulas.
 *  @throws DomainError NOT_FOUND for an unknown group or center */
export async function trialBuyer(
  { database, distributor }: Tenant,
  { groupId, centerId, state, registration, billingType }: TrialBuyer,
): Promise<PriceBuyer> {
  const [group, centers] = await Promise.all([
    groupId === null ? null : createIntegratorGroupRepository(database, distributor.id).getGroup(groupId),
    createCenterRepository(database, distributor.id).listCenters(),
  ]);
  const center = centers.find(({ id }) => centerId === null || id === centerId);
  if (centerId !== null && center === undefined) {
    throw new DomainError("NOT_FOUND", { entity: "center", id: centerId });
  }
  return {
    state: state ?? center?.address.state ?? "",
    registration,
    billingType,
    integratorProfile: group?.name ?? "",
    center: center?.name ?? "",
    purchaseType: "closedKits",
  };
}
