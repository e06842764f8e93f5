import Big from "big.js";
import { type Cents, percentOfCents, reaisToCents, roundHalfUp } from "#domain/shared/money.ts";

/** One side of a value modifier: a percentage, or an amount in reais; decimal text either way. */
export interface ModifierPart {
  type: "percentage" | "fixed";
  amount: string;
}

/** What is added to a price and taken off it.
 *  @source spec, validation rules: value modifier */
export interface ValueModifier {
  increase: ModifierPart;
  decrease: ModifierPart;
}

const NOTHING: ModifierPart = { type: "percentage", amount: "0" };

/** A modifier that changes nothing: percentages of zero. */
export const NO_MODIFIER: ValueModifier = { increase: NOTHING, decrease: NOTHING };

/** Whether a part of a modifier changes anything. */
export function isNothing({ amount }: ModifierPart): boolean {
  return new Big(amount).eq(0);
}

/** What a part of a modifier comes to, rounded once: of a percentage that much of the price, else its own amount.
 *  @throws DomainError INVALID_NUMBER, INVALID_MONEY
 *  @example partCents(10_001, { type: "percentage", amount: "12.5" }) // 1_250 */
export function partCents(priceCents: Cents, { type, amount }: ModifierPart): Cents {
  return type === "percentage" ? percentOfCents(priceCents, amount) : reaisToCents(Number(amount));
}

/** Price after the increase, then the decrease, each rounded to the cent; never below zero.
 *  @throws DomainError INVALID_NUMBER, INVALID_MONEY
 *  @example modifyPrice(100_000, { increase: { type: "percentage", amount: "10" },
 *    decrease: { type: "fixed", amount: "50" } }) // 105_000 */
export function modifyPrice(priceCents: Cents, { increase, decrease }: ValueModifier): Cents {
  const increased = priceCents + partCents(priceCents, increase);
  return Math.max(0, increased - partCents(increased, decrease));
}

/** A part of a modifier as a percentage of a price, exactly: what limits are compared with. Null where the price is
 *  zero and the part is not.
 *  @example partPct(20_000, { type: "fixed", amount: "50" }) // "25" */
export function partPct(priceCents: Cents, part: ModifierPart): string | null {
  if (part.type === "percentage") return part.amount;
  if (isNothing(part)) return "0";
  if (priceCents === 0) return null;
  return new Big(part.amount).times(100).times(100).div(priceCents).toFixed();
}

/** Price with a percentage that is meant of the result: an increase divides by (1 − p/100), a decrease by (1 + p/100).
 *  @param pct - decimal text, below 100 for an increase
 *  @source decision on `percentage-reversed`
 *  @example reversePercentage(90_000, { direction: "increase", pct: "10" }) // 100_000 */
export function reversePercentage(
  priceCents: Cents,
  { direction, pct }: { direction: "increase" | "decrease"; pct: string },
): Cents {
  const divisor = direction === "increase" ? new Big(100).minus(pct) : new Big(100).plus(pct);
  return roundHalfUp(new Big(priceCents).times(100).div(divisor));
}
