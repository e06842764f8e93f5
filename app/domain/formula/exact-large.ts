import { FormulaFault } from "./formula-fault.ts";

/** A rational number n ÷ d with d above 0, not necessarily in lowest terms. If `large` is set, it holds both parts and
 *  n and d are NaN, so that every check for a safe integer fails and the fast path is skipped. */
export interface Exact {
  readonly n: number;
  readonly d: number;
  readonly large: Large | null;
}

export interface Large {
  readonly n: bigint;
  readonly d: bigint;
}

export const MAX = Number.MAX_SAFE_INTEGER;
const MAX_LARGE = BigInt(MAX);
/** Parts of more than 512 bits are reduced to lowest terms and then rounded. */
const MAX_PART = 1n << 512n;
const ROUNDED_TO = 10n ** 60n;
/** Larger amounts are faults, since no price has thirty digits. */
const MAX_VALUE = 10n ** 30n;

/** @param n - safe integer   @param d - safe integer above 0 */
export function small(n: number, d: number): Exact {
  return { n, d, large: null };
}

export function partsOf({ n, d, large }: Exact): Large {
  return large ?? { n: BigInt(n), d: BigInt(d) };
}

/** A number of any size: small again if it fits; rounded to 60 decimals (half away from zero) if its parts have more
 *  than 512 bits in lowest terms, which takes hundreds of multiplications and no real formula reaches.
 *  @param d - above 0
 *  @throws FormulaFault NUMBER_TOO_LARGE from 10^30 on */
export function large(n: bigint, d: bigint): Exact {
  const size = absolute(n);
  if (size <= MAX_LARGE && d <= MAX_LARGE) return small(Number(n), Number(d));
  if (size > d * MAX_VALUE) throw new FormulaFault("NUMBER_TOO_LARGE");
  if (size <= MAX_PART && d <= MAX_PART) return { n: NaN, d: NaN, large: { n, d } };
  const divisor = greatestDivisor(size, d);
  if (divisor > 1n) return large(n / divisor, d / divisor);
  return large(divideHalfAway(n * ROUNDED_TO, d), ROUNDED_TO);
}

/** Quotient of two integers, rounded half away from zero. */
export function divideHalfAway(n: bigint, d: bigint): bigint {
  const quotient = (absolute(n) * 2n + d) / (d * 2n);
  return n < 0n ? -quotient : quotient;
}

/** Largest integer up to n ÷ d. @param d - above 0 */
export function divideDown(n: bigint, d: bigint): bigint {
  const quotient = n / d;
  return n < 0n && quotient * d !== n ? quotient - 1n : quotient;
}

export function absolute(n: bigint): bigint {
  return n < 0n ? -n : n;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [high, low] = [a, b];
  while (low !== 0n) [high, low] = [low, high % low];
  return high;
}
