import type { TransitionTable } from "#domain/shared/transitions.ts";

/** Where the units that an order keeps stand: given back when its time is over, taken anew by a payment that comes
 *  after it, and gone for good once they left. */
export const RESERVATION_TRANSITIONS = {
  held: ["released", "discounted"],
  released: ["held"],
  discounted: [],
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

/** Where an order stands with its stock: `short` is one that was paid after its units were given back, when there
 *  were not enough any more. */
export const STOCK_STATUS_TRANSITIONS = {
  reserved: ["discounted", "released"],
  released: ["reserved", "short"],
  discounted: [],
  short: [],
} as const satisfies TransitionTable<"reserved" | "released" | "discounted" | "short">;

export type StockStatus = keyof typeof STOCK_STATUS_TRANSITIONS;
