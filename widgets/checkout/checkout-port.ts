import type { OrderPayment } from "#domain/payments/checkout-schema.ts";

/** What the checkout asks of the order that it shows. */
export interface CheckoutPort {
  /** State of the payment now. */
  readPayment: () => Promise<OrderPayment>;
  /** Makes a Pix charge, or answers the one that is still open. */
  createPixCharge: () => Promise<OrderPayment>;
  /** Pays a charge of the test environment. */
  simulatePayment: (chargeId: string) => Promise<void>;
}
