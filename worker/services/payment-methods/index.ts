import { createPaymentMethods } from "./payment-methods.ts";

/** Use cases of the ways to pay. */
export const paymentMethodsServices = {
  paymentMethods: createPaymentMethods,
};
