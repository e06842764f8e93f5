import type { ChargeMethod } from "#domain/settings/charge-methods.ts";
import type { OrderPayment } from "#domain/payments/checkout-schema.ts";

/** Requests of the checkout about its order. */
export interface CheckoutPort {
  /** Reads the current state of the payment. */
  readPayment: () => Promise<OrderPayment>;
  /** Accepts payment terms for the order; returns when they were accepted. */
  acceptTerms: (termsId: string) => Promise<string>;
  /** Creates a charge, or returns the open one. */
  createCharge: (method: ChargeMethod) => Promise<OrderPayment>;
  /** Pays a charge of the test environment. */
  simulatePayment: (chargeId: string) => Promise<void>;
}
