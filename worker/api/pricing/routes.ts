import type { ApiRoute } from "../kernel/create-api-route.ts";
import { INTEGRATOR_GROUP_ROUTES } from "./groups.ts";
import { PRICE_LIST_ROUTES } from "./price-lists.ts";
import { PRICE_ROUTES } from "./prices.ts";
import { PRICING_RULES_ROUTES } from "./rules.ts";
import { findTrialItemsRoute } from "./trial-items.ts";

/** Endpoints of prices: rules, price lists, groups, and what a product costs. */
export const PRICING_ROUTES: readonly ApiRoute[] = [
  ...PRICING_RULES_ROUTES,
  ...PRICE_LIST_ROUTES,
  ...INTEGRATOR_GROUP_ROUTES,
  ...PRICE_ROUTES,
  findTrialItemsRoute,
];
