import type { Scope } from "../scope.ts";
import { createFindAddress, createListMunicipalities } from "../services/address/find-address.ts";
import { createComposeKit } from "../services/buying/compose-kit.ts";
import { createDesignKits } from "../services/buying/design-kits.ts";
import { createFindKitParts } from "../services/buying/find-kit-parts.ts";
import { createReadDesignChoices } from "../services/buying/read-design-choices.ts";
import { createReadCart, createSaveCart } from "../services/carts/carts.ts";
import { createListKits } from "../services/kits/list-kits.ts";
import { createCreateCharge } from "../services/payments/create-charge.ts";
import { createReadOrderForPayer, createReadPayment } from "../services/payments/read-payment.ts";
import {
  createReceivePaymentEvent,
  createSignSandboxPayment,
} from "../services/payments/receive-payment-event.ts";
import { createChangeStatus } from "../services/requests/change-status.ts";
import { createCreateRequest } from "../services/requests/create-request.ts";
import { createGetOrder, createListOrders } from "../services/requests/read-requests.ts";
import { createQuoteSale } from "../services/sale/quote-sale.ts";

/** Use cases of buying and paying. */
export function createBuyingServices(scope: Scope) {
  return {
    kits: { list: createListKits(scope) },
    carts: { save: createSaveCart(scope), read: createReadCart(scope) },
    sale: { quote: createQuoteSale(scope) },
    kitDesign: {
      design: createDesignKits(scope),
      compose: createComposeKit(scope),
      findParts: createFindKitParts(scope),
      readChoices: createReadDesignChoices(scope),
    },
    requests: {
      create: createCreateRequest(scope),
      listOrders: createListOrders(scope),
      getOrder: createGetOrder(scope),
      changeStatus: createChangeStatus(scope),
    },
    payments: {
      readOrder: createReadOrderForPayer(scope),
      readPayment: createReadPayment(scope),
      createCharge: createCreateCharge(scope),
      receiveEvent: createReceivePaymentEvent(scope),
      signSandboxPayment: createSignSandboxPayment(scope),
    },
    address: { find: createFindAddress(scope), listMunicipalities: createListMunicipalities(scope) },
  };
}
