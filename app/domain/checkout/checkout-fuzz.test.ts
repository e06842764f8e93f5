import { expect, test } from "vitest";
import { fuzzCheckouts } from "#scripts/bench/checkout/fuzz-checkout.ts";

test("5,000 checkouts in which anything happens keep their rules, survive their draft, and become a call that reads, and comes to the total that they show, or names its fields", () => {
  const { mistakes, parsed, totals } = fuzzCheckouts({ sequences: 5_000, seed: 20_261_122 });
  expect(mistakes).toEqual([]);
  // Enough random checkouts reach the save.
  expect(parsed).toBeGreaterThan(100);
  expect(parsed).toBeLessThan(4_900);
  expect(totals.refused).toBeGreaterThan(5);
  expect(totals.equal).toBeGreaterThan(50);
});
