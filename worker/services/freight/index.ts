import type { Scope } from "#worker/scope.ts";
import { createFreightRules } from "./freight-rules.ts";
import { createQuoteFreight } from "./quote-freight.ts";
import { createTestCarrier } from "./test-carrier.ts";
import { createTestFreight } from "./test-freight.ts";

/** Use cases of freights, their table and carriers. */
export const freightServices = {
  freights: (scope: Scope) => ({ quote: createQuoteFreight(scope), test: createTestFreight(scope) }),
  freightRules: createFreightRules,
  freight: (scope: Scope) => ({ testCarrier: createTestCarrier(scope) }),
};
