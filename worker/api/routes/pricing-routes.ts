import type { ApiRoute } from "../kernel/create-api-route.ts";
import { INTEGRATOR_GROUP_ROUTES } from "../pricing/groups.ts";
import { PRICE_LIST_ROUTES } from "../pricing/price-lists.ts";
import { PRICE_ROUTES } from "../pricing/prices.ts";
import { PRICING_RULES_ROUTES } from "../pricing/rules.ts";
import { couponRoutes } from "../coupons/coupons.ts";
import { paymentMethodRoutes } from "../payment-methods/payment-methods.ts";
import {
  explainPriceRoute,
  priceCompanyServiceRoute,
  priceExtraItemsRoute,
  priceTotalRoute,
} from "../pricing/price-total.ts";
import { FREIGHT_ROUTES } from "../freight/freights.ts";
import { testCarrierRoute } from "../freight/test-carrier.ts";
import { DISCOUNT_ROUTES } from "../discounts/discounts.ts";
import { RECOMMENDATION_ROUTES } from "../recommendations/recommendations.ts";
import { findTrialItemsRoute } from "../pricing/trial-items.ts";
import { PRICE_SETTINGS_ROUTES } from "../settings/prices.ts";

/** Endpoints of what things cost. */
export const PRICING_ROUTES: readonly ApiRoute[] = [
  ...PRICING_RULES_ROUTES,
  ...PRICE_LIST_ROUTES,
  ...INTEGRATOR_GROUP_ROUTES,
  ...PRICE_ROUTES,
  ...couponRoutes,
  ...paymentMethodRoutes,
  priceTotalRoute,
  explainPriceRoute,
  priceExtraItemsRoute,
  priceCompanyServiceRoute,
  ...FREIGHT_ROUTES,
  testCarrierRoute,
  ...DISCOUNT_ROUTES,
  ...RECOMMENDATION_ROUTES,
  ...PRICE_SETTINGS_ROUTES,
  findTrialItemsRoute,
];
