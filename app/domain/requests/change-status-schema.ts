import * as z from "zod";
import { REQUEST_TYPES } from "./request-types.ts";

/** A new status of a budget or an order, with the status that the person saw. */
export const ChangeStatusSchema = z.strictObject({
  type: z.enum(REQUEST_TYPES),
  statusId: z.string().min(1).max(64),
  seenStatusId: z.string().min(1).max(64),
});

export type ChangeStatus = z.infer<typeof ChangeStatusSchema>;
