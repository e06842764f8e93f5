import { expect, test } from "vitest";
import { parseCents, parseLooseNumber, parseNumber } from "./numbers.ts";

test.each([
  ["1.234,56", 1234.56],
  ["1234,5", 1234.5],
  ["1.234", 1234],
  ["0,07", 0.07],
  ["-1.234.567,8", -1234567.8],
  ["R$ 1.234,56", 1234.56],
  ["R$\u00a01.234,56", 1234.56],
  ["-R$ 0,05", -0.05],
  ["R$5", 5],
  ["  12  ", 12],
  ["-0", 0],
])("%j is the number %d", (text, expected) => {
  expect(parseNumber(text)).toBe(expected);
});

test.each([
  "1.23", // a dot only separates thousands
  "1,234.56",
  "1234.56",
  "",
  "12abc",
  ",5",
  "5,",
  "- 1",
  "R$ -5",
  "1.2345",
  "12.34.567",
  "1234.567",
  "0.500", // whoever types a zero first means a decimal
  "9".repeat(400),
])("%j is no number", (text) => {
  expect(parseNumber(text)).toBeNull();
});

test.each([
  ["R$ 1.234,56", 123_456],
  ["0,1", 10],
  ["12", 1_200],
  ["-0,05", -5],
  ["0,29", 29], // 0.29 × 100 is 28.999… in binary
  ["90.071.992.547.409,91", 9_007_199_254_740_991],
])("%j is %d cents", (text, expected) => {
  expect(parseCents(text)).toBe(expected);
});

test.each(["1,234", "1.23", "", "90.071.992.547.409,92"])("%j is no amount of cents", (text) => {
  expect(parseCents(text)).toBeNull();
});

test.each([
  ["5,5", 5.5],
  ["5.5", 5.5],
  ["5.5 kWp", 5.5],
  ["R$ 1.234,56", 1234.56],
  ["1,234.56", 1234.56],
  ["1.234.567", 1234567],
  ["1,234,567", 1234567],
  [",5", 0.5],
  ["5,", 5],
  ["-3,2%", -3.2],
  ["R$ -5", -5],
  ["abc12", 12],
])("%j typed into a filter means %d [VALID-19]", (text, expected) => {
  expect(parseLooseNumber(text)).toBe(expected);
});

test.each(["", "abc", ",", "-", "1.234,567,8", "1,2.3.4"])("%j typed into a filter means nothing", (text) => {
  expect(parseLooseNumber(text)).toBeNull();
});
