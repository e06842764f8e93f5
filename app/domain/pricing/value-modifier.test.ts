import { expect, test } from "vitest";
import { ValueModifierSchema } from "./value-modifier-schema.ts";
import { exactPartCents, NO_MODIFIER, partPct, reversePercentage } from "./value-modifier.ts";

const percentage = (amount: string) => ({ type: "percentage", amount }) as const;
const fixed = (amount: string) => ({ type: "fixed", amount }) as const;

test("a modifier has an increase and a decrease, each a percentage of zero unless said otherwise [PRICING-01]", () => {
  const nothing = { type: "percentage", amount: "0" };
  expect(ValueModifierSchema.parse({})).toEqual({ increase: nothing, decrease: nothing });
  expect(ValueModifierSchema.parse({ increase: { amount: "2.5" } }).increase).toEqual(percentage("2.5"));
  expect(ValueModifierSchema.parse({ decrease: { type: "fixed", amount: "10.00" } })).toEqual({
    increase: nothing,
    decrease: fixed("10.00"),
  });
  expect(NO_MODIFIER).toEqual({ increase: nothing, decrease: nothing });
});

test.each([
  ["a type of its own", { increase: { type: "times", amount: "2" } }],
  ["a negative amount", { increase: { amount: "-1" } }],
  ["a decrease of more than everything", { decrease: { amount: "100.01" } }],
  ["thousandths of a real", { decrease: { type: "fixed", amount: "1.001" } }],
  ["a comma", { increase: { amount: "1,5" } }],
])("a modifier with %s is refused", (_what, modifier) => {
  expect(ValueModifierSchema.safeParse(modifier).success).toBe(false);
});

test("what a part comes to is exact", () => {
  expect(exactPartCents(10_001, percentage("12.5")).toFixed()).toBe("1250.125");
});

test("a fixed part is a percentage of the price that it is about; of no price it is none", () => {
  expect(partPct(20_000, fixed("50"))).toBe("25");
  expect(partPct(30_000, fixed("100.00"))).toMatch(/^33\.3{10,}$/);
  expect(partPct(0, fixed("1"))).toBeNull();
  expect(partPct(0, fixed("0"))).toBe("0");
  expect(partPct(0, percentage("7"))).toBe("7");
});

test("a reversed percentage is meant of the result", () => {
  expect(reversePercentage(90_000, { direction: "increase", pct: "10" }).toFixed()).toBe("100000");
  expect(reversePercentage(110_000, { direction: "decrease", pct: "10" }).toFixed()).toBe("100000");
  expect(() => reversePercentage(1, { direction: "increase", pct: "100" })).toThrow("INVALID_NUMBER");
  expect(reversePercentage(200, { direction: "decrease", pct: "100" }).toFixed()).toBe("100");
});
