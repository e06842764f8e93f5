import { formatCep, formatDocument, formatPhone } from "#domain/shared/format-identity.ts";
import { normalizeCep } from "#domain/validation/cep.ts";
import { normalizeCnpj } from "#domain/validation/cnpj.ts";
import { normalizeCpf } from "#domain/validation/cpf.ts";
import { parsePhone } from "#domain/validation/phone.ts";

/** What a field shows once it is left: a valid entry in its mask, anything else as it was typed. */
export type Mask = (text: string) => string;

export const maskCnpj: Mask = (text) => masked(text, normalizeCnpj(text), formatDocument);
export const maskCpf: Mask = (text) => masked(text, normalizeCpf(text), formatDocument);
export const maskCep: Mask = (text) => masked(text, normalizeCep(text), formatCep);
export const maskPhone: Mask = (text) => masked(text, parsePhone(text)?.e164 ?? null, formatPhone);

function masked(text: string, canonical: string | null, format: (canonical: string) => string): string {
  return canonical === null ? text : format(canonical);
}
