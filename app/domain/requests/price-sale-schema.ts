import { z } from "zod";
import { MAX_PRODUCT_LINES } from "./cart-schema.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { ChosenItemSchema, MAX_EXTRA_LINES, SALE_CHOICE_FIELDS } from "./sale-choices-schema.ts";
import {
  PrecificationSummarySchema,
  PriceExplanationSchema,
} from "../pricing/precification-summary-schema.ts";

const id = z.string().min(1).max(64);

/** A product or an option of a closed kit; its price and its free units are the server's own. */
const ProductItemSchema = z
  .object({
    id,
    amount: z.int().min(1).max(9_999),
    price: z.number().optional(),
    freeAmount: z.number().optional(),
  })
  .strict();

/** What a total is asked for. Prices that are sent count for nothing.
 *  @source spec, named calls: total price */
export const PriceTotalSchema = z
  .object({
    purchaseType: z.enum(PURCHASE_TYPES).default("closedKits"),
    productItems: z.array(ProductItemSchema).min(1).max(MAX_PRODUCT_LINES),
    /** Company whose prices count, for the distributor's people; an integrator's own counts for itself. */
    integratorId: id.nullable().default(null),
    ...SALE_CHOICE_FIELDS,
    /** Quoted freights, by their id. */
    freightItems: z
      .array(z.object({ id, price: z.number().optional() }).strict())
      .max(20)
      .default([]),
    /** The condition under which it is paid, by its id. */
    paymentConditions: z.array(z.object({ id }).strict()).max(1).default([]),
  })
  .strict();

/** A body or an answer under AES-256-GCM, as the portal's storage writes it. */
export const EncryptedSchema = z.object({ encrypted: z.string().min(1).max(1_000_000) }).strict();

/** A summary as somebody may see it: amounts that are not theirs to know are null. */
const { itemsSummary } = PrecificationSummarySchema.shape.summary.shape;
const price = z.number().nullable();
const items = z.array(z.object({ id: z.string(), price }));
const VisibleSummarySchema = PrecificationSummarySchema.extend({
  summary: PrecificationSummarySchema.shape.summary.extend({
    itemsSummary: itemsSummary.extend({ freight: price, extraItem: price, service: price }),
  }),
  extraItems: items,
  freights: items,
  services: items,
});

/** What a sale comes to. The summary is null for who may not see prices before a request is saved. */
export const PriceTotalAnswerSchema = z.object({
  precificationSummary: VisibleSummarySchema.nullable(),
  /** Reais, each and in order. */
  installments: z.array(z.number()),
  /** Published pricing rules that priced it; 0 before the first. */
  rulesVersion: z.int(),
});

/** The same with each amount's rule and inputs, and what it leaves over its cost. */
export const PriceExplainAnswerSchema = z.object({
  precificationSummary: PrecificationSummarySchema,
  rulesVersion: z.int(),
  explain: z.array(PriceExplanationSchema),
  products: z.array(
    z.object({
      id: z.string(),
      unitPriceCents: z.int(),
      costCents: z.int(),
      /** Percentage over the cost; null where no cost is known. */
      marginPct: z.string().nullable(),
      belowMargin: z.boolean(),
    }),
  ),
});

export const ExtraItemPricesSchema = z
  .object({
    purchaseType: z.enum(PURCHASE_TYPES).default("closedKits"),
    extraItems: z.array(ChosenItemSchema).min(1).max(MAX_EXTRA_LINES),
  })
  .strict();

export const ExtraItemPricesAnswerSchema = z.object({
  extraItems: z.array(
    z.object({ id: z.string(), name: z.string(), amount: z.int(), singlePrice: price, price }),
  ),
});

/** The integrator's own service within its customer's invoice. */
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
export type VisibleSummary = z.infer<typeof VisibleSummarySchema>;
