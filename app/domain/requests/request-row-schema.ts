import * as z from "zod";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { ShownTagSchema } from "#domain/tags/tag-schema.ts";
import { REQUEST_TYPES } from "./request-types.ts";

/** A person who looks after a request. */
const CaretakerSchema = z.object({ id: z.string(), name: z.string() });

/** A budget or an order as a row of a list. */
export const RequestRowSchema = z.object({
  id: z.string(),
  type: z.enum(REQUEST_TYPES),
  code: z.string(),
  name: z.string(),
  purchaseType: z.enum(PURCHASE_TYPES),
  integratorName: z.string(),
  createdByName: z.string(),
  /** Who of the distributor's people looks after it; null for nobody, and for buyers who are not told. */
  seller: CaretakerSchema.nullable(),
  /** Who of the company looks after it; null for nobody. */
  responsible: CaretakerSchema.nullable(),
  dealStatus: z.object({ id: z.string(), name: z.string(), color: z.string() }),
  /** Tags that it has, in order; none for people who do not see tags. */
  tags: z.array(ShownTagSchema),
  paymentStatus: z.enum(["notRequested", "requested", "received", "cancelled"]),
  stockStatus: z.enum(["reserved", "discounted", "released", "short"]).nullable(),
  /** Null for sellers whose company hides prices from them. */
  totalCents: z.int().nullable(),
  /** What cancellations and returns took off the total; null before the first, and where the total is. */
  returnedCents: z.int().nullable(),
  totalPowerW: z.int(),
  /** Last valid calendar day of a budget; null without an expiry, and for orders. */
  expiresOn: z.string().nullable(),
  /** Calendar day on which an order is invoiced; null while unknown, and for budgets. */
  billingDate: z.string().nullable(),
  /** The number that the buying company gives it; null for none. */
  purchaseNumber: z.string().nullable(),
  /** Code and creation time that an order had as a budget. */
  budgetCode: z.string().nullable(),
  budgetCreatedAt: z.string().nullable(),
  isCopy: z.boolean(),
  /** Whether the purchase was made in the distributor's shop. */
  ecommerce: z.boolean(),
  /** Host of the web site on which a visitor has saved it; null for what was saved on the portal. */
  site: z.string().nullable(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When it was deleted, and by whom; null for what is there. */
  deletedAt: z.string().nullable(),
  deletedByName: z.string().nullable(),
});
