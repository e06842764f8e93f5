import { canMove } from "#domain/shared/transitions.ts";
import { PAYMENT_TRANSITIONS, type PaymentStatus } from "./payment-status.ts";

export type ChargeStatus = "pending" | "paid" | "expired";

/** The status of a charge at an instant. A pending charge past its time is expired even if its row says otherwise. */
export function chargeStatusAt(
  charge: { status: ChargeStatus; expiresAt: string },
  nowIso: string,
): ChargeStatus {
  return charge.status === "pending" && charge.expiresAt <= nowIso ? "expired" : charge.status;
}

/** The effect of a provider's event on a charge. Repeated events, an expiry after the payment and events for another
 *  amount change nothing; a payment after the expiry is accepted. */
export function decidePayment({
  type,
  amountCents,
  charge,
  paymentStatus,
}: {
  type: "charge.paid" | "charge.expired";
  amountCents: number;
  charge: { status: ChargeStatus; amountCents: number };
  paymentStatus: PaymentStatus;
}): { charge: ChargeStatus; paymentStatus: PaymentStatus } | null {
  if (charge.status === "paid") return null;
  if (type === "charge.expired") {
    return charge.status === "expired" ? null : { charge: "expired", paymentStatus };
  }
  if (amountCents !== charge.amountCents) return null;
  const moves = canMove(PAYMENT_TRANSITIONS, paymentStatus, "received");
  return { charge: "paid", paymentStatus: moves ? "received" : paymentStatus };
}

/** Whether an event reports a payment of a different amount on an unpaid charge. Such a payment is recorded and not
 *  applied. */
export function isMismatch({
  type,
  amountCents,
  charge,
}: {
  type: "charge.paid" | "charge.expired";
  amountCents: number;
  charge: { status: ChargeStatus; amountCents: number };
}): boolean {
  return type === "charge.paid" && charge.status !== "paid" && amountCents !== charge.amountCents;
}

/** Payment status of an order with a new charge: requested, unless the order is already further. */
export function paymentStatusWithCharge(paymentStatus: PaymentStatus): PaymentStatus {
  return canMove(PAYMENT_TRANSITIONS, paymentStatus, "requested") ? "requested" : paymentStatus;
}
