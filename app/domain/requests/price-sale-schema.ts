import * as z from "zod";
import { MAX_PRODUCT_LINES } from "./cart-schema.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { ChosenItemSchema, MAX_EXTRA_LINES, SALE_CHOICE_FIELDS } from "./sale-choices-schema.ts";
import {
  PrecificationSummarySchema,
  PriceExplanationSchema,
  VisibleSummarySchema,
} from "../pricing/precification-summary-schema.ts";

const id = z.string().min(1).max(64);

/** A product or an option of a closed kit. The server decides its price and free units. */
const ProductItemSchema = z.strictObject({
  id,
  amount: z.int().min(1).max(9_999),
  price: z.number().optional(),
  freeAmount: z.number().optional(),
});

/** A question for a total. Prices in it are ignored.
 *  @source spec, named calls: total price */
export const PriceTotalSchema = z.strictObject({
  purchaseType: z.enum(PURCHASE_TYPES).default("closedKits"),
  productItems: z.array(ProductItemSchema).min(1).max(MAX_PRODUCT_LINES),
  /** Id of the company whose prices apply, for the distributor's people; an integrator's own company is used
   *  otherwise. */
  integratorId: id.nullable().default(null),
  ...SALE_CHOICE_FIELDS,
  /** Ids of quoted freights. */
  freightItems: z
    .array(z.strictObject({ id, price: z.number().optional() }))
    .max(20)
    .default([]),
  /** Id of the payment condition. */
  paymentConditions: z.array(z.strictObject({ id })).max(1).default([]),
});

/** A body or an answer encrypted with AES-256-GCM, in the format of the portal's storage. */
export const EncryptedSchema = z.strictObject({ encrypted: z.string().min(1).max(1_000_000) });

const price = z.number().nullable();

/** The total of a sale. The summary is null for people who may not see prices before a request is saved. */
export const PriceTotalAnswerSchema = z.object({
  precificationSummary: VisibleSummarySchema.nullable(),
  /** The installments in reais, in order. */
  installments: z.array(z.number()),
  /** Published version of the pricing rules; 0 before the first. */
  rulesVersion: z.int(),
});

/** The total of a sale with the rule and inputs of every amount, and the margin over cost. */
export const PriceExplainAnswerSchema = z.object({
  precificationSummary: PrecificationSummarySchema,
  rulesVersion: z.int(),
  explain: z.array(PriceExplanationSchema),
  products: z.array(
    z.object({
      id: z.string(),
      unitPriceCents: z.int(),
      costCents: z.int(),
      /** Margin over cost in percent; null if the cost is unknown. */
      marginPct: z.string().nullable(),
      belowMargin: z.boolean(),
    }),
  ),
});

export const ExtraItemPricesSchema = z.strictObject({
  purchaseType: z.enum(PURCHASE_TYPES).default("closedKits"),
  extraItems: z.array(ChosenItemSchema).min(1).max(MAX_EXTRA_LINES),
});

export const ExtraItemPricesAnswerSchema = z.object({
  extraItems: z.array(
    z.object({ id: z.string(), name: z.string(), amount: z.int(), singlePrice: price, price }),
  ),
});

/** The integrator's own service in its customer's invoice. */
export const CompanyServiceAnswerSchema = z.object({
  editableInvoce: z.enum(["none", "total", "service"]),
  totalValue: price,
  companyServiceValue: price,
  invoiceValue: price,
});

export type PriceTotal = z.output<typeof PriceTotalSchema>;
export type PriceTotalAnswer = z.infer<typeof PriceTotalAnswerSchema>;
export type PriceExplainAnswer = z.infer<typeof PriceExplainAnswerSchema>;
export type ExtraItemPrices = z.output<typeof ExtraItemPricesSchema>;
export type ExtraItemPricesAnswer = z.infer<typeof ExtraItemPricesAnswerSchema>;
export type CompanyServiceAnswer = z.infer<typeof CompanyServiceAnswerSchema>;
