import type { ApiRoute } from "../kernel/create-api-route.ts";
import { PAYMENT_PROVIDER_ROUTES } from "./provider.ts";
import { exportPaymentsRoute, listPaymentsRoute } from "./list.ts";
import {
  askFinancingRoute,
  createPaymentRoute,
  listenForPayerRoute,
  readOpenCheckoutRoute,
  readOpenOrderRoute,
  readOpenOrderStatusRoute,
} from "./open-order.ts";
import { simulatePaymentRoute, webhookRoute } from "./webhook.ts";

/** Endpoints of paying. */
export const PAYMENTS_ROUTES: readonly ApiRoute[] = [
  readOpenOrderRoute,
  readOpenCheckoutRoute,
  readOpenOrderStatusRoute,
  createPaymentRoute,
  webhookRoute,
  simulatePaymentRoute,
  listPaymentsRoute,
  exportPaymentsRoute,
  ...PAYMENT_PROVIDER_ROUTES,
  askFinancingRoute,
  listenForPayerRoute,
];
