import { z } from "zod";
import { MAX_PRODUCT_LINES } from "./cart-schema.ts";
import { BILLING_TYPES } from "../pricing/price-vocabulary.ts";

const IdSchema = z.string().min(1).max(64);

/** What a price hangs on besides the product. What is left out is the buyer's own. */
const buyer = {
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** Inscrição estadual of who is billed; empty or “isento” for none. */
  registration: z.string().trim().max(30).optional(),
  billingType: z.enum(BILLING_TYPES).optional(),
  /** Name of a group of integrators; only the distributor's own people choose one. */
  integratorProfile: z.string().trim().max(60).optional(),
};

const item = {
  amount: z.int().min(1).max(100_000).default(1),
  /** A center that sells to the buyer; the one that does first when it is left out. */
  centerName: z.string().trim().max(120).optional(),
};

export const KitPricesSchema = z
  .object({
    ...buyer,
    /** Company that the distributor's people buy for. */
    integrator: IdSchema.optional(),
    kits: z
      .array(
        z
          .object({
            id: IdSchema,
            /** What the caller took for its price; nothing is made of it. */
            price: z.number().optional(),
            ...item,
          })
          .strict(),
      )
      .min(1)
      .max(50),
  })
  .strict();

export const ProductPricesSchema = z
  .object({
    ...buyer,
    purchaseType: z.enum(["mountKits", "kitExpress", "separatedSales"]),
    /** Company for which the distributor's own people ask; an integrator's own company counts for itself. */
    integratorId: IdSchema.optional(),
    products: z
      .array(z.object({ id: IdSchema, price: z.number().optional(), ...item }).strict())
      .min(1)
      .max(MAX_PRODUCT_LINES),
  })
  .strict();

export type KitPricesInput = z.output<typeof KitPricesSchema>;
export type ProductPricesInput = z.output<typeof ProductPricesSchema>;
export type PriceAsker = Pick<KitPricesInput, "state" | "registration" | "billingType" | "integratorProfile">;
