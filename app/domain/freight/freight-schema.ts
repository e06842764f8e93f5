import * as z from "zod";
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
  .array(z.strictObject({ id: z.string().min(1).max(64), amount: z.int().min(1).max(9_999) }))
  .max(200)
  .default([]);

/** The request of a freight quote. Facts that the server knows itself (origin, values, type of city) may be sent along
 *  and are ignored.
 *  @source spec, freight request variables */
const FreightVariablesSchema = z.strictObject({
  shippingType: z.enum(SHIPPING_TYPES),
  truckAccess: z.boolean().default(true),
  zoneType: z.enum(ZONE_TYPES).default("urbana"),
  deliveryCity: text(80).optional(),
  state: state.optional(),
  destinationZipCode: cep.optional(),
  originZipCode: cep.optional(),
  /** CPF or CNPJ of the recipient. */
  identification: text(20).optional(),
  totalValue: z.number().min(0).optional(),
  cityType: z.enum(CITY_TYPES).optional(),
  address: z
    .strictObject({
      CEP: cep.optional(),
      city: text(80).optional(),
      state: state.optional(),
      neighborhood: text(80).optional(),
      patio: text(120).optional(),
      number: text(20).optional(),
      complement: text(60).optional(),
    })
    .optional(),
  centerName: text(80).optional(),
  distributionCenter: text(64).optional(),
  /** The cart: products and kits by id. */
  volumes: z.strictObject({ products: CartSchema, kits: CartSchema }).prefault({}),
  extraItems: CartSchema,
  serviceItems: CartSchema,
  /** The purchase type, and the company when the distributor's people ask. */
  purchaseType: z.enum(PURCHASE_TYPES).default("closedKits"),
  integratorId: text(64).nullable().default(null),
});

export const FreightQuoteRequestSchema = z.strictObject({
  variables: FreightVariablesSchema,
  /** Providers to ask; without it, all providers of the distributor. */
  providers: z.array(z.enum(FREIGHT_PROVIDERS)).min(1).optional(),
});

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

/** How a freight price came about: the rule, and the units it was multiplied by. */
export const FreightExplanationSchema = z.object({
  source: z.enum(["table", "fallback", "carrier", "FOB", "none"]),
  /** Id of the table's line or of the carrier's service. */
  ruleId: z.string().nullable(),
  ruleName: z.string(),
  type: z.enum(FREIGHT_TYPES).nullable(),
  /** Reais per unit, as decimal text. */
  amount: z.string().nullable(),
  units: z.string().nullable(),
  /** The price before minimum and maximum, unrounded. */
  exactCents: z.string().nullable(),
  minimumCents: z.int(),
  maximumCents: z.int().nullable(),
  roadTenthsOfKm: z.int().nullable(),
  /** All services that carriers offered, including the chosen one, best first. */
  considered: z.array(z.object({ name: z.string(), priceCents: z.int(), businessDays: z.int() })).optional(),
});

/** A freight that was quoted.
 *  @source spec, freight fields */
export const FreightSchema = z.object({
  id: z.string(),
  provider: z.enum(FREIGHT_PROVIDERS),
  /** Data that the carrier needs back for the booking. */
  integrationData: z.record(z.string(), z.unknown()).nullable(),
  truckAccess: z.boolean(),
  zoneType: z.enum(ZONE_TYPES),
  cityType: z.enum(CITY_TYPES),
  address: z.object({ CEP: z.string(), city: z.string(), state: z.string() }),
  /** Reais. */
  price: z.number(),
  priceCents: z.int(),
  valueModifier: z.object({ increase: PartSchema, decrease: PartSchema }),
  /** Business days; null for pickup. */
  timeToDelivery: z.int().nullable(),
  /** Day on which the business days end; null for pickup. */
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
