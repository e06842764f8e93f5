import { expect, test } from "vitest";
import { fuzzCheckouts } from "#scripts/bench/checkout/fuzz-checkout.ts";
import { OPENING } from "#tests/factories/checkout.ts";

test("5,000 checkouts in which anything happens keep their rules, survive their draft, and become a call that reads or names its fields", () => {
  const { mistakes, parsed } = fuzzCheckouts({ sequences: 5_000, seed: 20_261_122, opening: OPENING });
  expect(mistakes).toEqual([]);
  // Both ways out are walked.
  expect(parsed).toBeGreaterThan(100);
  expect(parsed).toBeLessThan(4_900);
});
