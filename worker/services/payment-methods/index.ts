import type { Scope } from "#worker/scope.ts";
import { createPaymentMethods } from "./payment-methods.ts";

/** Use cases of the ways to pay. */
export function createPaymentMethodsServices(scope: Scope) {
  return {
    paymentMethods: createPaymentMethods(scope),
  };
}
