import * as z from "zod";
import { ValueModifierSchema } from "#domain/pricing/value-modifier-schema.ts";
import { MarginEffectSchema } from "#domain/requests/margin-effect-schema.ts";

export const APPROVAL_STATUSES = ["pending", "approved", "refused", "withdrawn"] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** Why a discount needs an approval: the discount itself, or the margin that remains. */
export const APPROVAL_KINDS = ["discount", "margin"] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** The facts of a discount approval at the time of the request. */
export const ApprovalContentSchema = z.object({
  valueModifier: ValueModifierSchema,
  /** The requester's limit and the modifier's decrease, in percent of the subtotal. */
  limitPct: z.string(),
  askedPct: z.string(),
  subtotalCents: z.int(),
  beforeCents: z.int(),
  afterCents: z.int(),
  /** Null if the cost of the lines is unknown. */
  margin: MarginEffectSchema.nullable(),
  reason: z.string(),
});
export type ApprovalContent = z.infer<typeof ApprovalContentSchema>;

const version = z.int().min(1);

/** A modifier for a request, with the version that the person saw. */
export const ModifyRequestSchema = z.strictObject({ valueModifier: ValueModifierSchema, version });

/** A modifier to be approved. */
export const AskDiscountSchema = z.strictObject({
  valueModifier: ValueModifierSchema,
  version,
  reason: z.string().trim().min(10).max(500),
});

/** The decision's note; optional for an approval, required for a refusal. */
export const ApproveDiscountSchema = z.strictObject({ note: z.string().trim().max(500).default("") });
export const RefuseDiscountSchema = z.strictObject({ note: z.string().trim().min(3).max(500) });

/** Query of the list of discount approvals. */
export const ApprovalQuerySchema = z.strictObject({
  status: z.enum([...APPROVAL_STATUSES, "all"]).default("pending"),
  sort: z.enum(["oldest", "newest"]).default("oldest"),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
});
export type ApprovalQuery = z.infer<typeof ApprovalQuerySchema>;
export const APPROVAL_PAGE_SIZE = 20;
