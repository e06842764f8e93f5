import type { Scope } from "../scope.ts";
import { createPricing } from "../services/pricing/create-pricing.ts";

/** Use cases of what things cost. */
export function createPricingServices(scope: Scope) {
  return {
    pricing: createPricing(scope),
  };
}
