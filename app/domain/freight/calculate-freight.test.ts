import { expect, test } from "vitest";
import { calculateFreight } from "./calculate-freight.ts";

const perKwp = { type: "perKwp", amountCents: 4_500, minimumCents: 20_000 } as const;

test.each([
  [5_500, 24_750], // 5.5 × 4 500
  [4_445, 20_003], // 4.445 × 4 500 = 20 002.5, half up
  [4_444, 20_000], // 19 998: below the minimum
  [0, 20_000],
])("by power %i W cost %i cents to send", (powerW, cents) => {
  expect(calculateFreight({ shippingType: "CIF", ships: true, rule: perKwp, powerW })).toBe(cents);
});

test("a fixed freight does not look at the power", () => {
  const rule = { type: "fixed", amountCents: 10_000 } as const;
  expect(calculateFreight({ shippingType: "CIF", ships: true, rule, powerW: 1 })).toBe(10_000);
  expect(calculateFreight({ shippingType: "CIF", ships: true, rule, powerW: 1_000_000 })).toBe(10_000);
});

test.each([
  ["FOB", true],
  ["FOB", false],
  ["CIF", false],
] as const)("%s with a distributor that ships (%s) costs nothing", (shippingType, ships) => {
  expect(calculateFreight({ shippingType, ships, rule: perKwp, powerW: 5_500 })).toBe(0);
});
