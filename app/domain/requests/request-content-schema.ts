import * as z from "zod";
import { FreightExplanationSchema } from "#domain/freight/freight-schema.ts";
import { KitProductSchema } from "#domain/kits/kit-list-schema.ts";
import { PAYMENT_TYPES } from "#domain/payment-methods/payment-method.ts";
import { PriceExplanationSchema } from "#domain/pricing/precification-summary-schema.ts";
import { MountingSchema } from "./cart-schema.ts";
import { REQUEST_STEP_FIELDS, REQUEST_SUM_FIELDS, RequestConditionSchema } from "./request-sum-schema.ts";

/** An address as a save froze it. */
export const AddressContentSchema = z.object({
  CEP: z.string(),
  patio: z.string(),
  number: z.string(),
  complement: z.string().default(""),
  neighborhood: z.string(),
  city: z.string(),
  state: z.string(),
});

/** Placeholders for a line whose product has no origin or no NCM code.
 *  @source spec, request fields */
export const NO_ORIGIN = "ORIGIN";
export const NO_NCM = "NCM";

export const RequestLineSchema = z.object({
  kind: z.enum(["kit", "product"]).default("kit"),
  /** Id of an option of a closed kit, or of a product. */
  itemId: z.string(),
  productCode: z.string().default(""),
  /** Type of a product; empty for kits. */
  type: z.enum(["module", "inverter", "stringBox", "complementaryEquipment", "custom", "kit"]).default("kit"),
  category: z.string().default(""),
  origin: z.string().default(NO_ORIGIN),
  ncm: z.string().default(NO_NCM),
  name: z.string(),
  amount: z.int(),
  /** Free units. */
  freeAmount: z.int().default(0),
  /** Units added by a recommendation when it was saved. */
  recAutomaticAmount: z.int().default(0),
  powerW: z.int(),
  /** Price before the pricing rules. */
  basePriceCents: z.int().optional(),
  unitPriceCents: z.int(),
  totalCents: z.int(),
  products: z.array(KitProductSchema),
});

/** The content that one save of a request froze. Older versions are parsed with the same schema, so it may only be
 *  widened. */
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
    /** Null for an open question. */
    temInscricaoEstadual: z.boolean().nullable().default(null),
    ie: z.string().default(""),
    /** Address of the invoice; null for the delivery address. */
    invoiceAddress: AddressContentSchema.nullable().default(null),
    /** Whether the integrator's own company or its customer is billed. */
    chargeType: z.enum(["company", "customer"]).default("customer"),
    changeInvoice: z.boolean().default(false),
    sameAddress: z.boolean().nullable().default(null),
  }),
  delivery: z.object({
    shippingType: z.enum(["CIF", "FOB"]),
    address: AddressContentSchema.nullable(),
    daysToDeliver: z.int().nullable().default(null),
    /** Day on which the business days ended when it was saved. */
    deliveryOn: z.string().nullable().default(null),
    zoneType: z.enum(["urbana", "rural"]).default("urbana"),
    truckAccess: z.boolean().default(true),
    /** State of the delivery, if the rest of the address is unknown. */
    deliveryState: z.string().nullable().default(null),
    timeRestrictionBoolean: z.boolean().nullable().default(null),
    timeRestriction: z.string().default(""),
    /** False for a budget whose freight depends on an address that is still unknown; the total is then without
     *  freight. */
    isFreightKnown: z.boolean().default(true),
  }),
  /** Mounting and wiring of a mounted kit, with the structure's name at that time. */
  mounting: MountingSchema.extend({ structureName: z.string().default("") })
    .nullable()
    .default(null),
  /** Answers to custom forms, with the questions at that time. */
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
  /** Totals of all units, with two decimals. */
  weightKg: z.string().nullable().default(null),
  volumeM3: z.string().nullable().default(null),
  /** Provider and explanation of the freight; null in requests older than the freight table. */
  freight: z
    .object({
      /** Id of the stored quote; null for a freight calculated on saving. */
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
    /** Id of the payment method; null for the Pix of a distributor without payment methods. */
    methodId: z.string().nullable().default(null),
    methodName: z.string().default(""),
    condition: RequestConditionSchema.nullable().default(null),
  }),
  ...REQUEST_SUM_FIELDS,
  /** `itemsCents` covers the lines only. */
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
