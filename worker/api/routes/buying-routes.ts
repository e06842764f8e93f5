import type { ApiRoute } from "../kernel/create-api-route.ts";
import { readCartRoute, saveCartRoute } from "../sale/carts.ts";
import { shareCartRoute } from "../sale/share-cart.ts";
import { findBuyersRoute, getBuyerRoute } from "../buyers/buyers.ts";
import { findAddressRoute, listMunicipalitiesRoute, listStatesRoute } from "../address/address.ts";
import { findMountProductsRoute } from "../mount-kit/mount-products.ts";
import { KIT_DESIGN_ROUTES } from "../design/kit-design.ts";
import { listKitsRoute } from "../kits/list-kits.ts";
import { SALE_PRODUCT_ROUTES } from "../loose-products/sale-products.ts";
import { createPaymentRoute, readOpenOrderRoute, readOpenOrderStatusRoute } from "../payments/open-order.ts";
import { simulatePaymentRoute, webhookRoute } from "../payments/webhook.ts";
import {
  changeStatusRoute,
  createRequestRoute,
  getRequestRoute,
  listRequestsRoute,
} from "../requests/orders.ts";
import { SAVED_REQUEST_ROUTES } from "../requests/saved-requests.ts";
import { REQUEST_SETTING_ROUTES } from "../requests/request-settings.ts";

/** Endpoints of buying and paying. */
export const BUYING_ROUTES: readonly ApiRoute[] = [
  findAddressRoute,
  listMunicipalitiesRoute,
  listStatesRoute,
  findBuyersRoute,
  getBuyerRoute,
  listKitsRoute,
  ...SALE_PRODUCT_ROUTES,
  findMountProductsRoute,
  ...KIT_DESIGN_ROUTES,
  saveCartRoute,
  shareCartRoute,
  readCartRoute,
  createRequestRoute,
  listRequestsRoute,
  getRequestRoute,
  ...SAVED_REQUEST_ROUTES,
  ...REQUEST_SETTING_ROUTES,
  changeStatusRoute,
  readOpenOrderRoute,
  readOpenOrderStatusRoute,
  createPaymentRoute,
  webhookRoute,
  simulatePaymentRoute,
];
