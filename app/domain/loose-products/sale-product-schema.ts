import { z } from "zod";
import { KitSheetSchema } from "#domain/kits/kit-sheet-schema.ts";
import { PriceDifferenceSchema } from "#domain/pricing/price-difference-schema.ts";
import { PRODUCT_TYPES } from "../catalog/product-types.ts";
import { CODE_LIST_FAULTS } from "./parse-code-list.ts";
import { MAX_SALE_AMOUNT, MAX_SALE_LINES } from "./sale-limits.ts";
import { PRODUCT_PURCHASE_TYPES, SALE_PAGE_SIZE, SALE_SORT_WORDS } from "./sale-list.ts";

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
const id = z.string().min(1).max(64);
const power = optional(z.coerce.number().min(0).max(10_000));

/** What is asked of the products on sale. Power in kW for inverters, in W for modules; what has none is left out by it. */
export const SaleProductsQuerySchema = z
  .object({
    /** Left out, the first way to buy that is open to the person. */
    purchaseType: z.enum(PRODUCT_PURCHASE_TYPES).optional(),
    /** For which company the distributor's people buy; integrators buy for their own. */
    integratorId: optional(id),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(SALE_PAGE_SIZE),
    /** A key; with a minus in front the last comes first. By price only for who may see prices. */
    sort: z.enum(SALE_SORT_WORDS).default("name"),
    /** Words of name, code, model or manufacturer, the last one as it begins. */
    q: optional(z.string().trim().max(120)),
    type: optional(z.enum(PRODUCT_TYPES)),
    category: optional(id),
    manufacturer: optional(z.string().max(80)),
    minPower: power,
    maxPower: power,
    inStock: optional(z.enum(["yes", "no"])),
    /** A section of the loose products: its type and its categories. */
    section: optional(id),
  })
  .strict();

/** Units that are there now, and those that come, by day. */
export const StockOutlookSchema = z.object({
  available: z.int(),
  coming: z.array(z.object({ amount: z.int(), expectedOn: z.string().nullable() })).readonly(),
});

const AVAILABILITIES = ["inStock", "arriving", "unavailable"] as const;
const availability = {
  availability: z.enum(AVAILABILITIES),
  /** Day on which it arrives; null where it is there, or nobody knows. */
  futureStockDate: z.string().nullable(),
};

/** A product as a buyer finds it. */
export const SaleProductSchema = z.object({
  id: z.string(),
  productCode: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  model: z.string(),
  type: z.enum(PRODUCT_TYPES),
  category: z.object({ id: z.string(), name: z.string() }).nullable(),
  description: z.string(),
  photoUrl: z.string().nullable(),
  datasheetUrl: z.string().nullable(),
  /** Of one; 0 for what has none. */
  powerW: z.int(),
  weightKg: z.number(),
  /** What the electrical check takes of its data sheet; null for other equipment. */
  sheet: KitSheetSchema.nullable(),
  /** Price of one for this buyer; left out for who may not see it while choosing. */
  priceCents: z.int().optional(),
  /** Of a line of a cart, why this is not the price of one alone; left out where it is. */
  difference: PriceDifferenceSchema.optional(),
  /** At the center that sells to the buyer. */
  ...availability,
  /** At each center that is open, the one that sells first; `units` for who may see amounts. */
  stocks: z.array(
    z.object({
      center: z.object({ id: z.string(), name: z.string() }),
      units: StockOutlookSchema.optional(),
      ...availability,
    }),
  ),
});

/** One page of what is on sale. `totalItems` is counted up to a bound; with `totalIsExact: false` there are more. */
export const SaleProductListSchema = z.object({
  items: z.array(SaleProductSchema),
  page: z.int(),
  pageSize: z.int(),
  totalItems: z.int(),
  totalIsExact: z.boolean(),
  /** The center that sells to the buyer. */
  center: z.object({ id: z.string(), name: z.string() }),
  showsPrices: z.boolean(),
  /** The section that is open; null for all products. */
  sectionId: z.string().nullable(),
  filter: z.object({
    sections: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        type: z.enum(PRODUCT_TYPES),
        categories: z.array(z.string()),
        isDefault: z.boolean(),
        observation: z.string(),
        isCustom: z.boolean(),
      }),
    ),
    categories: z.array(z.object({ id: z.string(), name: z.string() })),
    manufacturers: z.array(z.string()),
  }),
});

const buying = {
  purchaseType: z.enum(PRODUCT_PURCHASE_TYPES).optional(),
  integratorId: id.nullable().default(null),
};

/** What is to be looked up: products by their ids, or a list as somebody pasted it. */
export const ResolveProductsSchema = z.union([
  z
    .object({
      ...buying,
      products: z
        .array(z.object({ id, amount: z.int().min(1).max(MAX_SALE_AMOUNT) }).strict())
        .min(1)
        .max(MAX_SALE_LINES),
    })
    .strict(),
  z.object({ ...buying, text: z.string().min(1).max(200_000) }).strict(),
]);

/** What was looked up, priced together in these amounts, and what was not found. */
export const ResolvedProductsSchema = z.object({
  /** In the order in which they were asked for; what is named twice is summed. */
  lines: z.array(
    SaleProductSchema.extend({
      amount: z.int(),
      /** Line of the text that names it first; 0 for products by id. */
      line: z.int(),
      /** How often the text names it. */
      mentions: z.int(),
      totalCents: z.int().optional(),
    }),
  ),
  problems: z.array(
    z.object({
      line: z.int(),
      text: z.string(),
      code: z.string(),
      fault: z.enum(CODE_LIST_FAULTS),
    }),
  ),
  /** Ids that are not on sale. */
  missingIds: z.array(z.string()),
  /** Of these, what is the distributor's. */
  missing: z.array(z.object({ id: z.string(), name: z.string(), productCode: z.string() })),
  totals: z.object({
    itemsCents: z.int().optional(),
    /** Of modules. */
    powerW: z.int(),
    /** Kilograms, two decimals. */
    weightKg: z.string(),
  }),
  center: z.object({ id: z.string(), name: z.string() }),
  showsPrices: z.boolean(),
});

export type SaleProductsQuery = z.output<typeof SaleProductsQuerySchema>;
export type SaleProduct = z.output<typeof SaleProductSchema>;
export type SaleProductList = z.output<typeof SaleProductListSchema>;
export type ResolveProducts = z.output<typeof ResolveProductsSchema>;
export type ResolvedProducts = z.output<typeof ResolvedProductsSchema>;
export type ResolvedLine = ResolvedProducts["lines"][number];
