import { z } from "zod";
import { normalizeCep } from "#domain/validation/cep.ts";
import { normalizeCnpj } from "#domain/validation/cnpj.ts";
import { normalizeCpf } from "#domain/validation/cpf.ts";
import { isEmail, normalizeEmail } from "#domain/validation/email.ts";
import { parsePhone } from "#domain/validation/phone.ts";
import { PaymentChoiceSchema, SALE_CHOICE_FIELDS } from "./sale-choices-schema.ts";

/** A text that a pure validator turns into its canonical form, or refuses with `code`. */
function canonical(code: string, normalize: (text: string) => string | null | undefined) {
  return z
    .string()
    .max(120)
    .transform((text, context) => {
      const value = normalize(text);
      if (value) return value;
      context.issues.push({ code: "custom", message: code, input: text, params: { code } });
      return z.NEVER;
    });
}

const required = (limit: number) => z.string().trim().min(1).max(limit);

export const AddressSchema = z
  .object({
    CEP: canonical("INVALID_CEP", normalizeCep),
    patio: required(120),
    number: required(20),
    complement: z.string().trim().max(60).default(""),
    neighborhood: required(80),
    city: required(80),
    state: z.string().regex(/^[A-Z]{2}$/),
  })
  .strict();

export const AdditionalInfoSchema = z
  .object({
    userOrCompanyName: required(120),
    cpf: canonical("INVALID_CPF", normalizeCpf).optional(),
    cnpj: canonical("INVALID_CNPJ", normalizeCnpj).optional(),
    email: canonical("INVALID_EMAIL", (text) => (isEmail(text) ? normalizeEmail(text) : null)),
    telephone: canonical("INVALID_PHONE", (text) => parsePhone(text)?.e164),
    shippingDistributor: z.enum(["CIF", "FOB"]),
    shippingAddress: AddressSchema.optional(),
  })
  .strict()
  .refine(({ cpf, cnpj }) => (cpf === undefined) !== (cnpj === undefined), {
    path: ["cpf"],
    params: { code: "INVALID_DOCUMENT" },
    message: "INVALID_DOCUMENT",
  })
  .refine(({ shippingDistributor, shippingAddress }) => shippingDistributor === "FOB" || shippingAddress, {
    path: ["shippingAddress"],
    params: { code: "REQUIRED" },
    message: "REQUIRED",
  });

export const MAX_KIT_LINES = 50;

/** An order of closed kits as the checkout sends it. `expectedTotalCents` is the total that the buyer saw. */
export const CreateOrderSchema = z
  .object({
    type: z.literal("order"),
    purchaseType: z.literal("closedKits"),
    name: required(80),
    kits: z
      .array(z.object({ id: z.string().min(1).max(64), amount: z.int().min(1).max(999) }).strict())
      .min(1)
      .max(MAX_KIT_LINES),
    additionalInfo: AdditionalInfoSchema,
    payment: PaymentChoiceSchema,
    ...SALE_CHOICE_FIELDS,
    expectedTotalCents: z.int().min(0).optional(),
  })
  .strict();

export const CreatedOrderSchema = z.object({
  id: z.string(),
  code: z.string(),
  version: z.int(),
  totalCents: z.int(),
});

export type Address = z.infer<typeof AddressSchema>;
export type AdditionalInfo = z.infer<typeof AdditionalInfoSchema>;
export type CreateOrder = z.infer<typeof CreateOrderSchema>;
export type CreatedOrder = z.infer<typeof CreatedOrderSchema>;
