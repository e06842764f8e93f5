import type { Cents } from "#domain/shared/money.ts";
import type { CouponReduction } from "./coupon-reduction.ts";
import type { InvoiceChoice } from "./invoice-value.ts";
import type { PaymentCondition } from "./payment-condition.ts";
import type { PriceExplanation } from "./price-explanation.ts";
import type { ValueModifier } from "./value-modifier.ts";

/** A product or kit that is bought; the price is per unit. */
export interface SumLine {
  id: string;
  unitPriceCents: Cents;
  amount: number;
  freeAmount: number;
}

/** An extra item, a service or a freight sold with the lines; the price is per unit. Services and freights have an
 *  amount of 1. */
export interface SumItem {
  id: string;
  unitPriceCents: Cents;
  amount: number;
  valueModifier: ValueModifier;
}

/** The input of a sum. The pricing rules have already set the prices of lines. */
export interface SumInput {
  lines: readonly SumLine[];
  extraItems: readonly SumItem[];
  services: readonly SumItem[];
  freights: readonly SumItem[];
  valueModifier: ValueModifier;
  /** Percentage that an integrator's role takes off when the request has no other decrease; null for none. */
  defaultDiscountPct: string | null;
  coupon: CouponReduction | null;
  paymentCondition: PaymentCondition | null;
  invoice: InvoiceChoice;
}

/** An item with its amount in the sum. */
export interface SummedItem {
  id: string;
  totalCents: Cents;
}

/** A total with every step that leads to it, in order; money in cents.
 *  @source decision on the order of the sum */
export interface Sum {
  lines: readonly SummedItem[];
  extraItems: readonly SummedItem[];
  services: readonly SummedItem[];
  freights: readonly SummedItem[];
  itemsCents: { product: Cents; extraItem: Cents; service: Cents; freight: Cents };
  /** Lines, extra items and services. */
  subtotalCents: Cents;
  increaseCents: Cents;
  decreaseCents: Cents;
  couponCents: Cents;
  /** Subtotal after increase, decrease and coupon. */
  subtotalWithModifierCents: Cents;
  /** Increase (positive) or reduction (negative) of the payment condition. */
  paymentConditionCents: Cents;
  totalCents: Cents;
  installmentsCents: readonly Cents[];
  companyServiceCents: Cents;
  invoiceCents: Cents;
  explain: readonly PriceExplanation[];
}
