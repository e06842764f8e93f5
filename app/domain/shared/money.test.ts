import Big from "big.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isDomainError } from "./errors.ts";
import {
  centsToReais,
  multiplyCents,
  percentOfCents,
  pricePerKwpCents,
  pricePerWpCents,
  reaisToCents,
  roundHalfUp,
  sumCents,
} from "./money.ts";

test.each([
  ["2.4999", 2],
  ["2.5", 3],
  ["-2.5", -3],
  ["-2.4999", -2],
  ["-0.4", 0],
  ["0", 0],
  ["9007199254740991", 9_007_199_254_740_991],
])("%s rounds to %d, a half going away from zero", (text, expected) => {
  expect(roundHalfUp(text)).toBe(expected);
});

test.each(["", "abc", "1,5", "9007199254740992"])("%j has no rounded integer", (text) => {
  expect(() => roundHalfUp(text)).toThrow("INVALID_NUMBER");
});

test("a text that is no number is refused with the library's error as cause", () => {
  try {
    roundHalfUp("abc");
  } catch (error) {
    expect(isDomainError(error, "INVALID_NUMBER") && error.cause).toBeInstanceOf(Error);
  }
  expect.assertions(1);
});

test.each([
  [1_999, "1.5", 2_999], // 2 998.5, half up
  [1_999, 3, 5_997],
  [-1_999, "1.5", -2_999],
  [101, "0.005", 1], // 0.505
  [100, "0.005", 1], // exactly half a cent
  [99, "0.005", 0], // 0.495
  [100, "1.005", 101], // 100.5: the double 1.005 lies below and would give 100
])("%d cents times %s is %d", (cents, factor, expected) => {
  expect(multiplyCents(cents, factor)).toBe(expected);
});

test("a fractional number is refused as factor, a decimal text is not", () => {
  expect(() => multiplyCents(100, 1.5)).toThrow("INVALID_NUMBER");
  expect(multiplyCents(100, "1.5")).toBe(150);
});

test.each([
  [10_001, "12.5", 1_250], // 1 250.125
  [10_000, "100", 10_000],
  [10_000, "0", 0],
  [50, "1", 1], // half a cent
  [49, "1", 0], // 0.49 of a cent
  [10_000, "-5", -500],
])("of %d cents, %s%% is %d", (cents, pct, expected) => {
  expect(percentOfCents(cents, pct)).toBe(expected);
});

test("amounts add up, and a fraction of a cent is refused", () => {
  expect(sumCents([1, 2, 3])).toBe(6);
  expect(sumCents([])).toBe(0);
  expect(() => sumCents([1, 0.5])).toThrow("INVALID_MONEY");
});

test.each([
  [123_456, 1234.56],
  [-5, -0.05],
  [0, 0],
])("%d cents travel as %d reais", (cents, reais) => {
  expect(centsToReais(cents)).toBe(reais);
  expect(reaisToCents(reais)).toBe(cents);
});

test.each([
  [1.005, 101],
  [1.004, 100],
  [-1.005, -101],
  [0.1 + 0.2, 30],
])("%d reais arrive as %d cents", (reais, cents) => {
  expect(reaisToCents(reais)).toBe(cents);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e15])("%d reais are refused", (reais) => {
  expect(() => reaisToCents(reais)).toThrow("INVALID_MONEY");
});

test.each([
  [1_234_567, 5_500, 224_467], // 1 234 567 ÷ 5.5 = 224 466.727…
  [500_000, 1_000, 500_000],
  [1, 2_000, 1], // exactly half a cent
  [1, 2_001, 0], // 0.4997…
])("a kit of %d cents and %d W costs %d cents for each kWp [KITS-08]", (priceCents, powerW, expected) => {
  expect(pricePerKwpCents({ priceCents, powerW })).toBe(expected);
});

test("a kit without power has no price for each kWp", () => {
  expect(() => pricePerKwpCents({ priceCents: 100, powerW: 0 })).toThrow("INVALID_NUMBER");
});

test.each([
  [1_234_567, 5_500, 224], // 224.46…
  [1_494_996, 10_000, 149], // 149.4996
  [1_495_000, 10_000, 150],
])("%i cents for %i W are %i cents a watt", (priceCents, powerW, expected) => {
  expect(pricePerWpCents({ priceCents, powerW })).toBe(expected);
});

test("a price per power is that of the decimal library, for any price and power", () => {
  const price = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -1_000_000, max: 1_000_000 }));
  const power = fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 2 ** 40 }));
  fc.assert(
    fc.property(price, power, (priceCents, powerW) => {
      const exact = (factor: number) =>
        new Big(priceCents).times(factor).div(powerW).round(0, Big.roundHalfUp);
      expect(pricePerWpCents({ priceCents, powerW })).toBe(exact(1).toNumber() + 0);
      const perKwp = exact(1_000);
      if (perKwp.abs().lte(Number.MAX_SAFE_INTEGER)) {
        expect(pricePerKwpCents({ priceCents, powerW })).toBe(perKwp.toNumber() + 0);
      }
    }),
    { numRuns: 2_000 },
  );
});
