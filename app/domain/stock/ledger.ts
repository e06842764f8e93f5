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

/** The three numbers of a product at a center. */
export interface StockNumbers {
  onHand: number;
  reserved: number;
  /** Units of open arrivals that are on sale. */
  conditional: number;
}

/** What one move does to each of them. */
export interface StockChange {
  kind: StockMoveKind;
  onHand: number;
  reserved: number;
  conditional: number;
}

/** The numbers after a move. None is ever below zero, and no more is reserved than there is and will be.
 *  @param place - product and center, for the refusal
 *  @throws DomainError STOCK_TOO_LOW */
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

/** Somebody counted: what is on hand becomes what was found. */
export function countChange(before: StockNumbers, found: number): StockChange {
  return { kind: "count", onHand: found - before.onHand, reserved: 0, conditional: 0 };
}

/** Units that were broken, found or moved. */
export function adjustmentChange(amount: number): StockChange {
  return { kind: "adjustment", onHand: amount, reserved: 0, conditional: 0 };
}

/** An arrival is announced, changed or called off.
 *  @param before - its units on sale so far */
export function arrivalChange(before: number, after: number): StockChange {
  return { kind: "arrival", onHand: 0, reserved: 0, conditional: after - before };
}

/** An arrival has come: its units on sale are on hand now, as many as came.
 *  @param onSale - units that were on sale before they came
 *  @param remaining - of those, units that are still to come */
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
