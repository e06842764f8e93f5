import fc from "fast-check";
import { expect, test } from "vitest";
import { partsOf } from "./exact-large.ts";
import { exactOfNumber, exactOfText, numberOfExact, roundToCents, textOfExact } from "./exact-text.ts";
import { add, compare, divide, multiply, remainder, round, roundDown, roundUp, subtract } from "./exact.ts";
import type { Exact } from "./exact.ts";

const decimals = fc
  .tuple(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), fc.nat(8))
  .map(([digits, places]) => divide(exactOfText(String(digits)), exactOfText(String(10 ** places))));

const isZero = (value: Exact): boolean => partsOf(value).n === 0n;
const isSame = (one: Exact, other: Exact): boolean => compare(one, other) === 0;

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
