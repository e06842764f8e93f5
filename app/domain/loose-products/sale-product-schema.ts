import * as z from "zod";
import { filterOf } from "#domain/shared/list-query.ts";
import { KitSheetSchema } from "#domain/kits/kit-sheet-schema.ts";
import { PriceDifferenceSchema } from "#domain/pricing/price-difference-schema.ts";
import { PRODUCT_TYPES } from "../catalog/product-types.ts";
import { CODE_LIST_FAULTS } from "./parse-code-list.ts";
import { MAX_SALE_AMOUNT, MAX_SALE_LINES } from "./sale-limits.ts";
import { PRODUCT_PURCHASE_TYPES, SALE_PAGE_SIZE, SALE_SORT_WORDS } from "./sale-list.ts";

const id = z.string().min(1).max(64);
const power = filterOf(z.coerce.number().min(0).max(10_000));

/** Query of the products for sale. Power is in kW for inverters, in W for modules; a power filter excludes products
 *  without power. */
export const SaleProductsQuerySchema = z.strictObject({
  /** Without it, the first purchase type that the person may use. */
  purchaseType: z.enum(PRODUCT_PURCHASE_TYPES).optional(),
  /** Id of the company that the distributor's people buy for; integrators buy for their own. */
  integratorId: filterOf(id),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(SALE_PAGE_SIZE),
  /** A sort key; with a minus in front, descending. `price` is for people who may see prices. */
  sort: z.enum(SALE_SORT_WORDS).default("name"),
  /** Words of name, code, model or manufacturer; the last one may be incomplete. */
  q: filterOf(z.string().trim().max(120)),
  type: filterOf(z.enum(PRODUCT_TYPES)),
  category: filterOf(id),
  manufacturer: filterOf(z.string().max(80)),
  minPower: power,
  maxPower: power,
  inStock: filterOf(z.enum(["yes", "no"])),
  /** Id of a section of loose products: a type with its categories. */
  section: filterOf(id),
});

/** Units available now, and units that arrive, by day. */
export const StockOutlookSchema = z.object({
  available: z.int(),
  coming: z.array(z.object({ amount: z.int(), expectedOn: z.string().nullable() })).readonly(),
});

const AVAILABILITIES = ["inStock", "arriving", "unavailable"] as const;
const availability = {
  availability: z.enum(AVAILABILITIES),
  /** Day of arrival; null if in stock or unknown. */
  futureStockDate: z.string().nullable(),
};

/** A product as a buyer sees it. */
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
  /** Power of one unit in watts; 0 for products without power. */
  powerW: z.int(),
  weightKg: z.number(),
  /** Electrical data for the check of kits; null for other equipment. */
  sheet: KitSheetSchema.nullable(),
  /** Unit price for this buyer; absent for people who may not see it while choosing. */
  priceCents: z.int().optional(),
  /** Why a line of a cart has a price other than that of a single unit; absent if it has not. */
  difference: PriceDifferenceSchema.optional(),
  /** At the selling center. */
  ...availability,
  /** At each open center, the selling one first; `units` for people who may see amounts. */
  stocks: z.array(
    z.object({
      center: z.object({ id: z.string(), name: z.string() }),
      units: StockOutlookSchema.optional(),
      ...availability,
    }),
  ),
});

/** A page of the products for sale. `totalItems` is counted up to a limit; above it `totalIsExact` is false. */
export const SaleProductListSchema = z.object({
  items: z.array(SaleProductSchema),
  page: z.int(),
  pageSize: z.int(),
  totalItems: z.int(),
  totalIsExact: z.boolean(),
  /** The center that sells to the buyer. */
  center: z.object({ id: z.string(), name: z.string() }),
  showsPrices: z.boolean(),
  /** Id of the open section; null for all products. */
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

/** A lookup of products: by ids, or by a pasted list. */
export const ResolveProductsSchema = z.union([
  z.strictObject({
    ...buying,
    products: z
      .array(z.strictObject({ id, amount: z.int().min(1).max(MAX_SALE_AMOUNT) }))
      .min(1)
      .max(MAX_SALE_LINES),
  }),
  z.strictObject({ ...buying, text: z.string().min(1).max(200_000) }),
]);

/** The products found, priced together in these amounts, and those not found. */
export const ResolvedProductsSchema = z.object({
  /** In the order of the lookup; repeated products are summed. */
  lines: z.array(
    SaleProductSchema.extend({
      amount: z.int(),
      /** First line of the text with the product; 0 for a lookup by ids. */
      line: z.int(),
      /** How often the text names the product. */
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
  /** Ids of products that are not for sale. */
  missingIds: z.array(z.string()),
  /** Those of the missing ids that belong to the distributor. */
  missing: z.array(z.object({ id: z.string(), name: z.string(), productCode: z.string() })),
  totals: z.object({
    itemsCents: z.int().optional(),
    /** Power of the modules in watts. */
    powerW: z.int(),
    /** Kilograms with two decimals. */
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
