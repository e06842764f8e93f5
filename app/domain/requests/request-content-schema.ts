import { z } from "zod";
import { KitProductSchema } from "#domain/kits/kit-list-schema.ts";
import { EXPLAINED_AMOUNTS } from "#domain/pricing/price-explanation.ts";

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
  amount: z.enum(EXPLAINED_AMOUNTS),
  /** Line, item or freight that it is about. */
  subjectId: z.string().optional(),
  rule: z.string(),
  rulesVersion: z.int().optional(),
  inputs: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Before it was rounded to the cent, as decimal text. */
  exactCents: z.string().optional(),
  resultCents: z.int(),
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
  payment: z.object({ type: z.enum(["pix"]) }),
  totals: z.object({ itemsCents: z.int(), freightCents: z.int(), totalCents: z.int(), powerW: z.int() }),
  /** Published version of the pricing rules that priced the lines; 0 before the first. */
  rulesVersion: z.int().optional(),
  explain: z.array(ExplanationSchema),
});

export type RequestLine = z.infer<typeof RequestLineSchema>;
export type RequestContent = z.infer<typeof RequestContentSchema>;
export type Explanation = z.infer<typeof ExplanationSchema>;
