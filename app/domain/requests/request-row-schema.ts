import { z } from "zod";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { REQUEST_TYPES } from "./request-types.ts";

/** A budget or an order as lists show it. */
export const RequestRowSchema = z.object({
  id: z.string(),
  type: z.enum(REQUEST_TYPES),
  code: z.string(),
  name: z.string(),
  purchaseType: z.enum(PURCHASE_TYPES),
  integratorName: z.string(),
  createdByName: z.string(),
  dealStatus: z.object({ id: z.string(), name: z.string(), color: z.string() }),
  paymentStatus: z.enum(["notRequested", "requested", "received", "cancelled"]),
  stockStatus: z.enum(["reserved", "discounted", "released", "short"]).nullable(),
  /** Null for sellers whose company does not let them see prices. */
  totalCents: z.int().nullable(),
  totalPowerW: z.int(),
  /** Last calendar day on which a budget counts; null where it does for good, and for orders. */
  expiresOn: z.string().nullable(),
  /** Code and instant that an order had while it was a budget. */
  budgetCode: z.string().nullable(),
  budgetCreatedAt: z.string().nullable(),
  isCopy: z.boolean(),
  /** Whether it was bought in the distributor's shop. */
  ecommerce: z.boolean(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
