import { z } from "zod";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { FREIGHT_PROVIDERS } from "#domain/settings/delivery-settings-schema.ts";
import { FREIGHT_TYPES } from "./freight-rule.ts";

const CITY_TYPES = ["capital", "interior"] as const;
const ZONE_TYPES = ["urbana", "rural"] as const;
const SHIPPING_TYPES = ["CIF", "FOB"] as const;

const text = (limit: number) => z.string().trim().max(limit);
const state = z.string().regex(/^[A-Z]{2}$/);
const cep = z.string().regex(/^\d{5}-?\d{3}$/);

const CartSchema = z
  .array(z.object({ id: z.string().min(1).max(64), amount: z.int().min(1).max(9_999) }).strict())
  .max(200)
  .default([]);

/** What a freight is asked for. Whatever the server knows itself (where it is sent from, values, kind of city) may be
 *  sent along and is not believed.
 *  @source spec, freight request variables */
const FreightVariablesSchema = z
  .object({
    shippingType: z.enum(SHIPPING_TYPES),
    truckAccess: z.boolean().default(true),
    zoneType: z.enum(ZONE_TYPES).default("urbana"),
    deliveryCity: text(80).optional(),
    state: state.optional(),
    destinationZipCode: cep.optional(),
    originZipCode: cep.optional(),
    /** Document of who receives it. */
    identification: text(20).optional(),
    totalValue: z.number().min(0).optional(),
    cityType: z.enum(CITY_TYPES).optional(),
    address: z
      .object({
        CEP: cep.optional(),
        city: text(80).optional(),
        state: state.optional(),
        neighborhood: text(80).optional(),
        patio: text(120).optional(),
        number: text(20).optional(),
        complement: text(60).optional(),
      })
      .strict()
      .optional(),
    centerName: text(80).optional(),
    distributionCenter: text(64).optional(),
    /** The cart: products and kits by id. */
    volumes: z.object({ products: CartSchema, kits: CartSchema }).strict().prefault({}),
    extraItems: CartSchema,
    serviceItems: CartSchema,
    /** How it is bought, and for which company when the distributor's people ask. */
    purchaseType: z.enum(PURCHASE_TYPES).default("closedKits"),
    integratorId: text(64).nullable().default(null),
  })
  .strict();

export const FreightQuoteRequestSchema = z
  .object({
    variables: FreightVariablesSchema,
    /** Who may be asked; all that the distributor works with when left out. */
    providers: z.array(z.enum(FREIGHT_PROVIDERS)).min(1).optional(),
  })
  .strict();

const VolumeSchema = z.object({
  weight: z.number(),
  height: z.number(),
  length: z.number(),
  width: z.number(),
  price: z.number(),
  quantity: z.number(),
  skuId: z.string(),
  productCategory: z.string(),
});

const PartSchema = z.object({ type: z.enum(["percentage", "fixed"]), amount: z.string() });

/** How a freight came about: the rule and what it was multiplied by. */
export const FreightExplanationSchema = z.object({
  source: z.enum(["table", "fallback", "carrier", "FOB", "none"]),
  /** Line of the table or service of the carrier. */
  ruleId: z.string().nullable(),
  ruleName: z.string(),
  type: z.enum(FREIGHT_TYPES).nullable(),
  /** Reais as decimal text, for each of the units. */
  amount: z.string().nullable(),
  units: z.string().nullable(),
  /** Before minimum and maximum, not rounded. */
  exactCents: z.string().nullable(),
  minimumCents: z.int(),
  maximumCents: z.int().nullable(),
  roadTenthsOfKm: z.int().nullable(),
  /** Services of carriers that were offered, this one among them, the one to take first. */
  considered: z.array(z.object({ name: z.string(), priceCents: z.int(), businessDays: z.int() })).optional(),
});

/** A freight that was quoted.
 *  @source spec, freight fields */
export const FreightSchema = z.object({
  id: z.string(),
  provider: z.enum(FREIGHT_PROVIDERS),
  /** What the carrier wants back when it is hired. */
  integrationData: z.record(z.string(), z.unknown()).nullable(),
  truckAccess: z.boolean(),
  zoneType: z.enum(ZONE_TYPES),
  cityType: z.enum(CITY_TYPES),
  address: z.object({ CEP: z.string(), city: z.string(), state: z.string() }),
  /** Reais. */
  price: z.number(),
  priceCents: z.int(),
  valueModifier: z.object({ increase: PartSchema, decrease: PartSchema }),
  /** Business days; null when the buyer fetches it. */
  timeToDelivery: z.int().nullable(),
  /** The day that these business days end on. */
  deliveryOn: z.string().nullable(),
  shippingType: z.enum(SHIPPING_TYPES),
  volumes: z.array(VolumeSchema),
  explanation: FreightExplanationSchema,
  createdAt: z.string(),
  expiresAt: z.string(),
});

export type Freight = z.infer<typeof FreightSchema>;
export type FreightExplanation = z.infer<typeof FreightExplanationSchema>;
export type FreightVariables = z.infer<typeof FreightVariablesSchema>;
export type FreightQuoteRequest = z.infer<typeof FreightQuoteRequestSchema>;
