import type { PaymentCondition } from "#domain/pricing/payment-condition.ts";
import type { Cents } from "#domain/shared/money.ts";

/** Payment methods that a distributor can offer.
 *  @source spec, payment methods */
export const PAYMENT_TYPES = ["boleto", "pix", "credito", "debito", "financiamento", "other"] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Limit of conditions of one payment method. */
export const MAX_CONDITIONS = 40;

/** A condition as stored with its payment method. */
export interface StoredCondition extends PaymentCondition {
  id: string;
  /** Smallest total in cents for which the condition is offered. */
  minimumCents: Cents;
  active: boolean;
}

/** A payment method with its conditions in order. */
export interface PaymentMethod {
  id: string;
  type: PaymentType;
  name: string;
  description: string;
  active: boolean;
  conditions: StoredCondition[];
  version: number;
  updatedAt: string;
}
