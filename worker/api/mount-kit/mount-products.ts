import * as z from "zod";
import { StockOutlookSchema } from "#domain/loose-products/sale-product-schema.ts";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import { MountSearchSchema } from "#domain/mount-kit/mount-search-schema.ts";
import { mountKitAccess } from "#worker/services/mount-kit/mount-kit-load.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

export const findMountProductsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/mount-kit/products",
    summary: "Products to put a kit together of, by words or by code, with their data sheets",
    tag: "Buying",
    access: mountKitAccess,
    query: MountSearchSchema,
    answer: z.object({
      items: z.array(
        z.object({
          productId: z.string(),
          type: z.enum(PRODUCT_TYPES),
          name: z.string(),
          productCode: z.string(),
          manufacturer: z.string(),
          category: z.string(),
          photoUrl: z.string().nullable(),
          /** Electrical side, as the check of kits takes it. */
          sheet: z.looseObject({ type: z.string() }).nullable(),
          weightKg: z.number().nullable(),
          volumeM3: z.number().nullable(),
          priceCents: z.int().nullable(),
          stock: z
            .object({
              availability: z.enum(["inStock", "arriving", "unavailable"]),
              futureStockDate: z.string().nullable(),
              units: StockOutlookSchema.nullable(),
            })
            .nullable(),
        }),
      ),
    }),
  },
  async ({ query: { type, search, codes, integratorId = null }, services }) => ({
    items: await services.mountKit.find({
      search: codes === undefined ? { type, text: search } : { codes },
      integratorId,
    }),
  }),
);
