import type { OrderDetails, OrderPayment, PayerCharge } from "#domain/payments/checkout-schema.ts";

/** States of a payment that the payer sees. */
export type PaymentView =
  | { state: "unrequested" }
  | { state: "elsewhere" }
  | { state: "waiting"; charge: PayerCharge }
  | { state: "expired" }
  /** Another amount than was asked for came. */
  | { state: "checked" }
  | { state: "paid"; amountCents: number | null; paidAt: string | null }
  | { state: "cancelled" };

/** The state to show; an order that cannot be paid here has its own. `isTimeUp` is the page's own countdown, which
 *  may be a moment ahead of the portal. */
export function paymentView(
  { paymentStatus, charge, paidAt }: OrderPayment,
  { methods, isTimeUp }: { methods: OrderDetails["methods"]; isTimeUp: boolean },
): PaymentView {
  if (paymentStatus === "received") {
    return { state: "paid", amountCents: charge?.amountCents ?? null, paidAt };
  }
  if (paymentStatus === "cancelled") return { state: "cancelled" };
  if (methods.length === 0) return { state: "elsewhere" };
  if (charge?.status === "short" || charge?.status === "over") return { state: "checked" };
  if (charge?.status === "expired") return { state: "expired" };
  if (charge?.status !== "pending") return { state: "unrequested" };
  return isTimeUp ? { state: "expired" } : { state: "waiting", charge };
}

/** Whether the payment can still change, so that the portal is polled. */
export function isOpen({ paymentStatus, charge }: OrderPayment): boolean {
  return paymentStatus !== "received" && paymentStatus !== "cancelled" && charge?.status === "pending";
}

/** Remaining time in minutes and seconds.
 *  @example formatTimeLeft(1_781_000) // "29:41" */
export function formatTimeLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}
