import type { Scope } from "#worker/scope.ts";
import { createDraftUseCases } from "./draft.ts";
import { createEvaluate } from "./evaluate.ts";
import { createFindTrialItems } from "./find-trial-items.ts";
import { createGroupUseCases } from "./groups.ts";
import { createPriceListUseCases } from "./price-lists.ts";
import { createReadFormulas } from "./read-formulas.ts";
import { createSimulate } from "./simulate.ts";

/** Use cases of prices: rules, price lists, groups. */
export const pricingServices = {
  pricing: (scope: Scope) => ({
    ...createDraftUseCases(scope),
    ...createPriceListUseCases(scope),
    ...createGroupUseCases(scope),
    evaluate: createEvaluate(scope),
    simulate: createSimulate(scope),
    readFormulas: createReadFormulas(scope),
  }),
  priceTrial: (scope: Scope) => ({ find: createFindTrialItems(scope) }),
};
