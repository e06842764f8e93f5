import { PAYMENT_STATUS_LABELS } from "#copy/spec/payments.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { Badge, type BadgeTone } from "./badge.tsx";

const TONES = {
  notRequested: "info",
  requested: "warn",
  received: "ok",
  cancelled: "danger",
} as const satisfies Record<PaymentStatus, BadgeTone>;

/** Status of a payment, in words for buyer or distributor. */
export function PaymentBadge({
  status,
  side,
}: {
  status: PaymentStatus;
  side: "integrator" | "distributor";
}) {
  return <Badge tone={TONES[status]}>{PAYMENT_STATUS_LABELS[status][side]}</Badge>;
}
