const CANONICAL = /^[0-9A-Z]{12}\d{2}$/;
const RESERVED = "00000000000000";
const BASE_LENGTH = 12;
const CODE_OF_ZERO = 48;
const LARGEST_WEIGHT = 9;

/** The two check digits of the first twelve characters of a CNPJ: modulo 11, weights 2 to 9 from the right, a
 *  character worth its ASCII code less 48.
 *  @param base - twelve digits or upper-case letters
 *  @source IN RFB 2.229/2024; worked example of the Receita Federal
 *  @example cnpjCheckDigits("12ABC34501DE") // "35" */
export function cnpjCheckDigits(base: string): string {
  const first = checkDigit(base);
  return `${first}${checkDigit(`${base}${first}`)}`;
}

/** The fourteen canonical characters of a valid CNPJ, numeric or alphanumeric, or null. The mask's `. / -`, spaces
 *  and lower case are accepted; all 26 letters are legal.
 *  @example normalizeCnpj("12.abc.345/01de-35") // "12ABC34501DE35" */
export function normalizeCnpj(text: string): string | null {
  const canonical = text.replace(/[.\-/\s]/g, "").toUpperCase();
  if (!CANONICAL.test(canonical) || canonical === RESERVED) return null;
  return canonical.slice(BASE_LENGTH) === cnpjCheckDigits(canonical.slice(0, BASE_LENGTH)) ? canonical : null;
}

/** Whether a text is a valid CNPJ, numeric or alphanumeric, bare or masked. */
export function isCnpj(text: string): boolean {
  return normalizeCnpj(text) !== null;
}

function checkDigit(characters: string): number {
  let sum = 0;
  let weight = 2;
  for (let index = characters.length - 1; index >= 0; index -= 1) {
    sum += (characters.charCodeAt(index) - CODE_OF_ZERO) * weight;
    weight = weight === LARGEST_WEIGHT ? 2 : weight + 1;
  }
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}
