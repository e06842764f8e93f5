import Big from "big.js";
import { DomainError } from "#domain/shared/errors.ts";
import type { Cents } from "#domain/shared/money.ts";
import { pctToRate } from "#domain/shared/percent.ts";

/** One side of a value modifier: a percentage, or an amount in reais, both as decimal text. */
export interface ModifierPart {
  type: "percentage" | "fixed";
  amount: string;
}

/** An increase and a decrease of a price.
 *  @source spec, validation rules: value modifier */
export interface ValueModifier {
  increase: ModifierPart;
  decrease: ModifierPart;
}

const CENTS_OF_REAL = 100;

const NOTHING: ModifierPart = { type: "percentage", amount: "0" };

/** A modifier that changes nothing: percentages of zero. */
export const NO_MODIFIER: ValueModifier = { increase: NOTHING, decrease: NOTHING };

/** Whether a side of a modifier is zero. */
export function isNothing({ amount }: ModifierPart): boolean {
  return new Big(amount).eq(0);
}

/** The amount of one side of a modifier, unrounded and in cents: a percentage of the price, or the fixed amount.
 *  @throws DomainError INVALID_NUMBER
 *  @example exactPartCents(10_001, { type: "percentage", amount: "12.5" }) // 1250.125 */
export function exactPartCents(priceCents: Cents, { type, amount }: ModifierPart): Big {
  return type === "percentage"
    ? new Big(pctToRate(amount)).times(priceCents)
    : new Big(amount).times(CENTS_OF_REAL);
}

/** One side of a modifier as an unrounded percentage of the price, for comparison with limits. Null when the price is
 *  zero and the amount is not.
 *  @example partPct(20_000, { type: "fixed", amount: "50" }) // "25" */
export function partPct(priceCents: Cents, part: ModifierPart): string | null {
  if (isNothing(part)) return "0";
  if (part.type === "percentage") return part.amount;
  if (priceCents === 0) return null;
  return exactPartCents(priceCents, part).times(100).div(priceCents).toFixed();
}

/** The price under a percentage of the result, unrounded: an increase divides by (1 − p/100), a decrease by (1 +
 *  p/100).
 *  @param pct - decimal text, below 100 for an increase
 *  @throws DomainError INVALID_NUMBER for an increase by 100 percent or more
 *  @source decision on `percentage-reversed`
 *  @example reversePercentage(90_000, { direction: "increase", pct: "10" }) // 100000 */
export function reversePercentage(
  priceCents: Cents,
  { direction, pct }: { direction: "increase" | "decrease"; pct: string },
): Big {
  const divisor = direction === "increase" ? new Big(100).minus(pct) : new Big(100).plus(pct);
  if (divisor.lte(0)) throw new DomainError("INVALID_NUMBER", { input: pct });
  return new Big(priceCents).times(100).div(divisor);
}
