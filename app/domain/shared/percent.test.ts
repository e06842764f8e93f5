import { expect, test } from "vitest";
import { comparePct, isPct, pctToRate } from "./percent.ts";

test.each(["0", "12", "12.5", "0.05", "-3.25", "100"])("%s is a percentage", (text) => {
  expect(isPct(text)).toBe(true);
});

test.each(["", ".5", "5.", "012", "1,5", "1e2", "+1", "12.5%", " 1", "Infinity"])(
  "%j is no percentage",
  (text) => {
    expect(isPct(text)).toBe(false);
  },
);

test.each([
  ["9.9", "10", -1],
  ["10", "9.9", 1],
  ["12.50", "12.5", 0],
  ["-1", "0", -1],
])("%s against %s: %d", (a, b, expected) => {
  expect(comparePct(a, b)).toBe(expected);
});

test.each([
  ["12.5", "0.125"],
  ["100", "1"],
  ["0", "0"],
  ["0.0000001", "0.000000001"], // no exponent
  ["-3", "-0.03"],
])("%s%% is the rate %s", (pct, rate) => {
  expect(pctToRate(pct)).toBe(rate);
});

test("a text that is no percentage is refused", () => {
  expect(() => pctToRate("12,5")).toThrow("INVALID_NUMBER");
  expect(() => comparePct("1", "x")).toThrow("INVALID_NUMBER");
});
