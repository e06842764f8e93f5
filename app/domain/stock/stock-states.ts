import type { TransitionTable } from "#domain/shared/transitions.ts";

/** Allowed transitions of an arrival. */
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
