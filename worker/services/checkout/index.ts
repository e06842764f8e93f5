import type { Scope } from "#worker/scope.ts";
import { createReadBuyerInfo, createReadBuyerState } from "./buyer-info.ts";
import { createReadCheckout } from "./read-checkout.ts";

/** Use cases of what a checkout asks for. */
export function createCheckoutServices(scope: Scope) {
  return {
    checkout: {
      read: createReadCheckout(scope),
      readBuyer: createReadBuyerInfo(scope),
      readBuyerState: createReadBuyerState(scope),
    },
  };
}
