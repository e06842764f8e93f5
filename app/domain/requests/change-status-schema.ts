import { z } from "zod";

/** A new status of an order, with the status that the person saw. */
export const ChangeStatusSchema = z
  .object({
    type: z.literal("order"),
    statusId: z.string().min(1).max(64),
    seenStatusId: z.string().min(1).max(64),
  })
  .strict();

export type ChangeStatus = z.infer<typeof ChangeStatusSchema>;
