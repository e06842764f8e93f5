import Big from "big.js";
import { type Cents, roundHalfUp } from "#domain/shared/money.ts";
import { exactPartCents, reversePercentage } from "./value-modifier.ts";

/** The increase or reduction of a payment method's condition, and its number of installments.
 *  @source spec, payment condition */
export interface PaymentCondition {
  name: string;
  /** Decimal text: a percentage, or reais for a fixed amount. */
  value: string;
  conditionType: "increase" | "decrease";
  modifierType: "percentage" | "percentage-reversed" | "fixed";
  /** Of what is paid after the down payment. */
  quantityOfInstallments: number;
  /** Percentage of the total that is paid at once by Pix, before the rest; "0" for none. */
  downPaymentPct: string;
}

/** The total under a payment condition, unrounded and in cents; never below zero.
 *  @throws DomainError INVALID_NUMBER
 *  @example underPaymentCondition(100_000, { name: "Cartão", value: "10", conditionType: "increase",
 *    modifierType: "percentage-reversed", quantityOfInstallments: 10, downPaymentPct: "0" }) // 111111.11… */
export function underPaymentCondition(totalCents: Cents, condition: PaymentCondition): Big {
  const { value, conditionType: direction, modifierType } = condition;
  if (modifierType === "percentage-reversed") return reversePercentage(totalCents, { direction, pct: value });
  const part = exactPartCents(totalCents, { type: modifierType, amount: value });
  const total = new Big(totalCents);
  if (direction === "increase") return total.plus(part);
  return part.gt(total) ? new Big(0) : total.minus(part);
}

/** The part of a total that is paid at once by Pix before the rest, rounded to the cent; 0 without a condition.
 *  @example downPaymentOf(101, { downPaymentPct: "30" }) // 30 */
export function downPaymentOf(
  totalCents: Cents,
  condition: Pick<PaymentCondition, "downPaymentPct"> | null,
): Cents {
  if (condition === null) return 0;
  return roundHalfUp(exactPartCents(totalCents, { type: "percentage", amount: condition.downPaymentPct }));
}

/** The installments of a total under a condition, without its down payment. */
export function installmentsOf(totalCents: Cents, condition: PaymentCondition | null): Cents[] {
  const restCents = totalCents - downPaymentOf(totalCents, condition);
  return planInstallments(restCents, condition?.quantityOfInstallments ?? 1);
}

/** The total divided into installments, each rounded to the cent; the last one takes the difference. If rounding up
 *  would make the last one negative (a few cents in many installments), each is rounded down instead.
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
