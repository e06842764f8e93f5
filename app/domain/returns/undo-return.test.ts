import { expect, test } from "vitest";
import { endOfUndo, type UndoFacts } from "./undo-return.ts";

const FRESH: UndoFacts = {
  ...{ isUndone: false, isLast: true, wasPaid: true, isPaid: true },
  ...{ isSettledSince: false, isStockAsLeft: true },
};

test.each([
  [{}, null],
  [{ wasPaid: false, isPaid: false }, null],
  [{ isUndone: true, isLast: false }, "undone"],
  [{ isLast: false, isSettledSince: true }, "newer"],
  [{ isSettledSince: true, isStockAsLeft: false }, "settled"],
  [{ wasPaid: false }, "settled"],
  [{ isPaid: false }, "settled"],
  [{ isStockAsLeft: false }, "moved"],
] as const)("a return of which %j is kept from being undone by %s", (changes, end) => {
  expect(endOfUndo({ ...FRESH, ...changes })).toBe(end);
});
