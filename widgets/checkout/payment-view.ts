import type { OrderDetails, OrderPayment, PixCharge } from "#domain/payments/checkout-schema.ts";

/** What the payer sees of a payment. */
export type PaymentView =
  | { state: "unrequested" }
  | { state: "elsewhere" }
  | { state: "waiting"; charge: PixCharge }
  | { state: "expired" }
  | { state: "paid"; amountCents: number | null; paidAt: string | null }
  | { state: "cancelled" };

/** What to show of a payment; an order that takes no payment here says so. `isTimeUp` is the page's own countdown, ahead of the portal by a moment. */
export function paymentView(
  { paymentStatus, charge, paidAt }: OrderPayment,
  { methods, isTimeUp }: { methods: OrderDetails["methods"]; isTimeUp: boolean },
): PaymentView {
  if (paymentStatus === "received" || charge?.status === "paid") {
    return { state: "paid", amountCents: charge?.amountCents ?? null, paidAt };
  }
  if (paymentStatus === "cancelled") return { state: "cancelled" };
  if (methods.length === 0) return { state: "elsewhere" };
  if (charge === null) return { state: "unrequested" };
  return charge.status === "expired" || isTimeUp ? { state: "expired" } : { state: "waiting", charge };
}

/** Whether the portal may still say something new by itself. */
export function isOpen({ paymentStatus, charge }: OrderPayment): boolean {
  return paymentStatus !== "received" && paymentStatus !== "cancelled" && charge?.status === "pending";
}

/** Time left, in minutes and seconds.
 *  @example formatTimeLeft(1_781_000) // "29:41" */
export function formatTimeLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}
