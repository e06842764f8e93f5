import { z } from "zod";
import { PAID_STATUS } from "./paid-status.ts";

/** Statuses of a request at which something changes: by id, by name, or by a group, which means its first.
 *  @source spec, deal statuses: restrict options */
export const RestrictOptionsSchema = z.object({
  statusToDiscountStock: z.string().min(1).max(64).default(PAID_STATUS),
  /** From it on a request can no longer be edited. */
  statusToBlockEdition: z.string().min(1).max(64).default("finished"),
});
