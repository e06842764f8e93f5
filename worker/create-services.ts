import type { Scope } from "./scope.ts";
import { accessServices } from "./services/access/index.ts";
import { accountServices } from "./services/account/index.ts";
import { addressServices } from "./services/address/index.ts";
import { approvalsServices } from "./services/approvals/index.ts";
import { auditServices } from "./services/audit/index.ts";
import { buyersServices } from "./services/buyers/index.ts";
import { catalogServices } from "./services/catalog/index.ts";
import { centersServices } from "./services/centers/index.ts";
import { changeSetsServices } from "./services/change-sets/index.ts";
import { checkoutServices } from "./services/checkout/index.ts";
import { couponsServices } from "./services/coupons/index.ts";
import { customFormsServices } from "./services/custom-forms/index.ts";
import { dashboardServices } from "./services/dashboard/index.ts";
import { designServices } from "./services/design/index.ts";
import { discountsServices } from "./services/discounts/index.ts";
import { documentsServices } from "./services/documents/index.ts";
import { freightServices } from "./services/freight/index.ts";
import { importsServices } from "./services/imports/index.ts";
import { integratorsServices } from "./services/integrators/index.ts";
import { kitsServices } from "./services/kits/index.ts";
import { listsServices } from "./services/lists/index.ts";
import { looseProductsServices } from "./services/loose-products/index.ts";
import { mountKitServices } from "./services/mount-kit/index.ts";
import { notificationsServices } from "./services/notifications/index.ts";
import { offersServices } from "./services/offers/index.ts";
import { paymentMethodsServices } from "./services/payment-methods/index.ts";
import { paymentsServices } from "./services/payments/index.ts";
import { platformServices } from "./services/platform/index.ts";
import { popupsServices } from "./services/popups/index.ts";
import { pricingServices } from "./services/pricing/index.ts";
import { purchasesServices } from "./services/purchases/index.ts";
import { recommendationsServices } from "./services/recommendations/index.ts";
import { requestsServices } from "./services/requests/index.ts";
import { saleServices } from "./services/sale/index.ts";
import { searchServices } from "./services/search/index.ts";
import { settingsHomeServices } from "./services/settings-home/index.ts";
import { settingsServices } from "./services/settings/index.ts";
import { shellServices } from "./services/shell/index.ts";
import { returnsServices } from "./services/returns/index.ts";
import { shipmentsServices } from "./services/shipments/index.ts";
import { stockServices } from "./services/stock/index.ts";
import { surveyServices } from "./services/survey/index.ts";
import { tagsServices } from "./services/tags/index.ts";
import { termsServices } from "./services/terms/index.ts";
import { widgetKeysServices } from "./services/widget-keys/index.ts";
import { themeServices } from "./services/theme/index.ts";

const GROUPS = {
  ...settingsServices,
  ...themeServices,
  ...addressServices,
  ...auditServices,
  ...catalogServices,
  ...accessServices,
  ...listsServices,
  ...centersServices,
  ...pricingServices,
  ...changeSetsServices,
  ...customFormsServices,
  ...buyersServices,
  ...freightServices,
  ...paymentMethodsServices,
  ...platformServices,
  ...kitsServices,
  ...shipmentsServices,
  ...returnsServices,
  ...stockServices,
  ...paymentsServices,
  ...saleServices,
  ...couponsServices,
  ...requestsServices,
  ...documentsServices,
  ...approvalsServices,
  ...purchasesServices,
  ...offersServices,
  ...checkoutServices,
  ...dashboardServices,
  ...recommendationsServices,
  ...designServices,
  ...discountsServices,
  ...looseProductsServices,
  ...importsServices,
  ...integratorsServices,
  ...mountKitServices,
  ...notificationsServices,
  ...popupsServices,
  ...surveyServices,
  ...accountServices,
  ...searchServices,
  ...settingsHomeServices,
  ...tagsServices,
  ...termsServices,
  ...widgetKeysServices,
  ...shellServices,
};

/** The use cases of one request by area, shared by pages and API. */
export type Services = { readonly [Name in keyof typeof GROUPS]: ReturnType<(typeof GROUPS)[Name]> };

/** Creates an area's use cases on first use, because a request uses only two or three areas. */
const lazyGroups = Object.create(
  null,
  Object.fromEntries(
    Object.entries(GROUPS).map(([name, make]) => [
      name,
      {
        get(this: { scope: Scope }) {
          const value = make(this.scope);
          Object.defineProperty(this, name, { value });
          return value;
        },
      },
    ]),
  ),
) as Services;

export function createServices(scope: Scope): Services {
  return Object.create(lazyGroups, { scope: { value: scope } }) as Services;
}
