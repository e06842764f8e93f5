import type { TransitionTable } from "#domain/shared/transitions.ts";

/** Statuses of a payment, in the order of its life. */
export const PAYMENT_STATUSES = ["notRequested", "requested", "received", "cancelled"] as const;

/** Status of a payment: `notRequested` has no charge yet, `received` is final. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Moves of a payment. A cancelled one may be requested again, and money that arrives late is kept. */
export const PAYMENT_TRANSITIONS = {
  notRequested: ["requested", "cancelled"],
  requested: ["received", "cancelled"],
  received: [],
  cancelled: ["requested", "received"],
} as const satisfies TransitionTable<PaymentStatus>;
