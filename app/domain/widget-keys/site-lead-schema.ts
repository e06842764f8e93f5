import * as z from "zod";
import { EstimateRequestSchema } from "#domain/sizing/estimate-schema.ts";
import { canonical } from "#domain/validation/canonical-schema.ts";
import { isEmail, normalizeEmail } from "#domain/validation/email.ts";
import { parsePhone } from "#domain/validation/phone.ts";

/** Who asks to be called, with the house and its bill. */
export const SiteLeadSchema = z.strictObject({
  name: z.string().trim().min(1).max(120),
  email: canonical("INVALID_EMAIL", (value) => (isEmail(value) ? normalizeEmail(value) : null)),
  telephone: canonical("INVALID_PHONE", (value) => parsePhone(value)?.e164),
  message: z.string().trim().max(1_000).default(""),
  house: EstimateRequestSchema,
});

/** What became of it. */
export const SiteLeadAnswerSchema = z.object({ sent: z.literal(true) });

export type SiteLead = z.output<typeof SiteLeadSchema>;
export type SiteLeadAnswer = z.infer<typeof SiteLeadAnswerSchema>;
