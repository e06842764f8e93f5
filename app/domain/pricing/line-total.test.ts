import { expect, test } from "vitest";
import { lineTotal } from "./line-total.ts";

test("units that are free are not paid, and a line is never below zero [PRICING-05]", () => {
  expect(lineTotal({ unitPriceCents: 5_000, amount: 10, freeAmount: 0 })).toBe(50_000);
  expect(lineTotal({ unitPriceCents: 5_000, amount: 10, freeAmount: 4 })).toBe(30_000);
  expect(lineTotal({ unitPriceCents: 5_000, amount: 4, freeAmount: 4 })).toBe(0);
  expect(lineTotal({ unitPriceCents: 5_000, amount: 4, freeAmount: 5 })).toBe(0);
});
