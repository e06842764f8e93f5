/** A CNPJ taken apart. `alphanumeric` when a letter is among the first twelve characters. */
export type CnpjParts = {
  root: string;
  branch: string;
  checkDigits: string;
  kind: "numeric" | "alphanumeric";
};

const CANONICAL = /^[0-9A-Z]{12}\d{2}$/;
const RESERVED = "00000000000000";
const BASE_LENGTH = 12;
const ROOT_LENGTH = 8;
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

/** A valid CNPJ in its parts (company, establishment, check digits), or null.
 *  @example parseCnpj("11.222.333/0001-81")
 *  // { root: "11222333", branch: "0001", checkDigits: "81", kind: "numeric" } */
export function parseCnpj(text: string): CnpjParts | null {
  const canonical = normalizeCnpj(text);
  if (canonical === null) return null;
  return {
    root: canonical.slice(0, ROOT_LENGTH),
    branch: canonical.slice(ROOT_LENGTH, BASE_LENGTH),
    checkDigits: canonical.slice(BASE_LENGTH),
    kind: /[A-Z]/.test(canonical) ? "alphanumeric" : "numeric",
  };
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
