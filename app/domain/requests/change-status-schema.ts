import * as z from "zod";

/** A new status of an order, with the status that the person saw. */
export const ChangeStatusSchema = z.strictObject({
  type: z.literal("order"),
  statusId: z.string().min(1).max(64),
  seenStatusId: z.string().min(1).max(64),
});

export type ChangeStatus = z.infer<typeof ChangeStatusSchema>;
