import { z } from "zod";
import { KitProductSchema } from "#domain/kits/kit-list-schema.ts";
import { PAYMENT_TYPES } from "#domain/payment-methods/payment-method.ts";
import { PriceExplanationSchema } from "#domain/pricing/precification-summary-schema.ts";
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

export const RequestLineSchema = z.object({
  kitOptionId: z.string(),
  name: z.string(),
  amount: z.int(),
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
  }),
  delivery: z.object({
    shippingType: z.enum(["CIF", "FOB"]),
    address: AddressContentSchema.nullable(),
    daysToDeliver: z.int().nullable().default(null),
  }),
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
