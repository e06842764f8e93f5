import * as z from "zod";
import { DaySchema } from "#domain/shared/day-schema.ts";

/** The day on which an order is invoiced, and the one that was seen; null for none. */
export const SetBillingDateSchema = z.strictObject({
  billingDate: DaySchema.nullable(),
  seenBillingDate: DaySchema.nullable(),
});

export type SetBillingDate = z.infer<typeof SetBillingDateSchema>;
