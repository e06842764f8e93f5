import { expect, test } from "vitest";
import { readTyped, toModifier, toTyped } from "./modifier-form-data.ts";

test.each([
  ["5", "5"],
  ["5,5", "5.5"],
  ["5.5", "5.5"],
  ["1.234,50", "1234.50"],
  ["1.234", "1234"],
  ["12.34", "12.34"],
  ["", "0"],
  ["dez", "dez"],
])("“%s” is typed for %s", (typed, amount) => {
  const part = { type: "percentage" as const, amount: typed };
  expect(toModifier({ increase: part, decrease: part }).decrease.amount).toBe(amount);
});

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

test("a form that lacks a part has none of it", () => {
  const fields = new FormData();
  fields.set("decrease", " 7 ");
  fields.set("decreaseType", "fixed");
  expect(readTyped(fields)).toEqual({
    increase: { type: "percentage", amount: "" },
    decrease: { type: "fixed", amount: "7" },
  });
});
