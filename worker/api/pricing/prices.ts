import * as z from "zod";
import { PriceDifferenceSchema } from "#domain/pricing/price-difference-schema.ts";
import { KitPricesSchema, ProductPricesSchema } from "#domain/requests/price-request-schema.ts";
import { ProcessedFormulaSchema } from "#domain/pricing/processed-formula-schema.ts";
import { closedKitsAccess } from "#worker/services/kits/list-kits.ts";
import { productPricesAccess } from "#worker/services/sale/calculate-prices.ts";
import { readFormulasAccess } from "#worker/services/pricing/read-formulas.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const tag = "Buying";

const PriceSchema = z.object({
  id: z.string(),
  /** Unit price in reais; absent for people who may not see it while choosing. */
  singlePrice: z.number().optional(),
  singlePriceCents: z.int().optional(),
  /** Why the price differs from that of a single unit; absent if it does not. */
  difference: PriceDifferenceSchema.optional(),
});

const PricesSchema = z.object({
  items: z.array(PriceSchema),
  missingIds: z.array(z.string()),
  rulesVersion: z.int(),
});

const KitPricesAnswerSchema = PricesSchema.extend({
  items: z.array(PriceSchema.extend({ name: z.string(), powerW: z.int() })),
  /** Missing kits that the distributor once had. */
  missing: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** Endpoints of prices for the caller. */
export const PRICE_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      method: "post",
      path: "/app/user/prices/kits",
      summary: "Prices of several closed kits that are bought together",
      tag,
      access: closedKitsAccess,
      body: KitPricesSchema,
      answer: KitPricesAnswerSchema,
    },
    ({ body, services }) => services.sale.calculateKitPrices(body),
  ),
  createApiRoute(
    {
      method: "post",
      path: "/app/user/prices/products",
      summary: "Prices of several products that are bought together",
      tag,
      access: productPricesAccess,
      body: ProductPricesSchema,
      answer: PricesSchema,
    },
    ({ body, services }) => services.sale.calculateProductPrices(body),
  ),
  createApiRoute(
    {
      method: "get",
      path: "/app/user/formulas",
      summary: "The price functions in use; conditions and formulas for who looks after prices",
      tag,
      access: readFormulasAccess,
      answer: z.object({
        rulesVersion: z.int(),
        formulas: z.array(ProcessedFormulaSchema),
      }),
    },
    ({ services }) => services.pricing.readFormulas(),
  ),
];
