import { expect, test } from "vitest";
import { kitMarginPct, proposeKitPrice } from "./kit-price.ts";

test.each([
  [800_000, "20", 1_000_000],
  [800_000, "0", 800_000],
  [100_000, "12.5", 114_286], // 100 000 ÷ 0.875 = 114 285.71
  [100_000, "99.99", 1_000_000_000],
  [100_000, "100", null],
  [100_000, "-1", null],
  [100_000, "vinte", null],
])("parts of %d cents with a margin of %s%% cost %s", (partsCents, marginPct, expected) => {
  expect(proposeKitPrice({ partsCents, marginPct })).toBe(expected);
});

test.each([
  [800_000, 1_000_000, "20"],
  [100_000, 114_286, "12.5"],
  [100_000, 90_000, "-11.11"],
  [100_000, 0, null],
])("a price of parts of %d cents for %d leaves %s%%", (partsCents, priceCents, expected) => {
  expect(kitMarginPct({ partsCents, priceCents })).toBe(expected);
});
