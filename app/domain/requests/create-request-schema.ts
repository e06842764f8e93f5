import { z } from "zod";
import { MAX_ATTACHMENTS } from "#domain/files/attachment-rules.ts";
import { AdditionalInfoSchema } from "./additional-info-schema.ts";
import {
  CartKitSchema,
  CartOriginSchema,
  CartProductSchema,
  MAX_KIT_LINES,
  MAX_PRODUCT_LINES,
  MountingSchema,
} from "./cart-schema.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { PaymentChoiceSchema, SALE_CHOICE_FIELDS } from "./sale-choices-schema.ts";

const id = z.string().min(1).max(64);

/** Answers to one form of the distributor's own, by the key of its fields. */
export const FormAnswersSchema = z
  .object({
    customForm: id,
    answers: z.record(
      z.string().max(64),
      z.union([z.string().max(2_000), z.boolean(), z.array(z.string().max(200)).max(50).readonly()]),
    ),
  })
  .strict();

/** Freights that were quoted, by their id; a request has one. */
const FreightQuotationsSchema = z.array(z.object({ id }).strict()).max(1);

/** What the buyer saw (`seen-total.ts`). */
export const SEEN_TOTAL_FIELDS = {
  expectedTotalCents: z.int().min(0).optional(),
  expectedBeforeFreightCents: z.int().min(0).optional(),
};

/** A budget or an order as the checkout sends it; power and prices are the server's own.
 *  @source spec, named calls: create request */
export const CreateRequestSchema = z
  .object({
    type: z.enum(["budget", "order"]),
    purchaseType: z.enum(PURCHASE_TYPES),
    name: z.string().trim().min(1).max(80),
    /** For which company the distributor's people save it. */
    integratorId: id.nullable().default(null),
    /** The center that the buyer saw: another one has other prices, and the save is refused. */
    chosenDistributionCenter: id.nullable().default(null),
    kits: z.array(CartKitSchema).max(MAX_KIT_LINES).default([]),
    products: z.array(CartProductSchema).max(MAX_PRODUCT_LINES).default([]),
    mounting: MountingSchema.nullable().default(null),
    /** What the modules stand on; the same as the mounting's. */
    structure: id.nullable().default(null),
    power: z.number().min(0).optional(),
    additionalInfo: AdditionalInfoSchema,
    customForms: z.array(FormAnswersSchema).max(20).default([]),
    notes: z.string().trim().max(2_000).default(""),
    /** The file that the checkout asked for, and others; uploaded before. */
    checkoutFile: id.nullable().default(null),
    files: z.array(id).max(MAX_ATTACHMENTS).default([]),
    payment: PaymentChoiceSchema.nullable().default(null),
    ...SALE_CHOICE_FIELDS,
    ...SEEN_TOTAL_FIELDS,
    /** Freight that was quoted for it; another one is calculated when it holds no more. */
    freightQuotations: FreightQuotationsSchema.default([]),
    origin: CartOriginSchema.nullable().default(null),
    /** The request that it edits, as `origin` says with the version that was read; without one, as it stands. */
    editId: id.nullable().default(null),
    /** Whether the budget that it edits counts again, should its time be over. */
    updateExpiredBudget: z.boolean().default(false),
    /** Whether it is bought in the distributor's shop: a duplicate never is, and what is edited stays what it is. */
    ecommerce: z.boolean().default(false),
    leadId: id.nullable().default(null),
    systemId: id.nullable().default(null),
    sizingId: id.nullable().default(null),
  })
  .strict()
  .refine(({ kits, products }) => kits.length + products.length > 0, {
    path: ["products"],
    params: { code: "REQUIRED" },
    message: "REQUIRED",
  })
  .refine(({ type, payment }) => type === "budget" || payment !== null, {
    path: ["payment"],
    params: { code: "REQUIRED" },
    message: "REQUIRED",
  })
  .refine(({ structure, mounting }) => isSame(structure, mounting?.structureId), {
    path: ["structure"],
    params: { code: "CONTRADICTION" },
    message: "CONTRADICTION",
  })
  .refine(({ editId, origin }) => isSame(editId, origin?.id), {
    path: ["editId"],
    params: { code: "CONTRADICTION" },
    message: "CONTRADICTION",
  })
  .refine(({ ecommerce, origin }) => !ecommerce || origin?.kind !== "duplicate", {
    path: ["ecommerce"],
    params: { code: "CONTRADICTION" },
    message: "CONTRADICTION",
  })
  .refine(({ updateExpiredBudget, editId, origin }) => !updateExpiredBudget || (editId ?? origin?.id), {
    path: ["editId"],
    params: { code: "REQUIRED" },
    message: "REQUIRED",
  })
  .transform(({ structure, editId, updateExpiredBudget, ...request }) => {
    const { mounting, origin } = request;
    const edited = editId ?? (updateExpiredBudget ? (origin?.id ?? null) : null);
    return {
      ...request,
      mounting: structure === null ? mounting : MountingSchema.parse({ ...mounting, structureId: structure }),
      origin:
        edited === null
          ? origin
          : {
              kind: updateExpiredBudget ? ("updateExpired" as const) : ("edit" as const),
              ...{ id: edited, version: origin?.version ?? null },
            },
    };
  });

/** Whether something that can be said twice is said once, or the same both times. */
function isSame(one: string | null, other: string | null | undefined): boolean {
  return one === null || other === null || other === undefined || one === other;
}

export const CreatedRequestSchema = z.object({
  id: z.string(),
  type: z.enum(["budget", "order"]),
  code: z.string(),
  version: z.int(),
  totalCents: z.int(),
  /** Whether the freight that was quoted held no more and another one was calculated. */
  freightRequoted: z.boolean().default(false),
});

export type FormAnswers = z.output<typeof FormAnswersSchema>;
export type CreateRequest = z.output<typeof CreateRequestSchema>;
export type CreatedRequest = z.output<typeof CreatedRequestSchema>;
