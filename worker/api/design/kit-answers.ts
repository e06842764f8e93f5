import * as z from "zod";
import { StockOutlookSchema } from "#domain/loose-products/sale-product-schema.ts";
import { PriceDifferenceSchema } from "#domain/pricing/price-difference-schema.ts";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import { KitCheckSchema, listOf } from "../kits/closed-kit-answers.ts";

const availability = {
  availability: z.enum(["inStock", "arriving", "unavailable"]),
  futureStockDate: z.string().nullable(),
};

/** A product as buyers see it; prices and units are absent for people who may not see them. */
export const PART_HEAD = {
  id: z.string(),
  productCode: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  type: z.enum(PRODUCT_TYPES),
  singlePriceCents: z.int().optional(),
  units: StockOutlookSchema.optional(),
  ...availability,
};

const LineSchema = z.object({
  ...PART_HEAD,
  difference: PriceDifferenceSchema.optional(),
  amount: z.int(),
  recAmount: z.int(),
  recAutomaticAmount: z.int(),
  freeAmount: z.int(),
});

/** A whole kit, designed or mounted. */
export const KIT_ANSWER = {
  powerW: z.int(),
  photoUrl: z.string().nullable(),
  dcAcRatio: z.string().nullable(),
  priceCents: z.int().optional(),
  pricePerKwpCents: z.int().optional(),
  ...availability,
  ...KitCheckSchema.shape,
  incompleteRules: listOf(z.string()),
  products: listOf(LineSchema),
  removed: listOf(LineSchema),
};
