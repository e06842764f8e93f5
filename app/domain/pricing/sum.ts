import type { Cents } from "#domain/shared/money.ts";
import type { CouponReduction } from "./coupon-reduction.ts";
import type { InvoiceChoice } from "./invoice-value.ts";
import type { PaymentCondition } from "./payment-condition.ts";
import type { PriceExplanation } from "./price-explanation.ts";
import type { ValueModifier } from "./value-modifier.ts";

/** A product or kit that is bought, at the price of one. */
export interface SumLine {
  id: string;
  unitPriceCents: Cents;
  amount: number;
  freeAmount: number;
}

/** Something sold along: an extra item, a service (amount 1) or a freight (amount 1), at the price of one. */
export interface SumItem {
  id: string;
  unitPriceCents: Cents;
  amount: number;
  valueModifier: ValueModifier;
}

/** Everything that a total hangs on. Prices of lines come from the pricing rules already. */
export interface SumInput {
  lines: readonly SumLine[];
  extraItems: readonly SumItem[];
  services: readonly SumItem[];
  freights: readonly SumItem[];
  valueModifier: ValueModifier;
  /** Percentage that an integrator's role takes off when nothing else is taken off; null for none. */
  defaultDiscountPct: string | null;
  coupon: CouponReduction | null;
  paymentCondition: PaymentCondition | null;
  invoice: InvoiceChoice;
}

/** An item with what it comes to. */
export interface SummedItem {
  id: string;
  totalCents: Cents;
}

/** A total with all the steps that lead to it, in their order; money in cents.
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
  /** What the payment condition adds; negative for what it takes off. */
  paymentConditionCents: Cents;
  totalCents: Cents;
  installmentsCents: readonly Cents[];
  companyServiceCents: Cents;
  invoiceCents: Cents;
  explain: readonly PriceExplanation[];
}
