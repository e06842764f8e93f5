import * as z from "zod";
import { type AddressLookup, StateCodeSchema } from "./address-lookup-schema.ts";

/** A service's answer about a CEP. */
export type FoundAddress = Pick<AddressLookup, "uf" | "ibge" | "city" | "logradouro" | "bairro">;

const textOrNull = z
  .string()
  .trim()
  .transform((text) => (text === "" ? null : text))
  .nullish()
  .transform((text) => text ?? null);
const city = z.string().trim().min(1);

/** Answer of `cep/v1`.
 *  @source BrasilAPI, `cep/v1`; an answer with `errors` found nothing */
const AddressV1Schema = z.object({
  state: StateCodeSchema,
  city,
  neighborhood: textOrNull,
  street: textOrNull,
  errors: z.undefined().optional(),
});

/** Answer of ViaCEP.
 *  @source ViaCEP; `erro`, as a flag or as the text "true", means with status 200 that the CEP is unknown */
const ViaCepSchema = z.object({
  uf: StateCodeSchema,
  ibge: z.string().regex(/^\d{7}$/),
  localidade: city,
  logradouro: textOrNull,
  bairro: textOrNull,
  erro: z.enum(["false", ""]).or(z.literal(false)).optional(),
});

/** The address in an answer of `cep/v1/{cep}`; null without one. */
export function readAddressV1(answer: unknown): FoundAddress | null {
  const parsed = AddressV1Schema.safeParse(answer);
  if (!parsed.success) return null;
  const { state: uf, city, street: logradouro, neighborhood: bairro } = parsed.data;
  return { uf, ibge: null, city, logradouro, bairro };
}

/** The address in an answer of `{cep}/json`; null without one. */
export function readViaCep(answer: unknown): FoundAddress | null {
  const parsed = ViaCepSchema.safeParse(answer);
  if (!parsed.success) return null;
  const { uf, ibge, localidade, logradouro, bairro } = parsed.data;
  return { uf, ibge, city: localidade, logradouro, bairro };
}
