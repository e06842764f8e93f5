import type { Scope } from "#worker/scope.ts";
import { createDraftUseCases } from "./draft.ts";
import { createEvaluate } from "./evaluate.ts";
import { createGroupUseCases } from "./groups.ts";
import { createPriceListUseCases } from "./price-lists.ts";
import type { PricingUseCases } from "./pricing-use-cases.ts";
import { createReadFormulas } from "./read-formulas.ts";
import { createSimulate } from "./simulate.ts";

/** Rules, price lists and groups. */
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
    readFormulas: createReadFormulas(scope),
  };
}
