import Big from "big.js";
import { DomainError } from "./errors.ts";
import { pctToRate } from "./percent.ts";

/** Money of the portal: an integer number of Brazilian cents, also in totals. */
export type Cents = number;

/** The one rounding of the product: to an integer, a half going away from zero, on the decimal value.
 *  @param value - a decimal (`Big`) or its text; never a binary fraction
 *  @throws DomainError INVALID_NUMBER when the text is no decimal or the result is not a safe integer
 *  @source house rule: half-up on the decimal
 *  @example roundHalfUp("2.5") // 3
 *  @example roundHalfUp("-2.5") // -3 */
export function roundHalfUp(value: Big | string): number {
  const rounded = toBig(value).round(0, Big.roundHalfUp).toNumber() + 0;
  if (!Number.isSafeInteger(rounded)) throw new DomainError("INVALID_NUMBER", { input: String(value) });
  return rounded;
}

/** Money times a factor, rounded once by `roundHalfUp`.
 *  @param factor - a decimal text ("0.125") or an integer amount
 *  @throws DomainError INVALID_MONEY for cents that are no integer, INVALID_NUMBER for a fractional number as factor
 *  @example multiplyCents(1_999, "1.5") // 2_999, from 2 998.5 */
export function multiplyCents(cents: Cents, factor: string | number): Cents {
  if (typeof factor === "number" && !Number.isSafeInteger(factor)) {
    throw new DomainError("INVALID_NUMBER", { input: String(factor) });
  }
  return roundHalfUp(toBig(String(factor)).times(checkedCents(cents)));
}

/** Part of an amount given by a percentage, rounded once.
 *  @param pct - decimal text: "12.5" is 12.5%
 *  @throws DomainError INVALID_MONEY, INVALID_NUMBER
 *  @example percentOfCents(10_001, "12.5") // 1_250, from 1 250.125 */
export function percentOfCents(cents: Cents, pct: string): Cents {
  return multiplyCents(cents, pctToRate(pct));
}

/** Sum of amounts; an empty list is zero.
 *  @throws DomainError INVALID_MONEY when an amount or the total is no safe integer */
export function sumCents(list: readonly Cents[]): Cents {
  return checkedCents(list.reduce((total, cents) => total + checkedCents(cents), 0));
}

/** Cents as the number of reais that answers carry on the wire.
 *  @throws DomainError INVALID_MONEY
 *  @example centsToReais(123_456) // 1234.56 */
export function centsToReais(cents: Cents): number {
  return checkedCents(cents) / 100;
}

/** Reais received on the wire as cents, rounded on the decimal that the number shows.
 *  @throws DomainError INVALID_MONEY when it is not finite or too large
 *  @example reaisToCents(1.005) // 101, although the double lies below 1.005 */
export function reaisToCents(reais: number): Cents {
  if (!Number.isFinite(reais)) throw new DomainError("INVALID_MONEY", { input: String(reais) });
  return checkedCents(new Big(reais).times(100).round(0, Big.roundHalfUp).toNumber() + 0);
}

/** Price of one kWp of a kit: price ÷ (power ÷ 1000), rounded once.
 *  @param powerW - power of the kit in watts, above zero
 *  @throws DomainError INVALID_MONEY, INVALID_NUMBER
 *  @example pricePerKwpCents({ priceCents: 1_234_567, powerW: 5_500 }) // 224_467, from 224 466.7… */
export function pricePerKwpCents({ priceCents, powerW }: { priceCents: Cents; powerW: number }): Cents {
  return perWatt(checkedCents(priceCents), 1_000, powerW);
}

/** Price of one watt: price ÷ power, rounded once.
 *  @param powerW - watts, above zero
 *  @throws DomainError INVALID_MONEY, INVALID_NUMBER
 *  @example pricePerWpCents({ priceCents: 1_234_567, powerW: 5_500 }) // 224, from 224.46… */
export function pricePerWpCents({ priceCents, powerW }: { priceCents: Cents; powerW: number }): Cents {
  return perWatt(checkedCents(priceCents), 1, powerW);
}

/** Price times a factor ÷ power, rounded once. Whole numbers are divided as such: lists do this for each kit, and a
 *  remainder is exact where a quotient is not. */
function perWatt(priceCents: Cents, factor: number, powerW: number): Cents {
  if (!Number.isFinite(powerW) || powerW <= 0)
    throw new DomainError("INVALID_NUMBER", { input: String(powerW) });
  const amount = priceCents * factor;
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(2 * powerW)) {
    return roundHalfUp(new Big(priceCents).times(factor).div(powerW));
  }
  const size = Math.abs(amount);
  const rest = size % powerW;
  const rounded = (size - rest) / powerW + (2 * rest >= powerW ? 1 : 0);
  return amount < 0 ? -rounded + 0 : rounded;
}

function checkedCents(cents: Cents): Cents {
  if (!Number.isSafeInteger(cents)) throw new DomainError("INVALID_MONEY", { input: String(cents) });
  return cents;
}

function toBig(value: Big | string): Big {
  try {
    return new Big(value);
  } catch (cause) {
    throw new DomainError("INVALID_NUMBER", { input: String(value) }, { cause });
  }
}
