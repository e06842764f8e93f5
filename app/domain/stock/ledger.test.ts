import fc from "fast-check";
import { expect, test } from "vitest";
import { isDomainError } from "#domain/shared/errors.ts";
import {
  adjustmentChange,
  applyChange,
  arrivalChange,
  countChange,
  receiptChange,
  type StockChange,
  type StockNumbers,
} from "./ledger.ts";

const PLACE = { productId: "prd_1", centerId: "cen_1" };

function after(before: StockNumbers, change: StockChange): StockNumbers | string {
  try {
    return applyChange(before, change, PLACE);
  } catch (error) {
    if (isDomainError(error)) return error.code;
    throw error;
  }
}

/** The change of a reservation, as the statements in `worker/repositories/stock` make it. */
function reservationChange(kind: "reserve" | "release" | "outflow", amount: number): StockChange {
  return {
    kind,
    onHand: kind === "outflow" ? -amount : 0,
    reserved: kind === "reserve" ? amount : -amount,
    conditional: 0,
  };
}

const LEVEL = { onHand: 10, reserved: 6, conditional: 0 };

test.each<[string, StockNumbers, StockChange, StockNumbers | string]>([
  ["a count down to what is reserved", LEVEL, countChange(LEVEL, 6), { ...LEVEL, onHand: 6 }],
  ["a count below what is reserved", LEVEL, countChange(LEVEL, 5), "STOCK_TOO_LOW"],
  [
    "a count below what is reserved, covered by an arrival",
    { ...LEVEL, conditional: 1 },
    countChange(LEVEL, 5),
    { onHand: 5, reserved: 6, conditional: 1 },
  ],
  ["an adjustment of all that is free", LEVEL, adjustmentChange(-4), { ...LEVEL, onHand: 6 }],
  ["an adjustment of one more", LEVEL, adjustmentChange(-5), "STOCK_TOO_LOW"],
  [
    "an outflow of what is on hand",
    LEVEL,
    reservationChange("outflow", 6),
    { onHand: 4, reserved: 0, conditional: 0 },
  ],
  ["an outflow of more than was reserved", LEVEL, reservationChange("outflow", 7), "STOCK_TOO_LOW"],
  ["a reservation of the last units", LEVEL, reservationChange("reserve", 4), { ...LEVEL, reserved: 10 }],
  ["a reservation of one more", LEVEL, reservationChange("reserve", 5), "STOCK_TOO_LOW"],
  ["a release", LEVEL, reservationChange("release", 6), { ...LEVEL, reserved: 0 }],
  ["an announced delivery", LEVEL, arrivalChange(0, 20), { ...LEVEL, conditional: 20 }],
  [
    "a delivery called off although its units are sold",
    { onHand: 0, reserved: 6, conditional: 20 },
    arrivalChange(20, 0),
    "STOCK_TOO_LOW",
  ],
  [
    "a whole receipt",
    { onHand: 0, reserved: 6, conditional: 20 },
    receiptChange({ came: 20, onSale: 20, remaining: 0 }),
    { onHand: 20, reserved: 6, conditional: 0 },
  ],
  [
    "a receipt of a part, the rest still to come",
    { onHand: 0, reserved: 6, conditional: 20 },
    receiptChange({ came: 5, onSale: 20, remaining: 15 }),
    { onHand: 5, reserved: 6, conditional: 15 },
  ],
  [
    "a receipt of too little, the rest never to come",
    { onHand: 0, reserved: 6, conditional: 20 },
    receiptChange({ came: 5, onSale: 20, remaining: 0 }),
    "STOCK_TOO_LOW",
  ],
])("%s", (_title, before, change, expected) => {
  expect(after(before, change)).toEqual(expected);
});

const amount = fc.integer({ min: 0, max: 30 });
const anyChange: fc.Arbitrary<(before: StockNumbers) => StockChange> = fc.oneof(
  amount.map((found) => (before: StockNumbers) => countChange(before, found)),
  fc.integer({ min: -30, max: 30 }).map((change) => () => adjustmentChange(change)),
  fc.tuple(amount, amount).map(
    ([was, is]) =>
      () =>
        arrivalChange(was, is),
  ),
  fc.tuple(amount, amount, amount).map(
    ([came, onSale, remaining]) =>
      () =>
        receiptChange({ came, onSale, remaining: Math.min(remaining, onSale) }),
  ),
  fc.tuple(fc.constantFrom("reserve", "release", "outflow"), amount).map(
    ([kind, units]) =>
      () =>
        reservationChange(kind, units),
  ),
);

test("whatever moves come in whatever order, nothing is below zero and the ledger adds up to the stock", () => {
  fc.assert(
    fc.property(fc.array(anyChange, { minLength: 1, maxLength: 60 }), (moves) => {
      let level: StockNumbers = { onHand: 0, reserved: 0, conditional: 0 };
      const ledger: StockChange[] = [];
      for (const move of moves) {
        const change = move(level);
        const next = after(level, change);
        if (typeof next === "string") continue;
        ledger.push(change);
        level = next;
      }
      const sum = (of: "onHand" | "reserved" | "conditional") =>
        ledger.reduce((total, change) => total + change[of], 0);
      expect({ onHand: sum("onHand"), reserved: sum("reserved"), conditional: sum("conditional") }).toEqual(
        level,
      );
      const available = level.onHand + level.conditional - level.reserved;
      expect(Math.min(level.onHand, level.reserved, level.conditional, available)).toBeGreaterThanOrEqual(0);
    }),
  );
});
