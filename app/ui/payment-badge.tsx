import { PAYMENT_STATUS_LABELS } from "#copy/spec/payments.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";

const TONES = {
  notRequested: "gs-badge gs-badge--info",
  requested: "gs-badge gs-badge--warn",
  received: "gs-badge gs-badge--ok",
  cancelled: "gs-badge gs-badge--danger",
} as const satisfies Record<PaymentStatus, string>;

/** Payment status in the words of the side that reads it. */
export function PaymentBadge({
  status,
  side,
}: {
  status: PaymentStatus;
  side: "integrator" | "distributor";
}) {
  return <span className={TONES[status]}>{PAYMENT_STATUS_LABELS[status][side]}</span>;
}
