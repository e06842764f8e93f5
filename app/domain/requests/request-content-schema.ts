import { z } from "zod";
import { FreightExplanationSchema } from "#domain/freight/freight-schema.ts";
import { KitProductSchema } from "#domain/kits/kit-list-schema.ts";

const AddressContentSchema = z.object({
  CEP: z.string(),
  patio: z.string(),
  number: z.string(),
  complement: z.string().default(""),
  neighborhood: z.string(),
  city: z.string(),
  state: z.string(),
});

/** How an amount came about: the rule's name and the numbers that went in. */
const ExplanationSchema = z.object({
  amount: z.enum(["line", "items", "freight", "total"]),
  rule: z.string(),
  inputs: z.record(z.string(), z.union([z.string(), z.number()])),
  resultCents: z.int(),
});

export const RequestLineSchema = z.object({
  kitOptionId: z.string(),
  name: z.string(),
  amount: z.int(),
  powerW: z.int(),
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
    /** The day that these business days ended on when it was saved. */
    deliveryOn: z.string().nullable().default(null),
    zoneType: z.enum(["urbana", "rural"]).default("urbana"),
    truckAccess: z.boolean().default(true),
  }),
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
  payment: z.object({ type: z.enum(["pix"]) }),
  totals: z.object({ itemsCents: z.int(), freightCents: z.int(), totalCents: z.int(), powerW: z.int() }),
  explain: z.array(ExplanationSchema),
});

export type RequestLine = z.infer<typeof RequestLineSchema>;
export type RequestContent = z.infer<typeof RequestContentSchema>;
export type Explanation = z.infer<typeof ExplanationSchema>;
