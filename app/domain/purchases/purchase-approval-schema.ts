import * as z from "zod";
import { ConvertBudgetSchema } from "#domain/requests/convert-budget-schema.ts";
import { PURCHASE_PERIODS } from "#domain/requests/purchase-limit.ts";
import { MAX_PURCHASE_REASON, PURCHASE_STATES } from "./purchase-approval.ts";

const reason = z.string().trim().max(MAX_PURCHASE_REASON);

/** Asks for the approval of an order above the limit: what the order is to be made with, and why. */
export const AskPurchaseSchema = z.strictObject({
  order: ConvertBudgetSchema,
  reason: reason.default(""),
});

/** An approval, with words for who has asked. */
export const ApprovePurchaseSchema = z.strictObject({ note: reason.default("") });

/** A refusal, with its reason. */
export const RefusePurchaseSchema = z.strictObject({
  note: reason.refine((text) => text !== "", { params: { code: "REQUIRED" }, message: "REQUIRED" }),
});

/** An asked approval with what became of it; amounts in cents, null for who may not see them. */
const PurchaseApprovalSchema = z.object({
  id: z.string(),
  state: z.enum(PURCHASE_STATES),
  /** The version of the budget that it is about. */
  version: z.int(),
  askedBy: z.object({ id: z.string(), name: z.string() }),
  askedAt: z.string(),
  reason: z.string(),
  totalCents: z.int().nullable(),
  /** The limit, and what was ordered in its period, when it was asked. */
  limitCents: z.int().nullable(),
  usedCents: z.int().nullable(),
  period: z.enum(PURCHASE_PERIODS),
  /** Who has decided, when, and in which words; null before. */
  decidedByName: z.string().nullable(),
  decidedAt: z.string().nullable(),
  note: z.string().nullable(),
});

/** What the page of a request's approval is made of. */
export const RequestPurchaseSchema = z.object({
  request: z.object({
    ...{ id: z.string(), type: z.enum(["budget", "order"]), code: z.string(), name: z.string() },
    ...{ version: z.int(), totalCents: z.int().nullable() },
    purchaseNumber: z.string().nullable(),
  }),
  /** The newest; null before the first. */
  approval: PurchaseApprovalSchema.nullable(),
  /** What the person may order and has; null where amounts are hidden from them. */
  own: z
    .object({ limitCents: z.int().nullable(), usedCents: z.int(), period: z.enum(PURCHASE_PERIODS) })
    .nullable(),
  mayAsk: z.boolean(),
  mayDecide: z.boolean(),
});

/** A pending approval in the list of a company's managers. */
export const PendingPurchaseSchema = z.object({
  ...{ id: z.string(), requestId: z.string(), code: z.string(), name: z.string() },
  ...{ askedByName: z.string(), askedAt: z.string(), totalCents: z.int().nullable() },
});

export type AskPurchase = z.output<typeof AskPurchaseSchema>;
export type PurchaseApproval = z.infer<typeof PurchaseApprovalSchema>;
export type RequestPurchase = z.infer<typeof RequestPurchaseSchema>;
export type PendingPurchase = z.infer<typeof PendingPurchaseSchema>;
