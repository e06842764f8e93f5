import { expect, test } from "vitest";
import type { ValueModifier } from "#domain/pricing/value-modifier.ts";
import { assertMayModify, isSameModifier, limitsOfEdit } from "./modify-request.ts";

const modifier = (increase: string, decrease: string): ValueModifier => ({
  increase: { type: "percentage", amount: increase },
  decrease: { type: "percentage", amount: decrease },
});
const limits = { increasePct: "3", decreasePct: "5" };

/** A standing modifier with percentages as its shares. */
const standing = (valueModifier: ValueModifier) => ({
  valueModifier,
  shares: { increasePct: valueModifier.increase.amount, decreasePct: valueModifier.decrease.amount },
});

test.each([
  ["0", "0", "0", "5", null],
  ["0", "0", "0", "5.01", "DISCOUNT_ABOVE_LIMIT"],
  ["0", "0", "3", "0", null],
  ["0", "0", "3.01", "0", "INCREASE_ABOVE_LIMIT"],
  // A standing modifier counts as unchanged, however it is written.
  ["0", "20", "3", "20.00", null],
  ["0", "20", "0", "19", "DISCOUNT_ABOVE_LIMIT"],
])("from +%s −%s to +%s −%s within +3 −5 percent: %s", (up, down, newUp, newDown, refusal) => {
  const attempt = () => {
    assertMayModify(standing(modifier(up, down)), modifier(newUp, newDown), {
      ...{ limits, subtotalCents: 100_000 },
    });
  };
  if (refusal === null) expect(attempt).not.toThrow();
  else expect(attempt).toThrow(refusal);
});

test("what stays as it was written may be as much as it was, and what is changed as much as one may give", () => {
  const of = (after: ValueModifier) => limitsOfEdit(standing(modifier("9", "20")), after, limits);
  expect(of(modifier("9.0", "20"))).toEqual({ increasePct: "9", decreasePct: "20" });
  expect(of(modifier("9", "19"))).toEqual({ increasePct: "9", decreasePct: "5" });
  expect(of(modifier("8", "20"))).toEqual({ increasePct: "3", decreasePct: "20" });
});

test("an amount that stays is held against the subtotal that it is taken off now", () => {
  const fixed: ValueModifier = { ...modifier("0", "0"), decrease: { type: "fixed", amount: "200" } };
  // R$ 200,00 of R$ 1.000,00, approved before.
  const approved = { valueModifier: fixed, shares: { increasePct: "0", decreasePct: "20" } };
  const attempt = (subtotalCents: number) => () => {
    assertMayModify(approved, fixed, { limits, subtotalCents });
  };
  expect(attempt(100_000)).not.toThrow();
  expect(attempt(99_999)).toThrow("DISCOUNT_ABOVE_LIMIT");
});

test("modifiers are the same when they mean the same", () => {
  expect(isSameModifier(modifier("0", "5"), modifier("0.00", "5.0"))).toBe(true);
  expect(isSameModifier(modifier("0", "5"), modifier("0", "5.1"))).toBe(false);
  const fixed: ValueModifier = { ...modifier("0", "0"), decrease: { type: "fixed", amount: "5" } };
  expect(isSameModifier(modifier("0", "5"), fixed)).toBe(false);
});
