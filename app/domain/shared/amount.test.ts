import { expect, test } from "vitest";
import { parseAmount } from "./amount.ts";

test.each([
  ["12", { amount: 12 }],
  [" 1.200 ", { amount: 1_200 }],
  ["1.200,00", { amount: 1_200 }],
  ["1.200,5", { refusal: "DECIMAL" }],
  ["0", { amount: 0 }],
  ["3,0", { amount: 3 }],
  ["9.999", { amount: 9_999 }],
  ["10.000", { refusal: "TOO_MANY" }],
  ["99999999999999999999", { refusal: "TOO_MANY" }],
  ["", { refusal: "EMPTY" }],
  ["-3", { refusal: "NEGATIVE" }],
  ["2,5", { refusal: "DECIMAL" }],
  ["2.5", { refusal: "DECIMAL" }],
  ["1e3", { refusal: "NOT_A_NUMBER" }],
  ["10 módulos", { refusal: "NOT_A_NUMBER" }],
] as const)("the amount %j reads as %j", (text, expected) => {
  expect(parseAmount(text)).toEqual(expected);
});

test("a place may take fewer units than others", () => {
  expect(parseAmount("999", 999)).toEqual({ amount: 999 });
  expect(parseAmount("1.000,0", 999)).toEqual({ refusal: "TOO_MANY" });
});
