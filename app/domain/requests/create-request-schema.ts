import * as z from "zod";
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
import { PurchaseNumberSchema } from "./purchase-number-schema.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { PaymentChoiceSchema, SALE_CHOICE_FIELDS } from "./sale-choices-schema.ts";

const id = z.string().min(1).max(64);

/** Answers to one custom form, by key of its fields. */
export const FormAnswersSchema = z.strictObject({
  customForm: id,
  answers: z.record(
    z.string().max(64),
    z.union([z.string().max(2_000), z.boolean(), z.array(z.string().max(200)).max(50).readonly()]),
  ),
});

/** Ids of quoted freights; a request has one. */
const FreightQuotationsSchema = z.array(z.strictObject({ id })).max(1);

/** The amounts that the buyer saw (`seen-total.ts`). */
export const SEEN_TOTAL_FIELDS = {
  expectedTotalCents: z.int().min(0).optional(),
  expectedBeforeFreightCents: z.int().min(0).optional(),
};

/** A budget or an order as the checkout sends it. Power and prices are calculated by the server.
 *  @source spec, named calls: create request */
export const CreateRequestSchema = z
  .strictObject({
    type: z.enum(["budget", "order"]),
    purchaseType: z.enum(PURCHASE_TYPES),
    name: z.string().trim().min(1).max(80),
    /** Id of the company that the distributor's people save for. */
    integratorId: id.nullable().default(null),
    /** Id of the center that the buyer saw. If another center sells, prices may differ and the save is refused. */
    chosenDistributionCenter: id.nullable().default(null),
    kits: z.array(CartKitSchema).max(MAX_KIT_LINES).default([]),
    products: z.array(CartProductSchema).max(MAX_PRODUCT_LINES).default([]),
    mounting: MountingSchema.nullable().default(null),
    /** Id of the structure; the same as the mounting's. */
    structure: id.nullable().default(null),
    power: z.number().min(0).optional(),
    additionalInfo: AdditionalInfoSchema,
    customForms: z.array(FormAnswersSchema).max(20).default([]),
    notes: z.string().trim().max(2_000).default(""),
    /** The company's own number; an edit without one keeps the one that there is. */
    purchaseNumber: PurchaseNumberSchema.optional(),
    /** Ids of uploaded files: the checkout's document, and attachments. */
    checkoutFile: id.nullable().default(null),
    files: z.array(id).max(MAX_ATTACHMENTS).default([]),
    payment: PaymentChoiceSchema.nullable().default(null),
    ...SALE_CHOICE_FIELDS,
    ...SEEN_TOTAL_FIELDS,
    /** The quoted freight. If the quote has expired, a new freight is calculated. */
    freightQuotations: FreightQuotationsSchema.default([]),
    origin: CartOriginSchema.nullable().default(null),
    /** Id of the request being edited, in the version that `origin` names, or in the current one without it. */
    editId: id.nullable().default(null),
    /** Whether an expired budget becomes valid again by the edit. */
    updateExpiredBudget: z.boolean().default(false),
    /** Whether the purchase is made in the distributor's shop. A duplicate never is; an edit keeps the value. */
    ecommerce: z.boolean().default(false),
    leadId: id.nullable().default(null),
    systemId: id.nullable().default(null),
    sizingId: id.nullable().default(null),
  })
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

/** Whether two fields for the same fact agree: only one is present, or both are equal. */
function isSame(one: string | null, other: string | null | undefined): boolean {
  return one === null || other === null || other === undefined || one === other;
}

export const CreatedRequestSchema = z.object({
  id: z.string(),
  type: z.enum(["budget", "order"]),
  code: z.string(),
  version: z.int(),
  totalCents: z.int(),
  /** Whether the quoted freight had expired and a new one was calculated. */
  freightRequoted: z.boolean().default(false),
});

export type FormAnswers = z.output<typeof FormAnswersSchema>;
export type CreateRequest = z.output<typeof CreateRequestSchema>;
export type CreatedRequest = z.output<typeof CreatedRequestSchema>;
