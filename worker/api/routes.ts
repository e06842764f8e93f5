import { ACCESS_ROUTES } from "./access/routes.ts";
import { ACCOUNT_ROUTES } from "./account/routes.ts";
import { ADDRESS_ROUTES } from "./address/routes.ts";
import { PURCHASES_ROUTES } from "./purchases/routes.ts";
import { APPROVALS_ROUTES } from "./approvals/routes.ts";
import { AUDIT_ROUTES } from "./audit/routes.ts";
import { BUYERS_ROUTES } from "./buyers/routes.ts";
import { CATALOG_ROUTES } from "./catalog/routes.ts";
import { CENTERS_ROUTES } from "./centers/routes.ts";
import { CHANGE_SETS_ROUTES } from "./change-sets/routes.ts";
import { CHECKOUT_ROUTES } from "./checkout/routes.ts";
import { COUPONS_ROUTES } from "./coupons/routes.ts";
import { CUSTOM_FORMS_ROUTES } from "./custom-forms/routes.ts";
import { DASHBOARD_ROUTES } from "./dashboard/routes.ts";
import { DESIGN_ROUTES } from "./design/routes.ts";
import { DISCOUNTS_ROUTES } from "./discounts/routes.ts";
import { DOCUMENTS_ROUTES } from "./documents/routes.ts";
import { FREIGHT_ROUTES } from "./freight/routes.ts";
import { IMPORTS_ROUTES } from "./imports/routes.ts";
import { INTEGRATORS_ROUTES } from "./integrators/routes.ts";
import type { ApiRoute } from "./kernel/create-api-route.ts";
import { KITS_ROUTES } from "./kits/routes.ts";
import { LISTS_ROUTES } from "./lists/routes.ts";
import { LIVE_ROUTES } from "./live/routes.ts";
import { LOOSE_PRODUCTS_ROUTES } from "./loose-products/routes.ts";
import { MOUNT_KIT_ROUTES } from "./mount-kit/routes.ts";
import { NOTIFICATIONS_ROUTES } from "./notifications/routes.ts";
import { OFFERS_ROUTES } from "./offers/routes.ts";
import { PAYMENT_METHODS_ROUTES } from "./payment-methods/routes.ts";
import { PAYMENTS_ROUTES } from "./payments/routes.ts";
import { PLATFORM_ROUTES } from "./platform/routes.ts";
import { POPUPS_ROUTES } from "./popups/routes.ts";
import { PRICING_ROUTES } from "./pricing/routes.ts";
import { RECOMMENDATIONS_ROUTES } from "./recommendations/routes.ts";
import { REQUESTS_ROUTES } from "./requests/routes.ts";
import { SALE_ROUTES } from "./sale/routes.ts";
import { SEARCH_ROUTES } from "./search/routes.ts";
import { SETTINGS_ROUTES } from "./settings/routes.ts";
import { RETURNS_ROUTES } from "./returns/routes.ts";
import { SHIPMENTS_ROUTES } from "./shipments/routes.ts";
import { SHELL_ROUTES } from "./shell/routes.ts";
import { STOCK_ROUTES } from "./stock/routes.ts";
import { SURVEY_ROUTES } from "./survey/routes.ts";
import { TAGS_ROUTES } from "./tags/routes.ts";
import { TERMS_ROUTES } from "./terms/routes.ts";
import { WIDGET_KEYS_ROUTES } from "./widget-keys/routes.ts";
import { SITE_LEADS_ROUTES } from "./widget-keys/site-leads.ts";
import { SITE_SALES_ROUTES } from "./widget-keys/site-sales.ts";
import { THEME_ROUTES } from "./theme/routes.ts";

/** All endpoints by area, in the order of the API's document: signing in, products, buying, the rest of the portal. */
export const API_ROUTES: readonly ApiRoute[] = [
  ...ACCESS_ROUTES,
  ...INTEGRATORS_ROUTES,
  ...ACCOUNT_ROUTES,
  ...LISTS_ROUTES,
  ...CHANGE_SETS_ROUTES,
  ...KITS_ROUTES,
  ...IMPORTS_ROUTES,
  ...CATALOG_ROUTES,
  ...STOCK_ROUTES,
  ...THEME_ROUTES,
  ...CENTERS_ROUTES,
  ...POPUPS_ROUTES,
  ...OFFERS_ROUTES,
  ...SETTINGS_ROUTES,
  ...PRICING_ROUTES,
  ...COUPONS_ROUTES,
  ...PAYMENT_METHODS_ROUTES,
  ...FREIGHT_ROUTES,
  ...DISCOUNTS_ROUTES,
  ...RECOMMENDATIONS_ROUTES,
  ...ADDRESS_ROUTES,
  ...BUYERS_ROUTES,
  ...LOOSE_PRODUCTS_ROUTES,
  ...MOUNT_KIT_ROUTES,
  ...DESIGN_ROUTES,
  ...SALE_ROUTES,
  ...REQUESTS_ROUTES,
  ...DOCUMENTS_ROUTES,
  ...SHIPMENTS_ROUTES,
  ...RETURNS_ROUTES,
  ...APPROVALS_ROUTES,
  ...PURCHASES_ROUTES,
  ...PAYMENTS_ROUTES,
  ...CHECKOUT_ROUTES,
  ...CUSTOM_FORMS_ROUTES,
  ...SEARCH_ROUTES,
  ...SHELL_ROUTES,
  ...TAGS_ROUTES,
  ...TERMS_ROUTES,
  ...WIDGET_KEYS_ROUTES,
  ...SITE_LEADS_ROUTES,
  ...SITE_SALES_ROUTES,
  ...DASHBOARD_ROUTES,
  ...NOTIFICATIONS_ROUTES,
  ...LIVE_ROUTES,
  ...PLATFORM_ROUTES,
  ...AUDIT_ROUTES,
  ...SURVEY_ROUTES,
];
