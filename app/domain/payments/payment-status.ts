import type { TransitionTable } from "#domain/shared/transitions.ts";

/** Statuses of a payment, in the order of its life. */
export const PAYMENT_STATUSES = ["notRequested", "requested", "received", "cancelled"] as const;

/** Status of a payment: `notRequested` means that no charge exists yet, `received` is final. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Allowed transitions of a payment. A cancelled payment may be requested again, and a late payment is accepted. */
export const PAYMENT_TRANSITIONS = {
  notRequested: ["requested", "cancelled"],
  requested: ["received", "cancelled"],
  received: [],
  cancelled: ["requested", "received"],
} as const satisfies TransitionTable<PaymentStatus>;
