import { expect, test } from "vitest";
import { PriceRulesSettingsSchema } from "#domain/settings/price-settings-schema.ts";
import { PricingRulesSchema } from "#domain/pricing/pricing-rules-schema.ts";
import { modifierProblem } from "#domain/pricing/modifier-problem.ts";
import { pctForm } from "./pct-form.ts";

test.each([
  ["0", true],
  ["5", true],
  ["0.5", true],
  ["12.50", true],
  ["99", true],
  ["05", false],
  ["00", false],
  ["00.5", false],
  ["100", false],
  ["12.501", false],
  ["5.", false],
  [".5", false],
  ["-5", false],
  ["5\n", false],
])("%j is a percentage of two digits and two decimals: %s", (text, isOne) => {
  expect(pctForm(2, 2).test(text)).toBe(isOne);
});

test.each([
  ["a discount", (pct: string) => modifierProblem("decrease", { type: "percentage", amount: pct }) === null],
  [
    "a discount in reais",
    (text: string) => modifierProblem("decrease", { type: "fixed", amount: text }) === null,
  ],
  [
    "the minimum margin",
    (minimumMarginPct: string) => PricingRulesSchema.safeParse({ minimumMarginPct }).success,
  ],
  [
    "what administrators may take off",
    (adminDiscountLimitPct: string) => PriceRulesSettingsSchema.safeParse({ adminDiscountLimitPct }).success,
  ],
] as const)("%s is no number with zeros before it", (_name, isTaken) => {
  expect(["5", "0", "0.5"].map(isTaken)).toEqual([true, true, true]);
  expect(["05", "00", "00.5"].map(isTaken)).toEqual([false, false, false]);
});
