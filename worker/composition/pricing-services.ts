import type { Scope } from "../scope.ts";
import { createCalculateKitPrices, createCalculateProductPrices } from "../services/sale/calculate-prices.ts";
import { createPricing } from "../services/pricing/create-pricing.ts";
import { createCheckCoupon } from "../services/coupons/check-coupon.ts";
import {
  createGetCoupon,
  createListCouponGroups,
  createListCoupons,
  createReadCouponHistory,
} from "../services/coupons/read-coupons.ts";
import {
  createCreateCoupon,
  createDeleteCoupon,
  createDuplicateCoupon,
  createSetCouponActive,
  createUpdateCoupon,
} from "../services/coupons/save-coupons.ts";
import { createPaymentMethods } from "../services/payment-methods/payment-methods.ts";
import {
  createExplainPrice,
  createPriceCompanyService,
  createPriceExtraItems,
  createPriceTotal,
  createPriceTotalEncrypted,
} from "../services/requests/price-total.ts";
import { createFreightRules } from "../services/freight/freight-rules.ts";
import { createQuoteFreight } from "../services/freight/quote-freight.ts";
import { createTestFreight } from "../services/freight/test-freight.ts";
import {
  createReadDelivery,
  createReadDeliverySettings,
  createSaveDeliverySettings,
} from "../services/settings/delivery.ts";
import { createTestCarrier } from "../services/freight/test-carrier.ts";
import { createDiscountServices } from "../services/discounts/discount-services.ts";
import {
  createCalculateRecommendations,
  createTryRecommendations,
} from "../services/recommendations/calculate.ts";
import { createRecommendationRules } from "../services/recommendations/recommendation-rules.ts";
import { createFindTrialItems } from "../services/pricing/find-trial-items.ts";
import {
  createReadPriceDisplay,
  createReadPriceSettings,
  createSavePriceSettings,
} from "../services/settings/prices.ts";

/** Use cases of what things cost. */
export function createPricingServices(scope: Scope) {
  return {
    pricing: {
      ...createPricing(scope),
      calculateKitPrices: createCalculateKitPrices(scope),
      calculateProductPrices: createCalculateProductPrices(scope),
    },
    coupons: {
      check: createCheckCoupon(scope),
      list: createListCoupons(scope),
      get: createGetCoupon(scope),
      readHistory: createReadCouponHistory(scope),
      listGroups: createListCouponGroups(scope),
      create: createCreateCoupon(scope),
      update: createUpdateCoupon(scope),
      setActive: createSetCouponActive(scope),
      duplicate: createDuplicateCoupon(scope),
      remove: createDeleteCoupon(scope),
    },
    paymentMethods: createPaymentMethods(scope),
    prices: {
      total: createPriceTotal(scope),
      totalEncrypted: createPriceTotalEncrypted(scope),
      explain: createExplainPrice(scope),
      extraItems: createPriceExtraItems(scope),
      companyService: createPriceCompanyService(scope),
    },
    delivery: {
      read: createReadDelivery(scope),
      readSettings: createReadDeliverySettings(scope),
      save: createSaveDeliverySettings(scope),
    },
    freights: { quote: createQuoteFreight(scope), test: createTestFreight(scope) },
    freightRules: createFreightRules(scope),
    freight: { testCarrier: createTestCarrier(scope) },
    discounts: createDiscountServices(scope),
    recommendationRules: createRecommendationRules(scope),
    recommendations: {
      calculate: createCalculateRecommendations(scope),
      tryOut: createTryRecommendations(scope),
    },
    priceTrial: { find: createFindTrialItems(scope) },
    priceSettings: {
      readDisplay: createReadPriceDisplay(scope),
      read: createReadPriceSettings(scope),
      save: createSavePriceSettings(scope),
    },
  };
}
