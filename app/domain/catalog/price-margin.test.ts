import { expect, test } from "vitest";
import { isMarginPct, marginPct, marginTenths, priceForMargin } from "./price-margin.ts";

test.each([
  [80_000, "20", 100_000],
  [100, "70", 333],
  [1_000, "0", 1_000],
  [1_999, "12.5", 2_285],
  [100_000, "12.5", 114_286], // 100 000 ÷ 0.875 = 114 285.71
  [100_000, "99.99", 1_000_000_000],
])("a cost of %s with a margin of %s%% over price is sold for %s", (costCents, pct, priceCents) => {
  expect(isMarginPct(pct)).toBe(true);
  expect(priceForMargin({ costCents, marginPct: pct })).toBe(priceCents);
});

test.each(["100", "-1", "vinte"])("a margin of %s over price is none", (pct) => {
  expect(isMarginPct(pct)).toBe(false);
  expect(() => priceForMargin({ costCents: 1, marginPct: pct })).toThrow("INVALID_NUMBER");
});

test.each([
  [100_000, 80_000, 200, "20"],
  [114_286, 100_000, 125, "12.5"],
  [90_000, 100_000, -111, "-11.11"],
  [8_000, 10_000, -250, "-25"],
  [3, 2, 333, "33.33"],
  [0, 100, null, null],
])(
  "a price of %s over a cost of %s leaves %s tenths of a percent, %s%%",
  (priceCents, costCents, tenths, pct) => {
    expect(marginTenths({ priceCents, costCents })).toBe(tenths);
    expect(marginPct({ priceCents, costCents })).toBe(pct);
  },
);
