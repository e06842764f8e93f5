import type { Scope } from "../scope.ts";
import { createFindAddress, createListMunicipalities } from "../services/address/find-address.ts";
import { createReadCart, createSaveCart } from "../services/sale/carts.ts";
import { createOpenSharedCart, createShareCart } from "../services/sale/share-cart.ts";
import { createFindMountProducts, createLoadMountKit } from "../services/mount-kit/mount-kit-load.ts";
import { createComposeKit } from "../services/mount-kit/compose-kit.ts";
import { createDesignKits } from "../services/design/design-kits.ts";
import { createFindKitParts } from "../services/design/find-kit-parts.ts";
import { createFindBuyers, createGetBuyer } from "../services/buyers/read-buyers.ts";
import { createReadDesignChoices } from "../services/design/read-design-choices.ts";
import { createListKits } from "../services/kits/list-kits.ts";
import { createListSaleProducts } from "../services/loose-products/list-sale-products.ts";
import { createReadProductBase } from "../services/loose-products/read-product-base.ts";
import { createResolveProducts } from "../services/loose-products/resolve-products.ts";
import { createCreateCharge } from "../services/payments/create-charge.ts";
import { createReadOrderForPayer, createReadPayment } from "../services/payments/read-payment.ts";
import {
  createReceivePaymentEvent,
  createSignSandboxPayment,
} from "../services/payments/receive-payment-event.ts";
import { createChangeStatus } from "../services/requests/change-status.ts";
import { createDuplicateBudget } from "../services/requests/duplicate-budget.ts";
import { createEditFreight, createPreviewFreight } from "../services/requests/edit-freight.ts";
import { createEditRequest } from "../services/requests/edit-request.ts";
import {
  createReadForCopy,
  createReadForEdit,
  createReadForOrder,
} from "../services/requests/read-origin.ts";
import { createReadRequestSettings } from "../services/requests/read-request-settings.ts";
import { createGetRequest, createListRequests } from "../services/requests/read-requests.ts";
import { createUpdateExpired } from "../services/requests/renew-budget.ts";
import { createReadSaveKey } from "../services/requests/save-key.ts";
import { createSaveRequest } from "../services/requests/save-request.ts";
import { createTurnBudget } from "../services/requests/turn-budget.ts";
import { createDescribeMissing } from "../services/sale/describe-missing.ts";
import { createQuoteSale } from "../services/sale/quote-sale.ts";

/** Use cases of buying and paying. */
export function createBuyingServices(scope: Scope) {
  return {
    mountKit: { load: createLoadMountKit(scope), find: createFindMountProducts(scope) },
    kitDesign: {
      design: createDesignKits(scope),
      compose: createComposeKit(scope),
      findParts: createFindKitParts(scope),
      readChoices: createReadDesignChoices(scope),
    },
    kits: { list: createListKits(scope) },
    saleProducts: {
      list: createListSaleProducts(scope),
      readBase: createReadProductBase(scope),
      resolve: createResolveProducts(scope),
    },
    carts: {
      save: createSaveCart(scope),
      read: createReadCart(scope),
      share: createShareCart(scope),
      openShared: createOpenSharedCart(scope),
    },
    sale: { quote: createQuoteSale(scope), describeMissing: createDescribeMissing(scope) },
    buyers: { find: createFindBuyers(scope), get: createGetBuyer(scope) },
    requests: {
      create: createSaveRequest(scope),
      readSaveKey: createReadSaveKey(scope),
      list: createListRequests(scope),
      get: createGetRequest(scope),
      readForEdit: createReadForEdit(scope),
      readForCopy: createReadForCopy(scope),
      readForOrder: createReadForOrder(scope),
      edit: createEditRequest(scope),
      editFreight: createEditFreight(scope),
      previewFreight: createPreviewFreight(scope),
      duplicate: createDuplicateBudget(scope),
      updateExpired: createUpdateExpired(scope),
      turnIntoOrder: createTurnBudget(scope),
      readSettings: createReadRequestSettings(scope),
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
