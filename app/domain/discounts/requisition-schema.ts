import { z } from "zod";
import { ValueModifierSchema } from "#domain/pricing/value-modifier-schema.ts";
import { MarginEffectSchema } from "#domain/requests/margin-effect-schema.ts";

export const REQUISITION_STATUSES = ["pending", "approved", "refused", "withdrawn"] as const;
export type RequisitionStatus = (typeof REQUISITION_STATUSES)[number];

/** Why somebody's own limit was not enough: the discount itself, or the margin that it leaves. */
export const REQUISITION_KINDS = ["discount", "margin"] as const;
export type RequisitionKind = (typeof REQUISITION_KINDS)[number];

/** What a requisition froze when it was asked. */
export const RequisitionContentSchema = z.object({
  valueModifier: ValueModifierSchema,
  /** What the asker may take off, and what the modifier takes off, in percent of the subtotal. */
  limitPct: z.string(),
  askedPct: z.string(),
  subtotalCents: z.int(),
  beforeCents: z.int(),
  afterCents: z.int(),
  /** Null where nothing is known of what the lines cost. */
  margin: MarginEffectSchema.nullable(),
  reason: z.string(),
});
export type RequisitionContent = z.infer<typeof RequisitionContentSchema>;

const version = z.int().min(1);

/** A modifier for a request in the version that the person saw. */
export const ModifyRequestSchema = z.object({ valueModifier: ValueModifierSchema, version }).strict();

/** The same as a question to whoever may decide it. */
export const AskDiscountSchema = z
  .object({ valueModifier: ValueModifierSchema, version, reason: z.string().trim().min(10).max(500) })
  .strict();

/** What whoever decides may add; refusing needs a word of why. */
export const ApproveDiscountSchema = z.object({ note: z.string().trim().max(500).default("") }).strict();
export const RefuseDiscountSchema = z.object({ note: z.string().trim().min(3).max(500) }).strict();

/** Which requisitions are asked for. */
export const RequisitionQuerySchema = z
  .object({
    status: z.enum([...REQUISITION_STATUSES, "all"]).default("pending"),
    sort: z.enum(["oldest", "newest"]).default("oldest"),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  })
  .strict();
export type RequisitionQuery = z.infer<typeof RequisitionQuerySchema>;
export const REQUISITION_PAGE_SIZE = 20;
