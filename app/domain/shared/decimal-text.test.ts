import { expect, test } from "vitest";
import { decimalText } from "./decimal-text.ts";

test.each([
  ["12,50", "12.5"],
  ["12.5", "12.5"],
  [" 7 ", "7"],
  ["007", "7"],
  ["0,00", "0"],
  ["1.234,5", "1.234,5"],
  ["dez", "dez"],
  ["-5", "-5"],
  ["1,23456", "1,23456"],
])("%s typed is %s", (typed, text) => {
  expect(decimalText(typed)).toBe(text);
});
