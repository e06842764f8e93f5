import * as z from "zod";
import { MAX_MESSAGE_LENGTH } from "./message-limits.ts";

const text = z.string().trim().max(MAX_MESSAGE_LENGTH).default("");

/** Messages shown while buying. Empty ones are not shown.
 *  @source spec, settings screens: Observações */
export const ObservationSettingsSchema = z.object({
  /** Above the steps of every checkout. */
  checkoutObservation: text,
});

/** Messages shown on saved requests. Empty ones are not shown.
 *  @source spec, settings screens: messages of requests */
export const MessageSettingsSchema = z.object({ budgetMessage: text, orderMessage: text });

export type ObservationSettings = z.infer<typeof ObservationSettingsSchema>;
export type MessageSettings = z.infer<typeof MessageSettingsSchema>;
