import * as z from "zod";
import { MAX_ATTACHMENTS } from "#domain/files/attachment-rules.ts";
import { AdditionalInfoSchema } from "./additional-info-schema.ts";
import { FormAnswersSchema, SEEN_TOTAL_FIELDS } from "./create-request-schema.ts";
import { PurchaseNumberSchema } from "./purchase-number-schema.ts";
import { PaymentChoiceSchema } from "./sale-choices-schema.ts";

const id = z.string().min(1).max(64);
const version = z.int().min(1);
const freightQuotations = z.array(z.strictObject({ id })).max(1).default([]);

/** Converts a budget into an order. Fields that are left out stay as the budget has them.
 *  @source spec, named calls: order from a budget */
export const ConvertBudgetSchema = z.strictObject({
  version,
  name: z.string().trim().min(1).max(80).optional(),
  additionalInfo: AdditionalInfoSchema.optional(),
  chargeType: z.enum(["company", "customer"]).optional(),
  customForms: z.array(FormAnswersSchema).max(20).optional(),
  notes: z.string().trim().max(2_000).optional(),
  purchaseNumber: PurchaseNumberSchema.optional(),
  checkoutFile: id.nullable().optional(),
  /** Ids of further attachments of the order. */
  files: z.array(id).max(MAX_ATTACHMENTS).default([]),
  payment: PaymentChoiceSchema.optional(),
  freightQuotations,
  ...SEEN_TOTAL_FIELDS,
});

/** Changes the shipping or the delivery address of a saved request.
 *  @source spec, named calls: edit request freight */
export const EditFreightSchema = z.strictObject({
  version,
  additionalInfo: AdditionalInfoSchema,
  freights: z.array(z.strictObject({ id })).max(1).default([]),
  ...SEEN_TOTAL_FIELDS,
});

/** The version of a request that the person saw. */
export const SeenVersionSchema = z.strictObject({ version });

export type ConvertBudget = z.output<typeof ConvertBudgetSchema>;
export type EditFreight = z.output<typeof EditFreightSchema>;
