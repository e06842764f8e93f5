import * as z from "zod";
import type { ChargeInstrument } from "#domain/payments/charge.ts";
import type { ChargeMethod } from "#domain/settings/charge-methods.ts";

/** A charge to create at a payment provider. */
export interface WantedCharge {
  method: ChargeMethod;
  orderCode: string;
  amountCents: number;
  now: Date;
}

/** A charge as the provider made it. */
export interface MadeCharge {
  /** The provider's own id of the charge. */
  providerChargeId: string;
  instrument: ChargeInstrument;
  expiresAt: string;
}

/** An event of a provider, in our terms. */
export const PaymentEventSchema = z
  .object({
    id: z.string().min(1).max(100),
    type: z.enum(["charge.paid", "charge.expired", "charge.refunded", "charge.charged-back"]),
    providerChargeId: z.string().min(1).max(100),
    /** What was paid, sent back or taken back; of an end, whatever the charge asked for. */
    amountCents: z.int().min(0),
    occurredAt: z.iso.datetime(),
  })
  .refine(({ type, amountCents }) => type === "charge.expired" || amountCents !== 0, {
    path: ["amountCents"],
  });
export type PaymentEvent = z.infer<typeof PaymentEventSchema>;

/** A payment provider. */
export interface PaymentGateway {
  readonly provider: string;
  createCharge(wanted: WantedCharge): Promise<MadeCharge>;
  /** Sends money of a charge back to its payer.
   *  @param refund.key - the same for every attempt at one refund, which is made once
   *  @returns the provider's id of the refund */
  refund(refund: { providerChargeId: string; amountCents: number; key: string }): Promise<{ id: string }>;
  /** Verifies a delivery and parses its event.
   *  @throws DomainError SIGNATURE_INVALID, INVALID_JSON, INVALID_BODY */
  readEvent(delivery: { headers: Headers; body: string; now: Date }): Promise<PaymentEvent>;
}
