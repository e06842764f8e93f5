import type { TransitionTable } from "#domain/shared/transitions.ts";

/** Where the units that an order keeps stand: given back when its time is over, taken anew by a charge, a payment or a
 *  status that comes after it, and gone once they left, until the order goes back to a status before that. */
export const RESERVATION_TRANSITIONS = {
  held: ["released", "discounted"],
  released: ["held"],
  discounted: ["held"],
} as const satisfies TransitionTable<"held" | "released" | "discounted">;

export type ReservationState = keyof typeof RESERVATION_TRANSITIONS;

/** Where a delivery stands. */
export const ARRIVAL_TRANSITIONS = {
  expected: ["received", "cancelled"],
  received: [],
  cancelled: [],
} as const satisfies TransitionTable<"expected" | "received" | "cancelled">;

export type ArrivalState = keyof typeof ARRIVAL_TRANSITIONS;

export const ARRIVAL_STATES = [
  "expected",
  "received",
  "cancelled",
] as const satisfies readonly ArrivalState[];

/** Where an order stands with its stock: `short` is one that was paid, or reached the status that takes units out, after
 *  its units were given back, when there were not enough any more. */
export const STOCK_STATUS_TRANSITIONS = {
  reserved: ["discounted", "released"],
  released: ["reserved", "short"],
  discounted: ["reserved"],
  short: ["released"],
} as const satisfies TransitionTable<"reserved" | "released" | "discounted" | "short">;

export type StockStatus = keyof typeof STOCK_STATUS_TRANSITIONS;
