import { expect, test } from "vitest";
import { parseTarget } from "./mount-amount.ts";

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
