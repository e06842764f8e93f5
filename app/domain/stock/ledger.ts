import { DomainError } from "#domain/shared/errors.ts";

export const STOCK_MOVE_KINDS = [
  "opening",
  "reserve",
  "release",
  "outflow",
  "receipt",
  "count",
  "adjustment",
  "arrival",
  "return",
] as const;

export type StockMoveKind = (typeof STOCK_MOVE_KINDS)[number];

/** The three numbers of a row of stock: a product at a center. */
export interface StockNumbers {
  onHand: number;
  reserved: number;
  /** Units of open arrivals that are on sale. */
  conditional: number;
}

/** The change that one move makes to each number. */
export interface StockChange {
  kind: StockMoveKind;
  onHand: number;
  reserved: number;
  conditional: number;
}

/** The numbers after a move. No number falls below zero, and reservations never exceed units on hand plus conditional
 *  units.
 *  @param place - product and center, for the details of the refusal */
export function applyChange(
  before: StockNumbers,
  change: StockChange,
  place: { productId: string; centerId: string },
): StockNumbers {
  const after = {
    onHand: before.onHand + change.onHand,
    reserved: before.reserved + change.reserved,
    conditional: before.conditional + change.conditional,
  };
  const isPossible =
    after.onHand >= 0 &&
    after.reserved >= 0 &&
    after.conditional >= 0 &&
    after.onHand + after.conditional >= after.reserved;
  if (!isPossible) throw new DomainError("STOCK_TOO_LOW", place);
  return after;
}

/** The change of a stocktaking: units on hand become the units counted. */
export function countChange(before: StockNumbers, found: number): StockChange {
  return { kind: "count", onHand: found - before.onHand, reserved: 0, conditional: 0 };
}

/** The change of an adjustment: units that were broken, found or moved. */
export function adjustmentChange(amount: number): StockChange {
  return { kind: "adjustment", onHand: amount, reserved: 0, conditional: 0 };
}

/** The change when an arrival is announced, edited or cancelled.
 *  @param before - its units on sale until now */
export function arrivalChange(before: number, after: number): StockChange {
  return { kind: "arrival", onHand: 0, reserved: 0, conditional: after - before };
}

/** The change when an arrival comes in: units received are on hand, and no longer conditional.
 *  @param onSale - units on sale before the receipt
 *  @param remaining - units of these that are still expected */
export function receiptChange({
  came,
  onSale,
  remaining,
}: {
  came: number;
  onSale: number;
  remaining: number;
}): StockChange {
  return { kind: "receipt", onHand: came, reserved: 0, conditional: remaining - onSale };
}
