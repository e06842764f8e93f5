import type { ChargeMethod } from "#domain/settings/charge-methods.ts";
import type { OrderPayment, PayerCheckout, SeenOrder } from "#domain/payments/checkout-schema.ts";

/** Papers of an order by the names of their files. */
export type PayerPaper = "boleto" | "receipt";

/** Requests of the checkout about its order. */
export interface CheckoutPort {
  /** Reads the current state of the payment. */
  readPayment: () => Promise<OrderPayment>;
  /** Calls back when something of the payment has changed, as long as the channel lives.
   *  @param on.live - told true once it is open, and false when it is not any more
   *  @returns what closes it */
  listen: (on: { news: () => void; live: (isLive: boolean) => void }) => () => void;
  /** Accepts payment terms for the order; returns when they were accepted. */
  acceptTerms: (termsId: string) => Promise<string>;
  /** Creates a charge of the order as it was seen, or returns the open one. */
  createCharge: (method: ChargeMethod, seen: SeenOrder) => Promise<OrderPayment>;
  /** Sends the proof of a payment outside of the portal, to whose sentence its sender agrees; returns when it came. */
  sendProof: (file: File) => Promise<string>;
  /** Asks for the financing of the order; returns when that came. */
  askFinancing: (ask: { months: number; contact: string }) => Promise<string>;
  /** Address of a paper to print: the slip of the open boleto, or the receipt of what is paid. */
  paperUrl: (paper: PayerPaper) => string;
  /** Pays a charge of the test environment. */
  simulatePayment: (chargeId: string) => Promise<void>;
}

export interface CheckoutClient extends CheckoutPort {
  /** Reads all that the checkout begins with. */
  loadCheckout: () => Promise<PayerCheckout>;
}
