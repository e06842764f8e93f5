import { globPattern } from "#worker/repositories/shared/glob-pattern.ts";
import type { SearchText } from "#worker/repositories/search/search-queries.ts";

/** What a CNPJ is written with, mask included. */
const CNPJ_CHARACTERS = /^[\da-z./\-\s]+$/i;
/** Fewer digits of a CNPJ would match almost everything. */
const MIN_CNPJ_PART = 3;
const CPF_DIGITS = 11;

/** What somebody typed, as the columns are compared with it. */
export function toSearchText(typed: string): SearchText {
  const folded = typed
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
  const digits = typed.replaceAll(/\D/g, "");
  const isNumber = CNPJ_CHARACTERS.test(typed) && digits.length >= MIN_CNPJ_PART;
  return {
    typed,
    pattern: globPattern(folded),
    cnpjPart: isNumber ? typed.replaceAll(/[^\da-z]/gi, "").toUpperCase() : null,
    cpf: isNumber && digits.length === CPF_DIGITS ? digits : null,
  };
}
