import type { ApiRoute } from "../kernel/create-api-route.ts";
import { findAddressRoute, listMunicipalitiesRoute } from "../address/address.ts";
import { KIT_DESIGN_ROUTES } from "../buying/kit-design.ts";
import { readCartRoute, saveCartRoute } from "../carts/carts.ts";
import { listKitsRoute } from "../kits/list-kits.ts";
import { createPaymentRoute, readOpenOrderRoute, readOpenOrderStatusRoute } from "../payments/open-order.ts";
import { simulatePaymentRoute, webhookRoute } from "../payments/webhook.ts";
import { changeStatusRoute, createRequestRoute, getOrderRoute, listOrdersRoute } from "../requests/orders.ts";

/** Endpoints of buying and paying. */
export const BUYING_ROUTES: readonly ApiRoute[] = [
  findAddressRoute,
  listMunicipalitiesRoute,
  listKitsRoute,
  ...KIT_DESIGN_ROUTES,
  saveCartRoute,
  readCartRoute,
  createRequestRoute,
  listOrdersRoute,
  getOrderRoute,
  changeStatusRoute,
  readOpenOrderRoute,
  readOpenOrderStatusRoute,
  createPaymentRoute,
  webhookRoute,
  simulatePaymentRoute,
];
