import type { Scope } from "#worker/scope.ts";
import { createCalculateKitPrices, createCalculateProductPrices } from "./calculate-prices.ts";
import { createDraftUseCases } from "./draft.ts";
import { createEvaluate } from "./evaluate.ts";
import { createGroupUseCases } from "./groups.ts";
import { createPriceListUseCases } from "./price-lists.ts";
import type { PricingUseCases } from "./pricing-use-cases.ts";
import { createReadFormulas } from "./read-formulas.ts";
import { createSimulate } from "./simulate.ts";

/** Rules, price lists, groups, and what both make of prices. */
export function createPricing(scope: Scope) {
  const keeping: PricingUseCases = {
    ...createDraftUseCases(scope),
    ...createPriceListUseCases(scope),
    ...createGroupUseCases(scope),
    evaluate: createEvaluate(scope),
    simulate: createSimulate(scope),
  };
  return {
    ...keeping,
    calculateKitPrices: createCalculateKitPrices(scope),
    calculateProductPrices: createCalculateProductPrices(scope),
    readFormulas: createReadFormulas(scope),
  };
}
