import * as z from "zod";
import { MAX_PURCHASE_NUMBER } from "./purchase-number-length.ts";

/** The number that the buying company gives its purchase, as typed in one line; empty for none. */
export const PurchaseNumberSchema = z
  .string()
  .max(MAX_PURCHASE_NUMBER)
  .transform((text) => text.trim().replaceAll(/\s+/g, " "));

/** A number for a saved request, and the one that was seen; null for none. */
export const SetPurchaseNumberSchema = z.strictObject({
  purchaseNumber: PurchaseNumberSchema.nullable().transform((text) => (text === "" ? null : text)),
  seenPurchaseNumber: z.string().max(MAX_PURCHASE_NUMBER).nullable(),
});

export type SetPurchaseNumber = z.output<typeof SetPurchaseNumberSchema>;
