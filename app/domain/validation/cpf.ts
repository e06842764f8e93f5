const BARE_OR_MASKED = /^(?:\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2})$/;
const ALL_EQUAL = /^(\d)\1*$/;
const BASE_DIGITS = 9;

/** The two check digits of the nine free digits of a CPF (modulo 11, weights 10 to 2 and 11 to 2).
 *  @param base - nine digits
 *  @source Receita Federal, e-Financeira manual, Annex II
 *  @example cpfCheckDigits("280012389") // "38" */
export function cpfCheckDigits(base: string): string {
  const first = checkDigit(base);
  return `${first}${checkDigit(`${base}${first}`)}`;
}

/** The eleven digits of a valid CPF, or null. Accepts bare digits or the exact mask, outer spaces ignored; eleven
 *  equal digits are refused although they satisfy the arithmetic.
 *  @example normalizeCpf(" 529.982.247-25 ") // "52998224725" */
export function normalizeCpf(text: string): string | null {
  const trimmed = text.trim();
  if (!BARE_OR_MASKED.test(trimmed)) return null;
  const digits = trimmed.replace(/\D/g, "");
  if (ALL_EQUAL.test(digits)) return null;
  return digits.slice(BASE_DIGITS) === cpfCheckDigits(digits.slice(0, BASE_DIGITS)) ? digits : null;
}

/** Whether a text is a valid CPF, bare or masked. */
export function isCpf(text: string): boolean {
  return normalizeCpf(text) !== null;
}

function checkDigit(digits: string): number {
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (digits.length + 1 - index),
    0,
  );
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}
