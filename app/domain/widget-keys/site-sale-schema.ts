import * as z from "zod";
import { AdditionalInfoSchema } from "#domain/requests/additional-info-schema.ts";
import { CartKitSchema, MAX_KIT_LINES } from "#domain/requests/cart-schema.ts";
import { CreatedRequestSchema, SEEN_TOTAL_FIELDS } from "#domain/requests/create-request-schema.ts";
import { PaymentChoiceSchema } from "#domain/requests/sale-choices-schema.ts";
import { isEmail, normalizeEmail } from "#domain/validation/email.ts";
import { canonical } from "#domain/validation/canonical-schema.ts";
import { SOLD_ON_SITES } from "./widget-key-schema.ts";

/** Number of digits of the code that confirms an e-mail. */
export const VISIT_CODE_DIGITS = 6;

const email = canonical("INVALID_EMAIL", (value) => (isEmail(value) ? normalizeEmail(value) : null));

/** Asks for a code: as a customer with any e-mail, or as an integrator with the one of its account. */
export const StartVisitSchema = z.strictObject({ email, as: z.enum(["customer", "integrator"]) });

/** A visit that waits for its code. Whether an integrator has an account is not told. */
export const StartedVisitSchema = z.object({ challenge: z.string(), expiresAt: z.string() });

/** The code of an e-mail. */
export const ConfirmVisitSchema = z.strictObject({
  challenge: z.string().min(1).max(2_000),
  code: z.string().trim().regex(/^\d+$/).length(VISIT_CODE_DIGITS),
});

/** A confirmed visit; `visit` is the header of later calls. */
export const VisitSchema = z.object({
  visit: z.string(),
  expiresAt: z.string(),
  /** Name and company of an integrator; null for a customer. */
  integrator: z.object({ name: z.string(), companyName: z.string() }).nullable(),
});

/** Reais; null where prices are not shown. */
const price = z.number().nullable();

/** What a site sells, and what it asks for. */
export const SiteSaleSchema = z.object({
  /** What visitors may save. */
  sells: z.array(z.enum(SOLD_ON_SITES)),
  /** Whether it is delivered, and whether buyers may fetch it. */
  delivers: z.boolean(),
  isFetched: z.boolean(),
  methods: z.array(
    z.object({
      id: z.string().nullable(),
      type: PaymentChoiceSchema.shape.type,
      name: z.string(),
      description: z.string(),
      conditions: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
});

const cart = { kits: z.array(CartKitSchema).min(1).max(MAX_KIT_LINES) };

/** Asks what chosen kits cost, with their delivery to a place and by a way of paying. */
export const SiteQuoteRequestSchema = z.strictObject({
  ...cart,
  /** Postal code of the delivery, eight digits; null for none. */
  cep: z
    .string()
    .regex(/^\d{8}$/)
    .nullable()
    .default(null),
  payment: PaymentChoiceSchema.nullable().default(null),
});

/** What they cost. */
export const SiteQuoteSchema = z.object({
  items: price,
  freight: z
    .object({
      id: z.string(),
      price,
      businessDays: z.int().nullable(),
      city: z.string(),
      state: z.string(),
    })
    .nullable(),
  total: price,
});

/** A budget or an order of a site's visitor. The confirmed e-mail is the customer's. */
export const SiteRequestSchema = z.strictObject({
  type: z.enum(SOLD_ON_SITES),
  ...cart,
  customer: z.strictObject({
    name: AdditionalInfoSchema.shape.userOrCompanyName,
    cpf: AdditionalInfoSchema.shape.cpf,
    cnpj: AdditionalInfoSchema.shape.cnpj,
    telephone: AdditionalInfoSchema.shape.telephone,
  }),
  /** Null where the buyer fetches it. */
  address: AdditionalInfoSchema.shape.shippingAddress,
  freightId: z.string().min(1).max(64).nullable().default(null),
  payment: PaymentChoiceSchema.nullable().default(null),
  notes: z.string().trim().max(2_000).default(""),
  expectedTotalCents: SEEN_TOTAL_FIELDS.expectedTotalCents,
});

/** What was saved; the total is null where prices are not shown. */
export const SiteRequestAnswerSchema = CreatedRequestSchema.pick({ id: true, type: true, code: true }).extend(
  { total: price },
);

export type StartVisit = z.output<typeof StartVisitSchema>;
export type StartedVisit = z.infer<typeof StartedVisitSchema>;
export type ConfirmVisit = z.output<typeof ConfirmVisitSchema>;
export type Visit = z.infer<typeof VisitSchema>;
export type SiteSale = z.infer<typeof SiteSaleSchema>;
export type SiteQuoteRequest = z.output<typeof SiteQuoteRequestSchema>;
export type SiteQuote = z.infer<typeof SiteQuoteSchema>;
export type SiteRequest = z.output<typeof SiteRequestSchema>;
export type SiteRequestAnswer = z.infer<typeof SiteRequestAnswerSchema>;
