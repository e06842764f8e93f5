import type { Scope } from "#worker/scope.ts";
import { createReadBuyerInfo, createReadBuyerState } from "./buyer-info.ts";
import { createReadCheckout } from "./read-checkout.ts";

/** Use cases of what a checkout asks for. */
export const checkoutServices = {
  checkout: (scope: Scope) => ({
    read: createReadCheckout(scope),
    readBuyer: createReadBuyerInfo(scope),
    readBuyerState: createReadBuyerState(scope),
  }),
};
