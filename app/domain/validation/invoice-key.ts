import { normalizeCnpj } from "./cnpj.ts";

const KEY = /^\d{6}[0-9A-Z]{12}\d{26}$/;
const CODE_OF_ZERO = 48;
const LARGEST_WEIGHT = 9;

/** What the access key of an electronic invoice (NF-e) says. */
export interface InvoiceKey {
  /** The 44 characters without spaces. */
  key: string;
  /** CNPJ of the issuer. */
  cnpj: string;
  series: number;
  number: number;
}

/** Reads the access key of an NF-e: 44 characters, digits but for letters in the CNPJ, of which the last is a check digit
 *  (modulo 11, weights 2 to 9 from the right, a character worth its ASCII code less 48). Spaces are accepted. Null for
 *  anything else, also for a month or a CNPJ that there is not.
 *  @source Manual de Orientação do Contribuinte of the NF-e, access key; NT 2025.001 for letters in the CNPJ */
export function readInvoiceKey(text: string): InvoiceKey | null {
  const key = text.replace(/[\s.-]/g, "").toUpperCase();
  if (!KEY.test(key) || checkDigit(key.slice(0, -1)) !== Number(key.at(-1))) return null;
  const month = Number(key.slice(4, 6));
  const cnpj = normalizeCnpj(key.slice(6, 20));
  if (month < 1 || month > 12 || cnpj === null) return null;
  return { key, cnpj, series: Number(key.slice(22, 25)), number: Number(key.slice(25, 34)) };
}

/** The check digit of the first 43 characters of an access key. */
function checkDigit(characters: string): number {
  let sum = 0;
  let weight = 2;
  for (const character of Array.from(characters).reverse()) {
    sum += (character.charCodeAt(0) - CODE_OF_ZERO) * weight;
    weight = weight === LARGEST_WEIGHT ? 2 : weight + 1;
  }
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}
