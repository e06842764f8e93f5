import * as z from "zod";
import { CHARGE_STATUSES } from "#domain/payments/ledger.ts";
import { ShownConsentSchema } from "#domain/terms/payment-consent-schema.ts";
import { PAYMENT_STATUSES } from "#domain/payments/payment-status.ts";

/** The payment of an order. Amounts are null for people who may not see prices. */
export const RequestPaymentSchema = z.object({
  paymentStatus: z.enum(PAYMENT_STATUSES),
  /** Chosen method and condition; empty without a choice. */
  name: z.string(),
  totalCents: z.int().nullable(),
  /** Newest first. */
  charges: z.array(
    z.object({
      id: z.string(),
      method: z.enum(["pix"]),
      status: z.enum(CHARGE_STATUSES),
      amountCents: z.int().nullable(),
      createdAt: z.string(),
      expiresAt: z.string(),
      paidAt: z.string().nullable(),
    }),
  ),
  /** Acceptances of payment terms for the order, newest first. */
  consents: z.array(ShownConsentSchema),
  /** What the person may say that it is. */
  mayBecome: z.array(z.enum(PAYMENT_STATUSES)),
});

/** What a person says that a payment is, what they saw, and why. */
export const EditPaymentSchema = z.strictObject({
  paymentStatus: z.enum(PAYMENT_STATUSES),
  seenPaymentStatus: z.enum(PAYMENT_STATUSES),
  reason: z.string().trim().min(3).max(300),
});

export type RequestPayment = z.infer<typeof RequestPaymentSchema>;
export type EditPayment = z.infer<typeof EditPaymentSchema>;
