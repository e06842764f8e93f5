import type { TransitionTable } from "#domain/shared/transitions.ts";

/** Statuses of a payment, in the order of its life. */
export const PAYMENT_STATUSES = ["notRequested", "requested", "received", "cancelled"] as const;

/** Status of a payment: `notRequested` means that no charge exists yet. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Whether money is still to come. */
export function isAwaited(status: PaymentStatus): boolean {
  return status === "notRequested" || status === "requested";
}

/** What people may say of a payment that no provider tells about: money that came another way, a charge that was sent
 *  outside of the portal, a payment that nobody waits for any more. Money that was received stays received.
 *  @source decision on payments by hand */
export const MANUAL_PAYMENT_TRANSITIONS = {
  notRequested: ["requested", "received", "cancelled"],
  requested: ["received", "cancelled"],
  received: [],
  cancelled: ["requested", "received"],
} as const satisfies TransitionTable<PaymentStatus>;

/** Transitions of a payment that its ledger can make. A cancelled payment may be requested again, and a late payment is
 *  accepted. Money that was received is called off when all of it is sent back, and due again when a bank takes it. */
export const PAYMENT_TRANSITIONS = {
  notRequested: ["requested", "received", "cancelled"],
  requested: ["received", "cancelled"],
  received: ["requested", "cancelled"],
  cancelled: ["requested", "received"],
} as const satisfies TransitionTable<PaymentStatus>;
