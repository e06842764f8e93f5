import { fill } from "#copy/shared/fill.ts";
import { CHECKOUT_TEXTS } from "#copy/widgets.ts";
import type { OrderDetails, OrderPayment, PayerCharge } from "#domain/payments/checkout-schema.ts";

/** Of the times on a payer's page. */
export const TIME_ZONE = "America/Sao_Paulo";

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** States of a payment that the payer sees. */
export type PaymentView =
  | { state: "unrequested" }
  | { state: "elsewhere" }
  | { state: "waiting"; charge: PayerCharge }
  | { state: "expired" }
  /** Banks refused too many cards. */
  | { state: "stopped" }
  /** Another amount than was asked for came. */
  | { state: "checked" }
  | { state: "paid"; amountCents: number | null; paidAt: string | null }
  | { state: "cancelled" };

/** The state to show; an order that cannot be paid here has its own. `isTimeUp` is the page's own countdown, which
 *  may be a moment ahead of the portal. */
export function paymentView(
  { paymentStatus, charge, receivedCents, paidAt }: OrderPayment,
  { methods, isTimeUp }: { methods: OrderDetails["methods"]; isTimeUp: boolean },
): PaymentView {
  if (paymentStatus === "received") {
    return { state: "paid", amountCents: receivedCents, paidAt };
  }
  if (paymentStatus === "cancelled") return { state: "cancelled" };
  if (methods.length === 0) return { state: "elsewhere" };
  if (charge?.status === "short" || charge?.status === "over") return { state: "checked" };
  if (charge?.status === "stopped") return { state: "stopped" };
  if (charge?.status === "expired") return { state: "expired" };
  if (charge?.status !== "pending") return { state: "unrequested" };
  return isTimeUp ? { state: "expired" } : { state: "waiting", charge };
}

/** How often a payment that its provider tells of is polled, and one that waits for a person. */
const PROVIDER_MS = 3_000;
const PERSON_MS = 15_000;

/** After how long the portal is asked again for a payment that can change without its payer: soon while a charge is open,
 *  seldom while somebody of the distributor decides or looks for the money; null otherwise. */
export function pollMs(
  { paymentStatus, charge }: OrderPayment,
  { elsewhere }: Pick<OrderDetails, "elsewhere">,
): number | null {
  if (paymentStatus === "received" || paymentStatus === "cancelled") return null;
  if (charge?.status === "pending") return PROVIDER_MS;
  const isDecided = charge?.status === "short" || charge?.status === "over" || charge?.status === "stopped";
  return isDecided || elsewhere !== null ? PERSON_MS : null;
}

/** Remaining time: in minutes and seconds, from an hour on with hours, from two days on in days that are whole.
 *  @example formatTimeLeft(1_781_000) // "29:41"
 *  @example formatTimeLeft(5_025_000) // "1:23:45"
 *  @example formatTimeLeft(259_200_000) // "3 dias" */
export function formatTimeLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const days = Math.floor(seconds / DAY_SECONDS);
  if (days >= 2) return fill(CHECKOUT_TEXTS.daysLeft, { days });
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / HOUR_SECONDS);
  const minutes = twoDigits(Math.floor((seconds % HOUR_SECONDS) / 60));
  return `${hours === 0 ? "" : `${String(hours)}:`}${minutes}:${twoDigits(seconds % 60)}`;
}
