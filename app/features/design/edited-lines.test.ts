import { expect, test } from "vitest";
import { withAdded, withAmount, withoutLine, withSwap } from "./edited-lines.ts";

const LINES = [
  { id: "module", amount: 10, recAmount: 0 },
  { id: "inverter", amount: 1, recAmount: 0 },
  { id: "box", amount: 1, recAmount: 1 },
];

test("another amount is a choice of the line alone", () => {
  expect(withAmount(LINES, "module", 12)).toEqual([
    { id: "module", amount: 12, recAmount: 0 },
    ...LINES.slice(1),
  ]);
});

test("a choice that is taken out is gone, a recommendation stays out", () => {
  expect(withoutLine(LINES, "inverter")).toEqual([LINES[0], LINES[2]]);
  expect(withoutLine(LINES, "box")).toEqual([LINES[0], LINES[1], { id: "box", amount: 0, recAmount: 1 }]);
});

test("a swap takes as many of the other product, and keeps a recommendation out", () => {
  expect(withSwap(LINES, "module", "other")[0]).toEqual({ id: "other", amount: 10, recAmount: 0 });
  expect(withSwap(LINES, "box", "larger")).toEqual([
    ...LINES.slice(0, 2),
    { id: "larger", amount: 1, recAmount: 0 },
    { id: "box", amount: 0, recAmount: 1 },
  ]);
});

test("a swap for a product that was in already leaves it once", () => {
  expect(withSwap(LINES, "module", "inverter").map(({ id, amount }) => [id, amount])).toEqual([
    ["inverter", 10],
    ["box", 1],
  ]);
});

test("an added product comes last, with one unit", () => {
  expect(withAdded(LINES, "tape").at(-1)).toEqual({ id: "tape", amount: 1, recAmount: 0 });
});
