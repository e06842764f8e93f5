import {
  signInPlatformRoute,
  signInRoute,
  signOutPlatformRoute,
  signOutUserRoute,
} from "./access/sign-in.ts";
import { chooseCenterRoute, listCentersRoute } from "./centers/centers.ts";
import type { ApiRoute } from "./kernel/create-api-route.ts";
import { listKitsRoute } from "./kits/list-kits.ts";
import { listNotificationsRoute, markNotificationsReadRoute } from "./notifications/notifications.ts";
import { createPaymentRoute, readOpenOrderRoute, readOpenOrderStatusRoute } from "./payments/open-order.ts";
import { simulatePaymentRoute, webhookRoute } from "./payments/webhook.ts";
import { listDistributorsRoute } from "./platform/distributors.ts";
import { listEventsRoute, openLiveChannelRoute } from "./realtime/live.ts";
import { createOrderRoute, getOrderRoute, listOrdersRoute } from "./requests/orders.ts";
import { readThemeRoute } from "./theme/read-theme.ts";

/** Every endpoint, by area. */
export const API_ROUTES: readonly ApiRoute[] = [
  signInRoute,
  signInPlatformRoute,
  signOutUserRoute,
  signOutPlatformRoute,
  readThemeRoute,
  listCentersRoute,
  chooseCenterRoute,
  listKitsRoute,
  createOrderRoute,
  listOrdersRoute,
  getOrderRoute,
  readOpenOrderRoute,
  readOpenOrderStatusRoute,
  createPaymentRoute,
  webhookRoute,
  simulatePaymentRoute,
  listNotificationsRoute,
  markNotificationsReadRoute,
  openLiveChannelRoute,
  listEventsRoute,
  listDistributorsRoute,
];
