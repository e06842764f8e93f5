import type { Scope } from "./scope.ts";
import { createSignIn, createSignInPlatform, createSignOut } from "./services/access/sign-in.ts";
import { createChooseCenter, createListCenters } from "./services/centers/centers.ts";
import { createListKits } from "./services/kits/list-kits.ts";
import { createQuoteKits } from "./services/kits/quote-kits.ts";
import {
  createListNotifications,
  createMarkNotificationsRead,
} from "./services/notifications/notifications.ts";
import { createCreateCharge } from "./services/payments/create-charge.ts";
import { createReadOrderForPayer, createReadPayment } from "./services/payments/read-payment.ts";
import {
  createReceivePaymentEvent,
  createSignSandboxPayment,
} from "./services/payments/receive-payment-event.ts";
import { createListDistributors } from "./services/platform/list-distributors.ts";
import {
  createListEvents,
  createOpenLiveChannel,
  createReadPosition,
} from "./services/realtime/live-channel.ts";
import { createCreateOrder } from "./services/requests/create-order.ts";
import { createGetOrder, createListOrders, createReadDashboard } from "./services/requests/read-requests.ts";

/** The use cases of one request: what pages and API share. */
export function createServices(scope: Scope) {
  return {
    access: {
      signIn: createSignIn(scope),
      signInPlatform: createSignInPlatform(scope),
      signOut: createSignOut(scope),
    },
    centers: { list: createListCenters(scope), choose: createChooseCenter(scope) },
    kits: { list: createListKits(scope), quote: createQuoteKits(scope) },
    notifications: { list: createListNotifications(scope), markRead: createMarkNotificationsRead(scope) },
    payments: {
      readOrder: createReadOrderForPayer(scope),
      readPayment: createReadPayment(scope),
      createCharge: createCreateCharge(scope),
      receiveEvent: createReceivePaymentEvent(scope),
      signSandboxPayment: createSignSandboxPayment(scope),
    },
    platform: { listDistributors: createListDistributors(scope) },
    realtime: {
      open: createOpenLiveChannel(scope),
      listEvents: createListEvents(scope),
      readPosition: createReadPosition(scope),
    },
    requests: {
      createOrder: createCreateOrder(scope),
      listOrders: createListOrders(scope),
      getOrder: createGetOrder(scope),
      readDashboard: createReadDashboard(scope),
    },
  };
}

export type Services = ReturnType<typeof createServices>;
