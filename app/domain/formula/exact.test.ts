import fc from "fast-check";
import { expect, test } from "vitest";
import { divideDown, divideHalfAway, partsOf, small } from "./exact-large.ts";
import { exactOfNumber, exactOfText, numberOfExact, roundToCents, textOfExact } from "./exact-text.ts";
import { add, compare, divide, multiply, remainder, round, roundDown, roundUp, subtract } from "./exact.ts";
import type { Exact } from "./exact.ts";

const decimals = fc
  .tuple(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), fc.nat(8))
  .map(([digits, places]) => divide(exactOfText(String(digits)), exactOfText(String(10 ** places))));

const isZero = (value: Exact): boolean => partsOf(value).n === 0n;
const isSame = (one: Exact, other: Exact): boolean => compare(one, other) === 0;

function isWorth(value: Exact, n: bigint, d: bigint): boolean {
  const parts = partsOf(value);
  return parts.d > 0n && parts.n * d === n * parts.d;
}

test("sums and products may be taken in any order, and quotients are undone by products", () => {
  fc.assert(
    fc.property(decimals, decimals, decimals, (a, b, c) => {
      expect(isSame(add(add(a, b), c), add(a, add(c, b)))).toBe(true);
      expect(isSame(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)))).toBe(true);
      expect(isSame(subtract(add(a, b), b), a)).toBe(true);
      if (!isZero(b)) expect(isSame(multiply(divide(a, b), b), a)).toBe(true);
    }),
  );
});

test("at the edge of safe integers every operation is what whole numbers of any size make of it", () => {
  const parts = fc.tuple(
    fc.maxSafeInteger(),
    fc.maxSafeNat().map((d) => Math.max(1, d)),
  );
  fc.assert(
    fc.property(parts, parts, fc.nat(3), ([n, d], [m, e], places) => {
      const [a, b] = [small(n, d), small(m, e)];
      const [an, ad, bn, bd] = [BigInt(n), BigInt(d), BigInt(m), BigInt(e)];
      const unit = 10n ** BigInt(places);
      expect(isWorth(add(a, b), an * bd + bn * ad, ad * bd)).toBe(true);
      // Above 10^30 a product is a fault.
      const isTooLarge = an * bn > 10n ** 30n * ad * bd || an * bn < -(10n ** 30n) * ad * bd;
      if (!isTooLarge) expect(isWorth(multiply(a, b), an * bn, ad * bd)).toBe(true);
      expect(compare(a, b) > 0).toBe(an * bd > bn * ad);
      expect(isWorth(round(a, places), divideHalfAway(an * unit, ad), unit)).toBe(true);
      expect(isWorth(roundDown(a, places), divideDown(an * unit, ad), unit)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test("a remainder has the sign of the divisor, is smaller than it, and leaves whole divisors", () => {
  fc.assert(
    fc.property(decimals, decimals, (a, b) => {
      if (isZero(b)) return;
      const rest = remainder(a, b);
      expect(isZero(rest) || Math.sign(numberOfExact(rest)) === Math.sign(numberOfExact(b))).toBe(true);
      expect(partsOf(divide(subtract(a, rest), b)).n % partsOf(divide(subtract(a, rest), b)).d).toBe(0n);
    }),
  );
});

test("rounding moves by at most half a unit, down and up by less than one", () => {
  fc.assert(
    fc.property(decimals, fc.nat(10), (a, places) => {
      const unit = divide(exactOfText("1"), exactOfText(String(10 ** places)));
      const distance = subtract(round(a, places), a);
      expect(compare(multiply(distance, exactOfText("2")), unit)).toBeLessThanOrEqual(0);
      expect(compare(multiply(distance, exactOfText("-2")), unit)).toBeLessThanOrEqual(0);
      expect(compare(roundDown(a, places), a)).toBeLessThanOrEqual(0);
      expect(compare(add(roundDown(a, places), unit), a)).toBeGreaterThan(0);
      expect(compare(roundUp(a, places), a)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("a double is the decimal that it shows", () => {
  fc.assert(
    fc.property(fc.double({ min: -1e20, max: 1e20, noNaN: true }), (value) => {
      fc.pre(value === 0 || Math.abs(value) > 1e-20);
      expect(isSame(exactOfNumber(value), exactOfText(String(value)))).toBe(true);
    }),
  );
});

test.each([
  ["1.005", 101],
  ["1.0049999999999999999", 100],
  ["-1.005", -101],
  ["-0.004", 0],
  ["90071992547409.91", 9_007_199_254_740_991],
])("%s reais are %i cents", (reais, cents) => {
  expect(roundToCents(exactOfText(reais))).toBe(cents);
});

/* n ÷ d by hand; divisors up to nine thousand million are divided by doubles, those above by BigInt. */
test.each([
  ["2", "3", 4, "0.6667"],
  ["-2", "3", 4, "-0.6667"],
  ["1", "3", 12, "0.333333333333"],
  ["1", "16", 3, "0.063"],
  ["1", "16", 4, "0.0625"],
  ["-1", "100000000000000", 12, "0"],
  ["19999999", "10000000", 6, "2"],
  ["9007199254740991", "8", 12, "1125899906842623.875"],
  ["1", "9007199253", 12, "0.000000000111"],
  ["1", "9007199257", 12, "0.000000000111"],
  ["12345678901", "9999999999", 12, "1.234567890223"],
  ["12345678901", "9999999999", 20, "1.23456789022345678902"],
  ["120", "1", 0, "120"],
])("%s ÷ %s to %i places is %s", (n, d, places, text) => {
  expect(textOfExact(divide(exactOfText(n), exactOfText(d)), places)).toBe(text);
});

test("an amount of more cents than a safe integer holds is a fault", () => {
  expect(() => roundToCents(exactOfText("90071992547409.92"))).toThrow("NUMBER_TOO_LARGE");
});

test("a thousand thirds make the whole again, however large their parts become", () => {
  const third = divide(exactOfText("1"), exactOfText("3"));
  const total = Array.from({ length: 1_000 }, () => third).reduce(add);
  expect(textOfExact(total, 20)).toBe("333.33333333333333333333");
  expect(isSame(multiply(total, exactOfText("3")), exactOfText("1000"))).toBe(true);
});

test("beyond 512 bits a number is rounded to 60 decimals, and its cents stay right", () => {
  const factors = Array.from({ length: 300 }, (_, index) =>
    divide(exactOfText("1000003"), exactOfText(String(1_000_004 + index))),
  );
  const product = factors.reduce(multiply);
  const backAgain = factors.reduce(divide, product);
  expect(compare(subtract(backAgain, exactOfText("1")), exactOfText("1e-50"))).toBeLessThan(0);
  expect(compare(subtract(backAgain, exactOfText("1")), exactOfText("-1e-50"))).toBeGreaterThan(0);
  expect(partsOf(product).d < 1n << 513n).toBe(true);
});
