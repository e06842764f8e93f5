import { divideDown, divideHalfAway, large, MAX, partsOf, small } from "./exact-large.ts";
import type { Exact } from "./exact-large.ts";
import { FormulaFault } from "./formula-fault.ts";

export type { Exact } from "./exact-large.ts";

/* Formulas calculate with integer fractions, so that + - * / % and comparisons are exact: 10 ÷ 3 × 3 is 10, and only
 * explicit rounding rounds. Doubles give wrong cents (1,005 × 100), and so do fixed decimals after a division (0,015 ÷
 * 3 × 3). While both parts are safe integers, as in nearly every price, an operation is two or three multiplications
 * of doubles; otherwise the fraction is reduced, and from 2^53 on BigInt takes over. Error bound: none up to 512 bits
 * per part; beyond it, half a unit of the 60th decimal per operation. */

export const ZERO = small(0, 1);

export function add(a: Exact, b: Exact): Exact {
  if (a.d === b.d) {
    const sum = a.n + b.n;
    if (isSafe(sum)) return small(sum, a.d);
  }
  const left = a.n * b.d;
  const right = b.n * a.d;
  const d = a.d * b.d;
  if (isSafe(left) && isSafe(right) && isSafe(left + right) && d <= MAX) return small(left + right, d);
  return addSlowly(a, b);
}

export function subtract(a: Exact, b: Exact): Exact {
  return add(a, negate(b));
}

export function negate(a: Exact): Exact {
  return a.large === null ? small(-a.n, a.d) : large(-a.large.n, a.large.d);
}

export function multiply(a: Exact, b: Exact): Exact {
  const n = a.n * b.n;
  const d = a.d * b.d;
  if (isSafe(n) && d <= MAX) return small(n, d);
  if (a.large === null && b.large === null) {
    const first = greatestDivisor(a.n, b.d);
    const second = greatestDivisor(b.n, a.d);
    const reducedN = (a.n / first) * (b.n / second);
    const reducedD = (a.d / second) * (b.d / first);
    if (isSafe(reducedN) && reducedD <= MAX) return small(reducedN, reducedD);
  }
  const [left, right] = [partsOf(a), partsOf(b)];
  return large(left.n * right.n, left.d * right.d);
}

/** @throws FormulaFault DIVISION_BY_ZERO */
export function divide(a: Exact, b: Exact): Exact {
  if (b.large !== null) {
    const { n, d } = b.large;
    return multiply(a, n < 0n ? large(-d, -n) : large(d, n));
  }
  if (b.n === 0) throw new FormulaFault("DIVISION_BY_ZERO");
  return multiply(a, b.n < 0 ? small(-b.d, -b.n) : small(b.d, b.n));
}

/** Remainder of a ÷ b with the sign of b, as in spreadsheets: −7 % 3 is 2.
 *  @throws FormulaFault DIVISION_BY_ZERO */
export function remainder(a: Exact, b: Exact): Exact {
  return subtract(a, multiply(b, roundDown(divide(a, b), 0)));
}

/** Negative, 0 or positive for a less than, equal to or greater than b. */
export function compare(a: Exact, b: Exact): number {
  if (a.d === b.d) return a.n - b.n;
  const left = a.n * b.d;
  const right = b.n * a.d;
  if (isSafe(left) && isSafe(right)) return left - right;
  const [first, second] = [partsOf(a), partsOf(b)];
  const difference = first.n * second.d - second.n * first.d;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** Rounds half away from zero.
 *  @example round(read("1.005"), 2) // 1.01 */
export function round(a: Exact, places: number): Exact {
  const unit = 10 ** places;
  const n = a.n * unit;
  if (Math.abs(n) * 2 + a.d <= MAX) {
    const quotient = quotientDown(Math.abs(n) * 2 + a.d, a.d * 2);
    return small(n < 0 ? -quotient : quotient, unit);
  }
  const parts = partsOf(a);
  return large(divideHalfAway(parts.n * BigInt(unit), parts.d), BigInt(unit));
}

/** Rounds towards minus infinity. */
export function roundDown(a: Exact, places: number): Exact {
  const unit = 10 ** places;
  const n = a.n * unit;
  if (Math.abs(n) + a.d <= MAX) return small(quotientDown(n, a.d), unit);
  const parts = partsOf(a);
  return large(divideDown(parts.n * BigInt(unit), parts.d), BigInt(unit));
}

/** Rounds towards plus infinity. */
export function roundUp(a: Exact, places: number): Exact {
  return negate(roundDown(negate(a), places));
}

/** n ÷ d rounded down. The double quotient may be off by one; the remainder, an exact integer, corrects it.
 *  @param n - with d a safe integer together   @param d - above 0 */
export function quotientDown(n: number, d: number): number {
  const quotient = Math.floor(n / d);
  const rest = n - quotient * d;
  return rest < 0 ? quotient - 1 : rest >= d ? quotient + 1 : quotient;
}

/** The fraction in lowest terms, so that later operations stay small. */
export function inLowestTerms(a: Exact): Exact {
  if (a.large !== null) return a;
  const divisor = greatestDivisor(a.n, a.d);
  return small(a.n / divisor, a.d / divisor);
}

function addSlowly(a: Exact, b: Exact): Exact {
  if (a.large === null && b.large === null) {
    const divisor = greatestDivisor(a.d, b.d);
    const left = a.n * (b.d / divisor);
    const right = b.n * (a.d / divisor);
    const d = (a.d / divisor) * b.d;
    if (isSafe(left) && isSafe(right) && isSafe(left + right) && d <= MAX) return small(left + right, d);
  }
  const [first, second] = [partsOf(a), partsOf(b)];
  if (first.d === second.d) return large(first.n + second.n, first.d);
  return large(first.n * second.d + second.n * first.d, first.d * second.d);
}

/** False also for the NaN of large numbers. */
function isSafe(n: number): boolean {
  return n <= MAX && n >= -MAX;
}

function greatestDivisor(a: number, b: number): number {
  let [high, low] = [Math.abs(a), b];
  while (low !== 0) [high, low] = [low, high % low];
  return high === 0 ? 1 : high;
}
