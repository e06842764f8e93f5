import { z } from "zod";
import { FreightExplanationSchema } from "#domain/freight/freight-schema.ts";
import { KitProductSchema } from "#domain/kits/kit-list-schema.ts";
import { PAYMENT_TYPES } from "#domain/payment-methods/payment-method.ts";
import { PriceExplanationSchema } from "#domain/pricing/precification-summary-schema.ts";
import { MountingSchema } from "./cart-schema.ts";
import { REQUEST_STEP_FIELDS, REQUEST_SUM_FIELDS, RequestConditionSchema } from "./request-sum-schema.ts";

const AddressContentSchema = z.object({
  CEP: z.string(),
  patio: z.string(),
  number: z.string(),
  complement: z.string().default(""),
  neighborhood: z.string(),
  city: z.string(),
  state: z.string(),
});

/** Placeholders of lines whose product has neither.
 *  @source spec, request fields */
export const NO_ORIGIN = "ORIGIN";
export const NO_NCM = "NCM";

export const RequestLineSchema = z.object({
  kind: z.enum(["kit", "product"]).default("kit"),
  /** Option of a closed kit, or product. */
  itemId: z.string(),
  productCode: z.string().default(""),
  /** Of a product; empty for kits. */
  type: z.enum(["module", "inverter", "stringBox", "complementaryEquipment", "custom", "kit"]).default("kit"),
  category: z.string().default(""),
  origin: z.string().default(NO_ORIGIN),
  ncm: z.string().default(NO_NCM),
  name: z.string(),
  amount: z.int(),
  /** Units that cost nothing. */
  freeAmount: z.int().default(0),
  /** What was in by itself when it was saved. */
  recAutomaticAmount: z.int().default(0),
  powerW: z.int(),
  /** Price before the rules of pricing. */
  basePriceCents: z.int().optional(),
  unitPriceCents: z.int(),
  totalCents: z.int(),
  products: z.array(KitProductSchema),
});

/** What one save of a request froze. Older versions are parsed with the same schema, so it only ever widens. */
export const RequestContentSchema = z.object({
  name: z.string(),
  lines: z.array(RequestLineSchema),
  customer: z.object({
    userOrCompanyName: z.string(),
    cpf: z.string().nullable().default(null),
    cnpj: z.string().nullable().default(null),
    email: z.string(),
    telephone: z.string(),
    rg: z.string().default(""),
    /** Null where nobody said. */
    temInscricaoEstadual: z.boolean().nullable().default(null),
    ie: z.string().default(""),
    /** Where the invoice goes; null for the delivery's address. */
    invoiceAddress: AddressContentSchema.nullable().default(null),
    /** Whether the integrator's own company is billed, or its customer. */
    chargeType: z.enum(["company", "customer"]).default("customer"),
    changeInvoice: z.boolean().default(false),
    sameAddress: z.boolean().nullable().default(null),
  }),
  delivery: z.object({
    shippingType: z.enum(["CIF", "FOB"]),
    address: AddressContentSchema.nullable(),
    daysToDeliver: z.int().nullable().default(null),
    /** The day that these business days ended on when it was saved. */
    deliveryOn: z.string().nullable().default(null),
    zoneType: z.enum(["urbana", "rural"]).default("urbana"),
    truckAccess: z.boolean().default(true),
    /** State that it goes to, where only that is known. */
    deliveryState: z.string().nullable().default(null),
    timeRestrictionBoolean: z.boolean().nullable().default(null),
    timeRestriction: z.string().default(""),
    /** False for a budget whose freight hangs on an address that nobody told yet: it is not in its total. */
    isFreightKnown: z.boolean().default(true),
  }),
  /** How the equipment of a mounted kit stands and is wired, and the structure's name then. */
  mounting: MountingSchema.extend({ structureName: z.string().default("") }).nullable().default(null),
  /** Answers to the distributor's own forms, with the questions as they stood. */
  customForms: z
    .array(
      z.object({
        customForm: z.string(),
        name: z.string(),
        screen: z.enum(["firstStep", "afterShipping", "lastStep"]),
        answers: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
      }),
    )
    .default([]),
  notes: z.string().default(""),
  /** The file that the checkout asked for. */
  checkoutFile: z.string().nullable().default(null),
  /** Sums over all units, two decimals. */
  weightKg: z.string().nullable().default(null),
  volumeM3: z.string().nullable().default(null),
  /** Who told the freight and how it came about; null in requests of before the freight table. */
  freight: z
    .object({
      /** The quote that was kept for it; null when it was calculated on saving. */
      quoteId: z.string().nullable(),
      provider: z.enum(["intelipost", "pied", "none"]),
      integrationData: z.record(z.string(), z.unknown()).nullable(),
      explanation: FreightExplanationSchema,
    })
    .nullable()
    .default(null),
  center: z.object({ id: z.string(), name: z.string() }),
  payment: z.object({
    type: z.enum(PAYMENT_TYPES),
    /** The distributor's way to pay; null where it offers Pix only. */
    methodId: z.string().nullable().default(null),
    methodName: z.string().default(""),
    condition: RequestConditionSchema.nullable().default(null),
  }),
  ...REQUEST_SUM_FIELDS,
  /** `itemsCents` are the lines alone. */
  totals: z.object({
    itemsCents: z.int(),
    freightCents: z.int(),
    totalCents: z.int(),
    powerW: z.int(),
    ...REQUEST_STEP_FIELDS,
  }),
  /** Published version of the pricing rules that priced the lines; 0 before the first. */
  rulesVersion: z.int().optional(),
  explain: z.array(PriceExplanationSchema),
});

export type RequestLine = z.infer<typeof RequestLineSchema>;
export type RequestContent = z.infer<typeof RequestContentSchema>;
