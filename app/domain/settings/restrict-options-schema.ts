import * as z from "zod";
import { PAID_STATUS } from "./paid-status.ts";

/** Statuses with an effect on requests: by id, by name, or by group, which means the group's first.
 *  @source spec, deal statuses: restrict options */
export const RestrictOptionsSchema = z.object({
  statusToDiscountStock: z.string().min(1).max(64).default(PAID_STATUS),
  /** From this status on a request cannot be edited. */
  statusToBlockEdition: z.string().min(1).max(64).default("finished"),
  /** From this status on an order may have a billing date. */
  statusToSetBillingDate: z.string().min(1).max(64).default("Faturado"),
});
