import { expect, test } from "vitest";
import { exceedsDiscountLimit } from "./discount-warning.ts";

test.each([
  ["percentage", "5", "5", 1_000_000, false],
  ["percentage", "5.01", "5", 1_000_000, true],
  // R$ 500,00 and R$ 500,01 of R$ 10.000,00.
  ["fixed", "500", "5", 1_000_000, false],
  ["fixed", "500.01", "5", 1_000_000, true],
  ["percentage", "0", null, 1_000_000, false],
  ["percentage", "0.01", null, 1_000_000, true],
  ["fixed", "0", "5", 0, false],
  ["fixed", "1", "5", 0, true],
] as const)(
  "a decrease (%s) of %s against a limit of %s percent of %d cents warns: %s",
  (type, amount, limitPct, subtotalCents, warns) => {
    const modifier = { increase: { type: "percentage", amount: "90" }, decrease: { type, amount } } as const;
    expect(exceedsDiscountLimit(modifier, { subtotalCents, limitPct })).toBe(warns);
  },
);
