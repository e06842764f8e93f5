import Big from "big.js";
import { type Cents, roundHalfUp } from "#domain/shared/money.ts";
import { exactPartCents, reversePercentage } from "./value-modifier.ts";

/** What a way to pay adds to the total or takes off it, and in how many installments it is paid.
 *  @source spec, payment condition */
export interface PaymentCondition {
  name: string;
  /** Percentage as decimal text, or reais for a fixed one. */
  value: string;
  conditionType: "increase" | "decrease";
  modifierType: "percentage" | "percentage-reversed" | "fixed";
  quantityOfInstallments: number;
}

/** Total under a payment condition, exactly and in cents; never below zero.
 *  @throws DomainError INVALID_NUMBER
 *  @example underPaymentCondition(100_000, { name: "Cartão", value: "10", conditionType: "increase",
 *    modifierType: "percentage-reversed", quantityOfInstallments: 10 }) // 111111.11… */
export function underPaymentCondition(totalCents: Cents, condition: PaymentCondition): Big {
  const { value, conditionType: direction, modifierType } = condition;
  if (modifierType === "percentage-reversed") return reversePercentage(totalCents, { direction, pct: value });
  const part = exactPartCents(totalCents, { type: modifierType, amount: value });
  const total = new Big(totalCents);
  if (direction === "increase") return total.plus(part);
  return part.gt(total) ? new Big(0) : total.minus(part);
}

/** A total in installments: each the total divided by their number, rounded to the cent; the last closes the
 *  difference. Where rounding up would leave the last one below zero (some cents in many parts), each is cut instead.
 *  @param count - 1 or more
 *  @example planInstallments(20_000, 3) // [6_667, 6_667, 6_666]
 *  @example planInstallments(5, 10) // [0, 0, 0, 0, 0, 0, 0, 0, 0, 5] */
export function planInstallments(totalCents: Cents, count: number): Cents[] {
  const rounded = roundHalfUp(new Big(totalCents).div(count));
  const each = rounded * (count - 1) > totalCents ? Math.trunc(totalCents / count) : rounded;
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? totalCents - each * (count - 1) : each,
  );
}
