import { expect, test } from "vitest";
import { ValueModifierSchema } from "#domain/pricing/value-modifier-schema.ts";
import { toModifier, toTyped } from "./modifier-form-data.ts";

test.each([
  ["percentage", "5", "5"],
  ["percentage", "5,5", "5.5"],
  ["percentage", "1.234", "1234"],
  ["percentage", "", "0"],
  ["fixed", "1.234,5", "1234.50"],
  ["fixed", "1.234", "1234.00"],
] as const)("a %s of “%s” is typed for %s", (type, typed, amount) => {
  const part = { type, amount: typed };
  expect(toModifier({ increase: part, decrease: part }).decrease.amount).toBe(amount);
});

test.each(["5.5", "12.34", "1.23", "1234.56", "dez"])(
  "“%s” is no modifier, in percent or in reais",
  (typed) => {
    for (const type of ["percentage", "fixed"] as const) {
      const modifier = toModifier({ increase: { type, amount: "" }, decrease: { type, amount: typed } });
      expect(ValueModifierSchema.safeParse(modifier).success).toBe(false);
    }
  },
);

test("a form shows what is saved as people type it, and nothing for zero", () => {
  const saved = {
    increase: { type: "percentage" as const, amount: "0.00" },
    decrease: { type: "fixed" as const, amount: "1234.50" },
  };
  expect(toTyped(saved)).toEqual({
    increase: { type: "percentage", amount: "" },
    decrease: { type: "fixed", amount: "1234,50" },
  });
});
