import { globPattern } from "#worker/repositories/shared/glob-pattern.ts";
import type { SearchText } from "#worker/repositories/search/search-queries.ts";

/** Characters of a CNPJ, mask included. */
const CNPJ_CHARACTERS = /^[\da-z./\-\s]+$/i;
/** Minimum number of digits; fewer would match nearly every CNPJ. */
const MIN_CNPJ_PART = 3;
const CPF_DIGITS = 11;

/** Typed text in the forms that columns are compared with. */
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
