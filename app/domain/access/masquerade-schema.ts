import { z } from "zod";

/** How long support may act as somebody at most, and the shortest reason that says anything. */
export const MASQUERADE_MINUTES = [15, 30, 60] as const;
const MASQUERADE_REASON_LENGTH = 10;

/** Who of the platform acts as a user, why, and until when; kept with the session. */
export const MasqueradeSchema = z.object({
  operatorId: z.string(),
  operatorName: z.string(),
  reason: z.string(),
  until: z.string(),
});

export type Masquerade = z.infer<typeof MasqueradeSchema>;

/** What support gives to act as a user. */
export const StartMasqueradeSchema = z
  .object({
    reason: z.string().trim().min(MASQUERADE_REASON_LENGTH).max(500),
    minutes: z.literal(MASQUERADE_MINUTES),
  })
  .strict();
