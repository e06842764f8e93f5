import type { PaymentCondition } from "#domain/pricing/payment-condition.ts";
import type { Cents } from "#domain/shared/money.ts";

/** Ways to pay that a distributor can offer.
 *  @source spec, payment methods */
export const PAYMENT_TYPES = ["boleto", "pix", "credito", "debito", "financiamento", "other"] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Conditions of a way to pay at most. */
export const MAX_CONDITIONS = 40;

/** A condition as it is stored with its way to pay. */
export interface StoredCondition extends PaymentCondition {
  id: string;
  /** Total from which it is offered. */
  minimumCents: Cents;
  active: boolean;
}

/** A way to pay with its conditions in their order. */
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
