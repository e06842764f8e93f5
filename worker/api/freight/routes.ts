import type { ApiRoute } from "../kernel/create-api-route.ts";
import { DELIVERY_SETTINGS_ROUTES } from "./delivery-settings.ts";
import { FREIGHT_RULE_ROUTES } from "./freight-rules.ts";
import { quoteFreightRoute, testFreightRoute } from "./freights.ts";
import { testCarrierRoute } from "./test-carrier.ts";

/** Endpoints of freights, their table and carriers. */
export const FREIGHT_ROUTES: readonly ApiRoute[] = [
  quoteFreightRoute,
  ...DELIVERY_SETTINGS_ROUTES,
  ...FREIGHT_RULE_ROUTES,
  testFreightRoute,
  testCarrierRoute,
];
