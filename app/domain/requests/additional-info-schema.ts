import * as z from "zod";
import { AddressDraftSchema } from "#domain/address/address-schema.ts";
import { canonical } from "#domain/validation/canonical-schema.ts";
import { normalizeCnpj } from "#domain/validation/cnpj.ts";
import { normalizeCpf } from "#domain/validation/cpf.ts";
import { isEmail, normalizeEmail } from "#domain/validation/email.ts";
import { parsePhone } from "#domain/validation/phone.ts";

const text = (limit: number) => z.string().trim().max(limit).default("");

/** An address; one with only empty fields becomes null.
 *  @source spec, validation rules: empty address objects */
const OptionalAddressSchema = AddressDraftSchema.nullable()
  .default(null)
  .transform((address) =>
    address !== null && Object.values(address).some((part) => part !== "") ? address : null,
  );

/** Shipping and billing of a request. Each value is validated by itself; `findMissing` (`app/domain/checkout`) decides
 *  which values a budget or an order requires.
 *  @source spec, checkout state: additional info */
export const AdditionalInfoSchema = z
  .strictObject({
    userOrCompanyName: text(120),
    cpf: canonical("INVALID_CPF", normalizeCpf).optional(),
    cnpj: canonical("INVALID_CNPJ", normalizeCnpj).optional(),
    rg: text(20),
    temInscricaoEstadual: z.boolean().nullable().default(null),
    ie: text(20),
    email: canonical("INVALID_EMAIL", (value) => (isEmail(value) ? normalizeEmail(value) : null)).optional(),
    telephone: canonical("INVALID_PHONE", (value) => parsePhone(value)?.e164).optional(),
    shippingDistributor: z.enum(["CIF", "FOB"]),
    shippingAddress: OptionalAddressSchema,
    /** State of the delivery, if the rest of the address is unknown. */
    deliveryState: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .default(null),
    timeRestrictionBoolean: z.boolean().nullable().default(null),
    timeRestriction: text(200),
    /** Whether the address is rural, and whether a truck can reach it; null for an open question. */
    ruralZone: z.boolean().nullable().default(null),
    truckPossible: z.boolean().nullable().default(null),
    /** Whether the invoice has a different address. */
    changeInvoice: z.boolean().default(false),
    sameAddress: z.boolean().nullable().default(null),
    invoiceAddress: OptionalAddressSchema,
  })
  .refine(({ cpf, cnpj }) => cpf === undefined || cnpj === undefined, {
    path: ["cpf"],
    params: { code: "INVALID_DOCUMENT" },
    message: "INVALID_DOCUMENT",
  });

export type AdditionalInfo = z.output<typeof AdditionalInfoSchema>;
