import { z } from "zod";

/** An order gets another status than the one that was seen. */
export const ChangeStatusSchema = z
  .object({
    type: z.literal("order"),
    statusId: z.string().min(1).max(64),
    seenStatusId: z.string().min(1).max(64),
  })
  .strict();

export type ChangeStatus = z.infer<typeof ChangeStatusSchema>;
