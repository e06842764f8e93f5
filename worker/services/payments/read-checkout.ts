import type { PayerCheckout } from "#domain/payments/checkout-schema.ts";
import { toTermsBlocks } from "#domain/terms/terms-blocks.ts";
import type { Scope } from "#worker/scope.ts";
import { createReadPaymentTerms } from "../terms/payment-consent.ts";
import { createReadOrderForPayer, createReadPayment } from "./read-payment.ts";

/** Reads all that the checkout of an order begins with, for its payer. The link is the only protection.
 *  @throws DomainError NOT_FOUND, also for a budget and for a deleted order */
export function createReadCheckout(scope: Scope) {
  const readOrder = createReadOrderForPayer(scope);
  const readPayment = createReadPayment(scope);
  const readTerms = createReadPaymentTerms(scope);
  return async function readCheckout(id: string): Promise<PayerCheckout> {
    const [order, payment, terms] = await Promise.all([readOrder(id), readPayment(id), readTerms(id)]);
    if (terms === null) return { order, payment, terms };
    const { body, createdAt: _at, ...read } = terms;
    return { order, payment, terms: { ...read, blocks: toTermsBlocks(body) } };
  };
}
