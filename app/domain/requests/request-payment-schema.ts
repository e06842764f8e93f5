import * as z from "zod";
import { CHARGE_METHODS } from "#domain/settings/charge-methods.ts";
import { CHARGE_STATUSES, ENTRY_KINDS } from "#domain/payments/ledger.ts";
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
      method: z.enum(CHARGE_METHODS),
      status: z.enum(CHARGE_STATUSES),
      amountCents: z.int().nullable(),
      /** What of its payments is held: less what was sent or taken back. */
      heldCents: z.int().nullable(),
      /** What its provider may send back: less than it holds where money was given back another way. */
      refundableCents: z.int().nullable(),
      createdAt: z.string(),
      expiresAt: z.string(),
      paidAt: z.string().nullable(),
    }),
  ),
  /** Acceptances of payment terms for the order, newest first. */
  consents: z.array(ShownConsentSchema),
  /** Proofs of payments outside of the portal that its payer has sent, newest first. */
  proofs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The sentence that its payer agreed to; empty for none. */
      agreedText: z.string(),
      sentAt: z.string(),
    }),
  ),
  /** The financing that its payer has asked for; null for none. */
  financing: z.object({ months: z.int(), contact: z.string(), askedAt: z.string() }).nullable(),
  /** What is still to be charged. */
  openCents: z.int().nullable(),
  /** What is left of money that came another way: no provider can send it back. */
  outsideCents: z.int().nullable(),
  /** The ledger, in order: what happened to the money, when, who said it, and why. */
  entries: z.array(
    z.object({
      seq: z.int(),
      kind: z.enum(ENTRY_KINDS),
      chargeId: z.string().nullable(),
      amountCents: z.int().nullable(),
      occurredAt: z.string(),
      /** Empty for a provider, and for the payer's page. */
      by: z.string(),
      note: z.string(),
      /** Of a card that was refused: its last four digits; null where nobody told them. */
      cardEnd: z.string().nullable(),
    }),
  ),
  /** Whether the person may accept money of another amount, and send money back. */
  mayHandle: z.boolean(),
  /** What the person may say that it is. */
  mayBecome: z.array(z.enum(PAYMENT_STATUSES)),
});

const REASON = z.string().trim().min(3).max(300);

/** What a person says that a payment is, what they saw, and why. */
export const EditPaymentSchema = z.strictObject({
  paymentStatus: z.enum(PAYMENT_STATUSES),
  seenPaymentStatus: z.enum(PAYMENT_STATUSES),
  reason: REASON,
});

/** Money of another amount that counts for its order from now on. `waivesRest`: the distributor does without what is
 *  missing; otherwise the rest is charged. */
export const AcceptMoneySchema = z.strictObject({
  seenHeldCents: z.int().min(0),
  waivesRest: z.boolean(),
  reason: REASON,
});

/** Money of a charge to send back the way it came. */
export const RefundChargeSchema = z.strictObject({
  seenHeldCents: z.int().min(0),
  amountCents: z.int().min(1),
  reason: REASON,
});

/** Why cards may be tried again for an order. */
export const ReleaseCardsSchema = z.strictObject({ reason: REASON });

export type ReleaseCards = z.infer<typeof ReleaseCardsSchema>;
export type AcceptMoney = z.infer<typeof AcceptMoneySchema>;
export type RefundCharge = z.infer<typeof RefundChargeSchema>;
export type RequestPayment = z.infer<typeof RequestPaymentSchema>;
export type EditPayment = z.infer<typeof EditPaymentSchema>;
