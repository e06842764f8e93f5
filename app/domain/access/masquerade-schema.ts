import * as z from "zod";

/** Durations for which support may act as a user, and the shortest accepted reason. */
export const MASQUERADE_MINUTES = [15, 30, 60] as const;
const MASQUERADE_REASON_LENGTH = 10;

/** The operator who acts as a user, the reason and the end; stored with the session. */
export const MasqueradeSchema = z.object({
  operatorId: z.string(),
  operatorName: z.string(),
  reason: z.string(),
  until: z.string(),
});

export type Masquerade = z.infer<typeof MasqueradeSchema>;

/** Request of support to act as a user. */
export const StartMasqueradeSchema = z.strictObject({
  reason: z.string().trim().min(MASQUERADE_REASON_LENGTH).max(500),
  minutes: z.literal(MASQUERADE_MINUTES),
});
