import { canMove } from "#domain/shared/transitions.ts";
import { PAYMENT_TRANSITIONS, type PaymentStatus } from "./payment-status.ts";

export type ChargeStatus = "pending" | "paid" | "expired";

/** Whether a charge can still be paid; one whose time is over is expired whatever its row says. */
export function chargeStatusAt(
  charge: { status: ChargeStatus; expiresAt: string },
  nowIso: string,
): ChargeStatus {
  return charge.status === "pending" && charge.expiresAt <= nowIso ? "expired" : charge.status;
}

/** What an event of the provider changes: nothing when it is a repetition, an expiry
 *  after the payment, or for another amount. A payment after the expiry is kept. */
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

/** Whether somebody paid another amount than was asked for, for a charge that is not paid: it is kept, not applied. */
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

/** Payment status of an order that has just got a charge: requested, unless that would be a step back. */
export function paymentStatusWithCharge(paymentStatus: PaymentStatus): PaymentStatus {
  return canMove(PAYMENT_TRANSITIONS, paymentStatus, "requested") ? "requested" : paymentStatus;
}
