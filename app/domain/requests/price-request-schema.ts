import * as z from "zod";
import { MAX_PRODUCT_LINES } from "./cart-schema.ts";
import { BILLING_TYPES } from "../pricing/price-vocabulary.ts";

const IdSchema = z.string().min(1).max(64);

/** The buyer's facts that a price depends on. Fields that are left out are taken from the buyer. */
const buyer = {
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** State registration (inscrição estadual) of the billed party; empty or “isento” for none. */
  registration: z.string().trim().max(30).optional(),
  billingType: z.enum(BILLING_TYPES).optional(),
  /** Name of a group of integrators, which only the distributor's people may choose. */
  integratorProfile: z.string().trim().max(60).optional(),
};

const item = {
  amount: z.int().min(1).max(100_000).default(1),
  /** Name of a center that sells to the buyer; without it, the one that sells by default. */
  centerName: z.string().trim().max(120).optional(),
};

export const KitPricesSchema = z.strictObject({
  ...buyer,
  /** Id of the company that the distributor's people buy for. */
  integrator: IdSchema.optional(),
  kits: z
    .array(
      z.strictObject({
        id: IdSchema,
        /** The price that the caller expects, which is ignored. */
        price: z.number().optional(),
        ...item,
      }),
    )
    .min(1)
    .max(50),
});

export const ProductPricesSchema = z.strictObject({
  ...buyer,
  purchaseType: z.enum(["mountKits", "kitExpress", "separatedSales"]),
  /** Id of the company that the distributor's people ask for; an integrator's own company is used otherwise. */
  integratorId: IdSchema.optional(),
  products: z
    .array(z.strictObject({ id: IdSchema, price: z.number().optional(), ...item }))
    .min(1)
    .max(MAX_PRODUCT_LINES),
});

export type KitPricesInput = z.output<typeof KitPricesSchema>;
export type ProductPricesInput = z.output<typeof ProductPricesSchema>;
export type PriceAsker = Pick<KitPricesInput, "state" | "registration" | "billingType" | "integratorProfile">;
