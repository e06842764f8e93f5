import { createBuyingServices } from "./composition/buying-services.ts";
import { createCheckoutServices } from "./composition/checkout-services.ts";
import { createEquipmentServices } from "./composition/equipment-services.ts";
import { createPeopleServices } from "./composition/people-services.ts";
import { createPortalServices } from "./composition/portal-services.ts";
import { createPricingServices } from "./composition/pricing-services.ts";
import { createSellingServices } from "./composition/selling-services.ts";
import type { Scope } from "./scope.ts";

/** The use cases of one request: what pages and API share. */
export function createServices(scope: Scope) {
  return {
    ...createPeopleServices(scope),
    ...createEquipmentServices(scope),
    ...createSellingServices(scope),
    ...createPricingServices(scope),
    ...createBuyingServices(scope),
    ...createCheckoutServices(scope),
    ...createPortalServices(scope),
  };
}

export type Services = ReturnType<typeof createServices>;
