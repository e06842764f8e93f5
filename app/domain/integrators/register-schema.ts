import * as z from "zod";
import { NewPasswordSchema } from "#domain/access/password-schema.ts";
import { normalizeCep, stateOfCep } from "#domain/validation/cep.ts";
import { normalizeCnpj } from "#domain/validation/cnpj.ts";
import { normalizeCpf } from "#domain/validation/cpf.ts";
import { isEmail, normalizeEmail } from "#domain/validation/email.ts";
import { isPasswordConfirmed } from "#domain/validation/password.ts";
import { parsePhone } from "#domain/validation/phone.ts";
import { canonical, coded, optional, required } from "./register-fields.ts";

const toEmail = (text: string) => (isEmail(text) ? normalizeEmail(text) : null);
const email = canonical("INVALID_EMAIL", toEmail);
const telephone = canonical("INVALID_PHONE", (text) => parsePhone(text)?.e164);

/** The applying company. CNPJ (numeric or alphanumeric) and phone number are converted to canonical form. */
const CompanySchema = z.strictObject({
  cnpj: canonical("INVALID_CNPJ", normalizeCnpj),
  companyName: required(120),
  tradeName: optional(120),
  telephone,
  email: optional(254)
    .refine((text) => text === null || isEmail(text), coded("INVALID_EMAIL"))
    .transform((text) => text && normalizeEmail(text)),
});

const AddressSchema = z
  .strictObject({
    CEP: canonical("INVALID_CEP", normalizeCep),
    patio: required(120),
    number: required(20),
    complement: z.string().trim().max(60).default(""),
    neighborhood: required(80),
    city: required(80),
    state: required(2),
  })
  .refine(({ CEP, state }) => stateOfCep(CEP) === state, {
    path: ["state"],
    ...coded("STATE_NOT_OF_CEP"),
    when: ({ value }) => hasTexts(value, ["CEP", "state"]),
  });

/** The person who applies for the company, and can sign in after the approval. */
const PersonSchema = z
  .strictObject({
    name: required(60),
    surname: required(60),
    cpf: canonical("INVALID_CPF", normalizeCpf),
    email,
    telephone,
    password: NewPasswordSchema,
    confirmation: z.string().max(256),
  })
  .refine(({ password, confirmation }) => isPasswordConfirmed(password, confirmation), {
    path: ["confirmation"],
    ...coded("PASSWORD_MISMATCH"),
    when: ({ value }) => hasTexts(value, ["password", "confirmation"]),
  });

/** An application of a company. `termsDocumentId` is the accepted version of the terms, null without terms; `formToken`
 *  and `website` detect automated applications. */
export const RegisterIntegratorSchema = z.strictObject({
  company: CompanySchema,
  address: AddressSchema,
  person: PersonSchema,
  termsDocumentId: z.string().min(1).max(64).nullable(),
  formToken: z.string().max(200),
  /** A hidden field, which only programs fill in. */
  website: z.string().max(254).default(""),
});

export type RegisterIntegrator = z.infer<typeof RegisterIntegratorSchema>;

/** Whether these fields are valid so far, so that a rule about both is checked together with the others. */
function hasTexts(value: unknown, fields: readonly string[]): boolean {
  if (typeof value !== "object" || value === null) return false;
  const texts = value as Readonly<Record<string, unknown>>;
  return fields.every((field) => typeof texts[field] === "string" && texts[field] !== "");
}
