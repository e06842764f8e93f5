import type { Scope } from "./scope.ts";
import { createAccessServices } from "./services/access/index.ts";
import { createAccountServices } from "./services/account/index.ts";
import { createAddressServices } from "./services/address/index.ts";
import { createAuditServices } from "./services/audit/index.ts";
import { createBuyersServices } from "./services/buyers/index.ts";
import { createCatalogServices } from "./services/catalog/index.ts";
import { createCentersServices } from "./services/centers/index.ts";
import { createChangeSetsServices } from "./services/change-sets/index.ts";
import { createCheckoutServices } from "./services/checkout/index.ts";
import { createCouponsServices } from "./services/coupons/index.ts";
import { createCustomFormsServices } from "./services/custom-forms/index.ts";
import { createDashboardServices } from "./services/dashboard/index.ts";
import { createDesignServices } from "./services/design/index.ts";
import { createDiscountsServices } from "./services/discounts/index.ts";
import { createFreightServices } from "./services/freight/index.ts";
import { createImportsServices } from "./services/imports/index.ts";
import { createIntegratorsServices } from "./services/integrators/index.ts";
import { createKitsServices } from "./services/kits/index.ts";
import { createLooseProductsServices } from "./services/loose-products/index.ts";
import { createMountKitServices } from "./services/mount-kit/index.ts";
import { createNotificationsServices } from "./services/notifications/index.ts";
import { createOffersServices } from "./services/offers/index.ts";
import { createPaymentMethodsServices } from "./services/payment-methods/index.ts";
import { createPaymentsServices } from "./services/payments/index.ts";
import { createPlatformServices } from "./services/platform/index.ts";
import { createPopupsServices } from "./services/popups/index.ts";
import { createPricingServices } from "./services/pricing/index.ts";
import { createRecommendationsServices } from "./services/recommendations/index.ts";
import { createRequestsServices } from "./services/requests/index.ts";
import { createSaleServices } from "./services/sale/index.ts";
import { createSearchServices } from "./services/search/index.ts";
import { createSettingsServices } from "./services/settings/index.ts";
import { createShellServices } from "./services/shell/index.ts";
import { createStockServices } from "./services/stock/index.ts";
import { createSurveyServices } from "./services/survey/index.ts";
import { createTermsServices } from "./services/terms/index.ts";
import { createThemeServices } from "./services/theme/index.ts";

/** The use cases of one request: what pages and API share. */
export function createServices(scope: Scope) {
  return {
    ...createSettingsServices(scope),
    ...createThemeServices(scope),
    ...createAddressServices(scope),
    ...createAuditServices(scope),
    ...createCatalogServices(scope),
    ...createAccessServices(scope),
    ...createCentersServices(scope),
    ...createPricingServices(scope),
    ...createChangeSetsServices(scope),
    ...createCustomFormsServices(scope),
    ...createBuyersServices(scope),
    ...createFreightServices(scope),
    ...createPaymentMethodsServices(scope),
    ...createPlatformServices(scope),
    ...createKitsServices(scope),
    ...createStockServices(scope),
    ...createPaymentsServices(scope),
    ...createSaleServices(scope),
    ...createCouponsServices(scope),
    ...createRequestsServices(scope),
    ...createOffersServices(scope),
    ...createCheckoutServices(scope),
    ...createDashboardServices(scope),
    ...createRecommendationsServices(scope),
    ...createDesignServices(scope),
    ...createDiscountsServices(scope),
    ...createLooseProductsServices(scope),
    ...createImportsServices(scope),
    ...createIntegratorsServices(scope),
    ...createMountKitServices(scope),
    ...createNotificationsServices(scope),
    ...createPopupsServices(scope),
    ...createSurveyServices(scope),
    ...createAccountServices(scope),
    ...createSearchServices(scope),
    ...createTermsServices(scope),
    ...createShellServices(scope),
  };
}

export type Services = ReturnType<typeof createServices>;
