import { type Cents, percentOfCents, reaisToCents, roundHalfUp } from "#domain/shared/money.ts";
import Big from "big.js";
import { reversePercentage } from "./value-modifier.ts";

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

/** Total under a payment condition, rounded once; never below zero.
 *  @throws DomainError INVALID_NUMBER, INVALID_MONEY
 *  @example applyPaymentCondition(100_000, { name: "Cartão", value: "10", conditionType: "increase",
 *    modifierType: "percentage-reversed", quantityOfInstallments: 10 }) // 111_111 */
export function applyPaymentCondition(totalCents: Cents, condition: PaymentCondition): Cents {
  const { value, conditionType: direction, modifierType } = condition;
  if (modifierType === "percentage-reversed") return reversePercentage(totalCents, { direction, pct: value });
  const part = modifierType === "percentage" ? percentOfCents(totalCents, value) : reaisToCents(Number(value));
  return Math.max(0, direction === "increase" ? totalCents + part : totalCents - part);
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
