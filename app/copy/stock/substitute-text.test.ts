import { expect, test } from "vitest";
import { substituteDifference } from "./substitute-text.ts";

test.each([
  [10, -2_000, "+10\u00a0W · −R$\u00a020,00"],
  [-5, 0, "−5\u00a0W · mesmo preço"],
  [0, 150, "mesma potência · +R$\u00a01,50"],
  [null, 150, "+R$\u00a01,50"],
  [1_000, undefined, "+1.000\u00a0W"],
  [null, undefined, ""],
] as const)("%s W and %s cents more read “%s”", (powerW, cents, text) => {
  expect(substituteDifference(powerW, cents)).toBe(text);
});
