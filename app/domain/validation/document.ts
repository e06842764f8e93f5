import { normalizeCnpj } from "./cnpj.ts";
import { normalizeCpf } from "./cpf.ts";

/** A taxpayer's document in canonical text. */
export type TaxDocument = { kind: "cpf" | "cnpj"; value: string };

/** The CPF or CNPJ that a text is, in canonical form, or null when it is neither.
 *  @example parseDocument("12.abc.345/01de-35") // { kind: "cnpj", value: "12ABC34501DE35" } */
export function parseDocument(text: string): TaxDocument | null {
  const cpf = normalizeCpf(text);
  if (cpf !== null) return { kind: "cpf", value: cpf };
  const cnpj = normalizeCnpj(text);
  return cnpj === null ? null : { kind: "cnpj", value: cnpj };
}
