import * as z from "zod";

/** What a payer accepts: the terms that were read, for an order. */
export const AcceptPaymentTermsSchema = z.strictObject({
  requestId: z.string().min(1).max(64),
  termsId: z.string().min(1).max(64),
});
export type AcceptPaymentTerms = z.infer<typeof AcceptPaymentTermsSchema>;

/** An acceptance of payment terms for one version of an order. */
export const PaymentConsentSchema = z.object({
  requestId: z.string(),
  requestVersion: z.int(),
  termsId: z.string(),
  termsVersion: z.int(),
  /** SHA-256 of the title, a blank line and the text, in hexadecimal digits. */
  sha256: z.string(),
  acceptedAt: z.string(),
});
export type PaymentConsent = z.infer<typeof PaymentConsentSchema>;

/** An acceptance as the people of an order see it, with what proves it for the distributor's. */
export const ShownConsentSchema = PaymentConsentSchema.omit({ requestId: true }).extend({
  termsTitle: z.string(),
  /** Who was signed in in that browser; null for whoever had the link. */
  name: z.string().nullable(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
});
export type ShownConsent = z.infer<typeof ShownConsentSchema>;
