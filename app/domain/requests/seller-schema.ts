import * as z from "zod";
import { REQUEST_TYPES } from "./request-types.ts";

/** Who is to look after a budget or an order, and who was seen to do so; null for nobody. */
export const ChangeSellerSchema = z.strictObject({
  type: z.enum(REQUEST_TYPES),
  sellerId: z.string().min(1).max(64).nullable(),
  seenSellerId: z.string().min(1).max(64).nullable(),
});

export type ChangeSeller = z.infer<typeof ChangeSellerSchema>;
