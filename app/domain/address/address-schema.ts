import * as z from "zod";
import { canonical } from "#domain/validation/canonical-schema.ts";
import { normalizeCep } from "#domain/validation/cep.ts";

const required = (limit: number) => z.string().trim().min(1).max(limit);
const optional = (limit: number) => z.string().trim().max(limit).default("");

/** A complete Brazilian address. */
export const AddressSchema = z.strictObject({
  CEP: canonical("INVALID_CEP", normalizeCep),
  patio: required(120),
  number: required(20),
  complement: optional(60),
  neighborhood: required(80),
  city: required(80),
  state: z.string().regex(/^[A-Z]{2}$/),
});

/** An address that may be incomplete. */
export const AddressDraftSchema = z.strictObject({
  CEP: canonical("INVALID_CEP", normalizeCep).or(z.literal("")).default(""),
  patio: optional(120),
  number: optional(20),
  complement: optional(60),
  neighborhood: optional(80),
  city: optional(80),
  state: z
    .string()
    .regex(/^([A-Z]{2})?$/)
    .default(""),
});

export type Address = z.output<typeof AddressSchema>;
export type AddressDraft = z.output<typeof AddressDraftSchema>;
