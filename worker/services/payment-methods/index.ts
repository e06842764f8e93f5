import { createPaymentMethods } from "./payment-methods.ts";

export const paymentMethodsServices = {
  paymentMethods: createPaymentMethods,
};
