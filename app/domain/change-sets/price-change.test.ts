import Big from "big.js";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { changePrices, type PlainPriceRule, PRICE_ROUNDINGS, roundPrice } from "./price-change.ts";

const PRICES = { priceCents: 10_000, costCents: 8_000 };
const CENT = { rounding: "cent" } as const;

test.each<[string, PlainPriceRule, { priceCents: number; costCents: number }]>([
  [
    "price up by 5%",
    { by: "percent", field: "priceCents", pct: "5", ...CENT },
    { priceCents: 10_500, costCents: 8_000 },
  ],
  [
    "price down by 12.5%",
    { by: "percent", field: "priceCents", pct: "-12.5", ...CENT },
    { priceCents: 8_750, costCents: 8_000 },
  ],
  [
    "cost up by 3.33%, from 8 266.4",
    { by: "percent", field: "costCents", pct: "3.33", ...CENT },
    { priceCents: 10_000, costCents: 8_266 },
  ],
  [
    "price up by R$ 10",
    { by: "amount", field: "priceCents", amountCents: 1_000, ...CENT },
    { priceCents: 11_000, costCents: 8_000 },
  ],
  [
    "more than the whole cost down",
    { by: "amount", field: "costCents", amountCents: -9_000, ...CENT },
    { priceCents: 10_000, costCents: 0 },
  ],
  [
    "cost with 25% over price, from 10 666.67",
    { by: "margin", marginPct: "25", ...CENT },
    { priceCents: 10_667, costCents: 8_000 },
  ],
  [
    "to ten cents, from 10 333",
    { by: "percent", field: "priceCents", pct: "3.33", rounding: "tenCents" },
    { priceCents: 10_330, costCents: 8_000 },
  ],
  [
    "to ,90, from 10 333",
    { by: "percent", field: "priceCents", pct: "3.33", rounding: "endsIn90" },
    { priceCents: 10_290, costCents: 8_000 },
  ],
])("%s", (_title, rule, after) => {
  expect(changePrices(PRICES, rule)).toEqual({ kind: "changed", after });
});

test("a price that comes out the same is no change, and a margin needs a cost", () => {
  const rule = { by: "margin", marginPct: "20", rounding: "cent" } as const;
  expect(changePrices(PRICES, rule)).toEqual({ kind: "same" });
  expect(changePrices({ ...PRICES, costCents: 0 }, rule)).toEqual({ kind: "left", reason: "NO_COST" });
});

test.each([
  [1_000_000_000, "same"],
  [1_000_000_001, "left"],
])("up to ten million reais a price is stored: %s is %s", (cents, kind) => {
  const rule: PlainPriceRule = {
    by: "amount",
    field: "priceCents",
    amountCents: cents - 1_000_000_000,
    ...CENT,
  };
  expect(changePrices({ priceCents: 1_000_000_000, costCents: 0 }, rule).kind).toBe(kind);
});

test.each([
  ["0.4", "cent", 0],
  ["0.5", "cent", 1],
  ["10.5", "cent", 11],
  ["14.9", "tenCents", 10],
  ["15", "tenCents", 20],
  ["1", "endsIn90", 90],
  ["139", "endsIn90", 90],
  ["139.9", "endsIn90", 90],
  ["140", "endsIn90", 190],
  ["10039.99", "endsIn90", 9_990],
  ["10040", "endsIn90", 10_090],
  ["-1", "endsIn90", 0],
  ["0", "endsIn90", 0],
] as const)("%s cents rounded to %s are %s", (exact, rounding, cents) => {
  expect(roundPrice(new Big(exact), rounding)).toBe(cents);
});

test("no rule makes a price negative or touches the other one, and what it rounds it rounds by its rounding alone", () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 });
  const rounding = fc.constantFrom(...PRICE_ROUNDINGS);
  const pct = fc
    .integer({ min: -9_999, max: 100_000 })
    .map((hundredths) => new Big(hundredths).div(100).toFixed());
  fc.assert(
    fc.property(cents, cents, pct, rounding, (priceCents, costCents, percent, how) => {
      const outcome = changePrices(
        { priceCents, costCents },
        { by: "percent", field: "priceCents", pct: percent, rounding: how },
      );
      if (outcome.kind !== "changed") return;
      expect(outcome.after.priceCents).toBeGreaterThanOrEqual(0);
      expect(outcome.after.costCents).toBe(costCents);
      if (how === "tenCents") expect(outcome.after.priceCents % 10).toBe(0);
      if (how === "endsIn90" && outcome.after.priceCents > 0) expect(outcome.after.priceCents % 100).toBe(90);
      const exact = new Big(priceCents).times(new Big(percent).plus(100)).div(100);
      const reach = how === "cent" ? 0.5 : how === "tenCents" ? 5 : 90;
      expect(exact.minus(outcome.after.priceCents).abs().toNumber()).toBeLessThanOrEqual(reach);
    }),
  );
});
