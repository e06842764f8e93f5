import type { ApiRoute } from "./kernel/create-api-route.ts";
import { BUYING_ROUTES } from "./routes/buying-routes.ts";
import { CHECKOUT_ROUTES } from "./routes/checkout-routes.ts";
import { EQUIPMENT_ROUTES } from "./routes/equipment-routes.ts";
import { PEOPLE_ROUTES } from "./routes/people-routes.ts";
import { PORTAL_ROUTES } from "./routes/portal-routes.ts";
import { PRICING_ROUTES } from "./routes/pricing-routes.ts";
import { SELLING_ROUTES } from "./routes/selling-routes.ts";

/** Every endpoint, by area. */
export const API_ROUTES: readonly ApiRoute[] = [
  ...PEOPLE_ROUTES,
  ...EQUIPMENT_ROUTES,
  ...SELLING_ROUTES,
  ...PRICING_ROUTES,
  ...BUYING_ROUTES,
  ...CHECKOUT_ROUTES,
  ...PORTAL_ROUTES,
];
