import { expect, test } from "vitest";
import { parseAmount, parseTarget } from "./mount-amount.ts";

test.each([
  ["12", { amount: 12 }],
  [" 1.200 ", { amount: 1_200 }],
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

test.each([
  ["5,5", { targetW: 5_500 }],
  ["5.5 kWp", { targetW: 5_500 }],
  ["1.200,5", { targetW: 1_200_500 }],
  ["", { targetW: null }],
  ["100.000", { targetW: 100_000_000 }],
  ["100.001", { refusal: "TOO_MANY" }],
  ["0", { refusal: "NOT_POSITIVE" }],
  ["-5", { refusal: "NOT_POSITIVE" }],
  ["cinco", { refusal: "NOT_A_NUMBER" }],
] as const)("the power %j reads as %j", (text, expected) => {
  expect(parseTarget(text)).toEqual(expected);
});
