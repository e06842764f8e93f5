import { divideHalfAway, absolute, large, MAX, partsOf, small } from "./exact-large.ts";
import { quotientDown, round } from "./exact.ts";
import type { Exact } from "./exact.ts";
import { FormulaFault } from "./formula-fault.ts";

const DECIMAL = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?(?:[eE]([+-]?\d{1,2}))?$/;
const LAST_PLACES = 6;

/** An amount of money in cents as formulas see it: in reais.
 *  @throws FormulaFault INVALID_VALUE for what is no safe integer
 *  @example exactOfCents(123_456) // 1234.56 */
export function exactOfCents(cents: number): Exact {
  if (!Number.isSafeInteger(cents)) throw new FormulaFault("INVALID_VALUE");
  return small(cents, 100);
}

/** The shortest decimal of a double: 0.1 is one tenth.
 *  @throws FormulaFault INVALID_VALUE for NaN and the infinities */
export function exactOfNumber(value: number): Exact {
  if (Number.isSafeInteger(value)) return small(value, 1);
  let unit = 10;
  for (let places = 1; places <= LAST_PLACES; places++, unit *= 10) {
    const n = Math.round(value * unit);
    if (n / unit === value && Math.abs(n) <= MAX) return small(n, unit);
  }
  return exactOfText(String(value));
}

/** Parses a dot decimal ("-12.5", also "1e-7") exactly.
 *  @throws FormulaFault INVALID_VALUE for any other text */
export function exactOfText(text: string): Exact {
  const match = DECIMAL.exec(text);
  if (match === null) throw new FormulaFault("INVALID_VALUE");
  const [, sign = "", integer = "", decimals = "", exponent = "0"] = match;
  const n = BigInt(`${sign}${integer}${decimals}`);
  const power = Number(exponent) - decimals.length;
  return power < 0 ? large(n, 10n ** BigInt(-power)) : large(n * 10n ** BigInt(power), 1n);
}

/** Converts reais to cents, rounded half away from zero.
 *  @throws FormulaFault NUMBER_TOO_LARGE when the cents are no safe integer
 *  @example roundToCents(exactOfText("1.005")) // 101 */
export function roundToCents(value: Exact): number {
  const { n } = round(value, 2);
  if (!Number.isSafeInteger(n)) throw new FormulaFault("NUMBER_TOO_LARGE");
  return n + 0;
}

/** Formats a number as a dot decimal with a limit of places, rounded half away from zero, without trailing zeros.
 *  @example textOfExact(divide(small(2, 1), small(3, 1)), 4) // "0.6667" */
export function textOfExact(value: Exact, places = 12): string {
  const [integer, fraction] = roundedParts(value, places);
  const decimals = fraction.padStart(places, "0").replace(/0+$/, "");
  const text = decimals === "" ? integer : `${integer}.${decimals}`;
  const isNegative = value.large === null ? value.n < 0 : value.large.n < 0n;
  return isNegative && text !== "0" ? `-${text}` : text;
}

/** Integer and fraction digits of the absolute value. */
function roundedParts(value: Exact, places: number): [integer: string, fraction: string] {
  if (value.large === null && value.d <= MAX_DIVISOR && places <= MAX_PLACES)
    return divideByHand(value, places);
  const unit = 10n ** BigInt(places);
  const { n, d } = partsOf(value);
  const digits = absolute(divideHalfAway(n * unit, d));
  return [String(digits / unit), String(digits % unit)];
}

/** Digits per step: up to this size a remainder times a million is a safe integer, and so is the twelve-digit
 *  fraction. */
const DIGITS_A_STEP = 6;
const MAX_DIVISOR = Math.floor(MAX / 10 ** DIGITS_A_STEP);
const MAX_PLACES = 12;

/** Long division without BigInt, several digits at a time, because a price list has hundreds of thousands of texts. */
function divideByHand({ n, d }: Exact, places: number): [integer: string, fraction: string] {
  const size = Math.abs(n);
  const integer = quotientDown(size, d);
  let rest = size - integer * d;
  let fraction = 0;
  for (let left = places; left > 0; left -= DIGITS_A_STEP) {
    const unit = 10 ** Math.min(left, DIGITS_A_STEP);
    const digits = quotientDown(rest * unit, d);
    rest = rest * unit - digits * d;
    fraction = fraction * unit + digits;
  }
  if (rest * 2 >= d) fraction += 1;
  return fraction === 10 ** places ? [String(integer + 1), ""] : [String(integer), String(fraction)];
}

/** The double nearest to the number, for charts and comparisons that are not about money. */
export function numberOfExact(value: Exact): number {
  return value.large === null ? value.n / value.d : Number(textOfExact(value, 20));
}
