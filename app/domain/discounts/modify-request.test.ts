import { expect, test } from "vitest";
import type { ValueModifier } from "#domain/pricing/value-modifier.ts";
import { fallsBelowMargin, marginEffect, marginOverCost } from "./margin-effect.ts";
import {
  assertChangeable,
  assertMayModify,
  isSameModifier,
  limitsOfEdit,
  type RequestStanding,
} from "./modify-request.ts";

const OPEN: RequestStanding = {
  id: "req",
  paymentStatus: "notRequested",
  statusGroup: "open",
  hasOpenCharge: false,
};

test.each<[Partial<RequestStanding>, boolean]>([
  [{}, true],
  [{ statusGroup: "negotiation" }, true],
  [{ paymentStatus: "requested" }, true],
  [{ paymentStatus: "cancelled" }, true],
  [{ statusGroup: "finished" }, false],
  [{ statusGroup: "refused" }, false],
  [{ paymentStatus: "received" }, false],
  [{ paymentStatus: "requested", hasOpenCharge: true }, false],
])("a request of which %j holds may be changed: %s", (standing, may) => {
  const attempt = () => {
    assertChangeable({ ...OPEN, ...standing });
  };
  if (may) expect(attempt).not.toThrow();
  else expect(attempt).toThrow("INVALID_TRANSITION");
});

const modifier = (increase: string, decrease: string): ValueModifier => ({
  increase: { type: "percentage", amount: increase },
  decrease: { type: "percentage", amount: decrease },
});
const limits = { increasePct: "3", decreasePct: "5" };

test.each([
  ["0", "0", "0", "5", null],
  ["0", "0", "0", "5.01", "DISCOUNT_ABOVE_LIMIT"],
  ["0", "0", "3", "0", null],
  ["0", "0", "3.01", "0", "INCREASE_ABOVE_LIMIT"],
  // What stands already is not theirs to answer for, in whatever form it is written.
  ["0", "20", "3", "20.00", null],
  ["0", "20", "0", "19", "DISCOUNT_ABOVE_LIMIT"],
])("from +%s −%s to +%s −%s within +3 −5 percent: %s", (up, down, newUp, newDown, refusal) => {
  const attempt = () => {
    assertMayModify(modifier(up, down), modifier(newUp, newDown), { limits, subtotalCents: 100_000 });
  };
  if (refusal === null) expect(attempt).not.toThrow();
  else expect(attempt).toThrow(refusal);
});

test("who saves a request anew answers for the parts that they change", () => {
  const of = (before: ValueModifier, after: ValueModifier) =>
    Object.entries(limitsOfEdit(before, after, limits)).map(([part, pct]) => [part, Number(pct) <= 5]);
  expect(of(modifier("9", "20"), modifier("9.0", "20"))).toEqual([
    ["increasePct", false],
    ["decreasePct", false],
  ]);
  expect(of(modifier("9", "20"), modifier("9", "19"))).toEqual([
    ["increasePct", false],
    ["decreasePct", true],
  ]);
  expect(of(modifier("9", "20"), modifier("8", "20"))).toEqual([
    ["increasePct", true],
    ["decreasePct", false],
  ]);
});

test("modifiers are the same when they mean the same", () => {
  expect(isSameModifier(modifier("0", "5"), modifier("0.00", "5.0"))).toBe(true);
  expect(isSameModifier(modifier("0", "5"), modifier("0", "5.1"))).toBe(false);
  const fixed: ValueModifier = { ...modifier("0", "0"), decrease: { type: "fixed", amount: "5" } };
  expect(isSameModifier(modifier("0", "5"), fixed)).toBe(false);
});

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

test.each([
  [130_000, 120_000, false],
  [130_000, 119_999, true],
  // Whoever raises a price that is too low makes nothing worse.
  [115_000, 116_000, false],
  [116_000, 115_000, true],
])(
  "from %i to %i cents, of which 110,000 are the least, falls below the margin: %s",
  (before, after, falls) => {
    const of = { costCents: 100_000, minimumPct: "10" };
    expect(fallsBelowMargin(totals(before), totals(after), of)).toBe(falls);
  },
);
