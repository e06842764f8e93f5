import { expect, test } from "vitest";
import { decimalText, reaisText } from "./decimal-text.ts";

test.each([
  ["12,50", "12.5"],
  [" 7 ", "7"],
  ["007", "7"],
  ["0,00", "0"],
  ["1.234", "1234"],
  ["1.234,5", "1234.5"],
  ["1.234.567,80", "1234567.8"],
  ["R$ 1.234,56", "1234.56"],
  ["-5,5", "-5.5"],
  ["1,23456", "1.23456"],
])("%s typed is kept as %s", (typed, text) => {
  expect(decimalText(typed)).toBe(text);
});

test.each(["12.5", "1.23", "1234.56", "1,234.56", "0.500", ",5", "5,", "dez", ""])(
  "%s typed is nothing that a number is read from",
  (typed) => {
    expect(decimalText(typed)).not.toMatch(/^-?\d+(\.\d+)?$/);
  },
);

test.each([
  ["1.234,5", "1234.50"],
  ["R$ 150", "150.00"],
  ["1.23", "1,23"],
  ["1234.56", "1234,56"],
  ["1,234", "1.234"],
])("%s typed for reais is kept as %s, which a schema takes or refuses", (typed, text) => {
  expect(reaisText(typed)).toBe(text);
});
