import { expect, test } from "vitest";
import { buildContent } from "#tests/factories/content.ts";
import { fallsBelowMargin, marginEffect, marginOverCost } from "./margin-effect.ts";

const totals = (totalCents: number) => ({
  totalCents,
  freightCents: 10_000,
  extraItemsCents: 0,
  servicesCents: 0,
});

test("a margin is over cost, of the lines alone", () => {
  expect(marginOverCost(12_345, 10_000)).toBe("23.45");
  expect(marginOverCost(9_000, 10_000)).toBe("-10.00");
  expect(marginEffect(totals(130_000), totals(118_000), { costCents: 100_000, minimumPct: "10" })).toEqual({
    ...{ costCents: 100_000, beforePct: "20.00", afterPct: "8.00", minimumPct: "10" },
  });
  expect(marginEffect(totals(130_000), totals(118_000), { costCents: 0, minimumPct: "10" })).toBeNull();
});

/** A version with lines of so many cents, a decrease in reais, and a cost of R$ 1.000,00. */
function version(itemsCents: number, reais: string, costCents = 100_000) {
  const increase = { type: "percentage", amount: "0" } as const;
  const content = buildContent(
    { itemsCents },
    { valueModifier: { increase, decrease: { type: "fixed", amount: reais } } },
  );
  return { type: "order" as const, content, costCents };
}

const minimumPct = "10";

test.each([
  ["R$ 1.100,00 are left", version(120_000, "100"), false],
  ["R$ 1.099,99 are left", version(120_000, "100.01"), true],
  ["the distributor's own price is too low, and nothing is taken off", version(105_000, "0"), false],
  ["nobody knows the cost", version(120_000, "900", 0), false],
])("of a new request: %s: %s", (_what, after, falls) => {
  expect(fallsBelowMargin(after, { before: null, minimumPct })).toBe(falls);
  expect(fallsBelowMargin(after, { before: null, minimumPct: null })).toBe(false);
});

test.each([
  ["as it was approved", version(110_000, "50"), false],
  ["with less taken off", version(110_000, "49"), false],
  ["a cent less, as rounding may leave it", version(110_000, "50.01"), false],
  ["with more taken off", version(110_000, "50.02"), true],
  ["with more of what brings in more", version(220_000, "50", 200_000), false],
  ["with the same taken off of half of it", version(55_000, "50", 50_000), true],
])("of a request that stands at 5 percent where 10 are the least, saved %s: %s", (_what, after, falls) => {
  expect(fallsBelowMargin(after, { before: version(110_000, "50"), minimumPct })).toBe(falls);
});
