import * as z from "zod";
import {
  KitSettingsSchema,
  MountKitSettingsSchema,
  MountKitStepsSchema,
} from "#domain/settings/kit-settings-schema.ts";
import { PRODUCT_PURCHASE_TYPES, SALE_PAGE_SIZE } from "./sale-list.ts";
import { SaleProductSchema } from "./sale-product-schema.ts";

/** The query for the start of a page that chooses products: purchase type, checkout event, and whether for the shop.
 *  @source spec, named calls: products base load */
export const ProductBaseQuerySchema = z.strictObject({
  purchaseType: z.enum(PRODUCT_PURCHASE_TYPES).optional(),
  /** With `budgetToOrder` and `editFreight` the products cannot change, so none are sent. */
  eventType: z.enum(["budget", "order", "budgetToOrder", "editFreight"]).default("budget"),
  /** Only products shown in the shop. */
  ecommerce: z.stringbool().default(false),
  /** Id of the company that the distributor's people buy for. */
  integratorId: z.string().min(1).max(64).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).default(SALE_PAGE_SIZE),
});

export const ProductBaseSchema = z.object({
  regions: z.array(
    z.object({
      states: z.array(z.string()),
      centerPriority: z.array(z.object({ id: z.string(), order: z.int() })),
    }),
  ),
  /** The first page, sorted by name; for further pages see `GET /app/user/products`. */
  products: z.array(SaleProductSchema),
  /** Number of products, counted up to a limit; above it `totalIsExact` is false. */
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
