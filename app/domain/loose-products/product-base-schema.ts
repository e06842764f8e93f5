import { z } from "zod";
import {
  KitSettingsSchema,
  MountKitSettingsSchema,
  MountKitStepsSchema,
} from "#domain/settings/kit-settings-schema.ts";
import { PRODUCT_PURCHASE_TYPES, SALE_PAGE_SIZE } from "./sale-list.ts";
import { SaleProductSchema } from "./sale-product-schema.ts";

/** What a page that chooses products begins with: for which way to buy, to what end, and whether for a shop.
 *  @source spec, named calls: products base load */
export const ProductBaseQuerySchema = z
  .object({
    purchaseType: z.enum(PRODUCT_PURCHASE_TYPES).optional(),
    /** A budget that becomes an order, and a new freight, leave the products as they are: then none are sent. */
    eventType: z.enum(["budget", "order", "budgetToOrder", "editFreight"]).default("budget"),
    /** Only what is put forward in shops. */
    ecommerce: z.stringbool().default(false),
    /** For which company the distributor's people buy. */
    integratorId: z.string().min(1).max(64).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(SALE_PAGE_SIZE),
  })
  .strict();

export const ProductBaseSchema = z.object({
  regions: z.array(
    z.object({
      states: z.array(z.string()),
      centerPriority: z.array(z.object({ id: z.string(), order: z.int() })),
    }),
  ),
  /** The first page, by name; further ones are the list's (`GET /app/user/products`). */
  products: z.array(SaleProductSchema),
  /** How many there are, counted up to a bound; with `totalIsExact: false` there are more. */
  totalProducts: z.int(),
  totalIsExact: z.boolean(),
  showsPrices: z.boolean(),
  kitSettings: KitSettingsSchema,
  mountKitSettings: MountKitSettingsSchema,
  structureNames: z.array(z.object({ id: z.string(), name: z.string() })),
  stepsMountKit: MountKitStepsSchema,
});

export type ProductBaseQuery = z.output<typeof ProductBaseQuerySchema>;
export type ProductBase = z.output<typeof ProductBaseSchema>;
