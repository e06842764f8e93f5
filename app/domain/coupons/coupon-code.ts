/** Three to thirty letters, digits, hyphens and underscores. */
export const COUPON_CODE_FORM = /^[A-Z0-9][A-Z0-9_-]{2,29}$/;

/** Without characters that are easily confused: 0 and O, 1 and I. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 8;

/** The stored form of a code: capitals without accents and spaces.
 *  @example normalizeCouponCode(" sol verão ") // "SOLVERAO" */
export function normalizeCouponCode(typed: string): string {
  return typed
    .normalize("NFD")
    .replace(/[\u0300-\u036f\s]/g, "")
    .toUpperCase();
}

/** A random code of eight characters.
 *  @param randomBytes - eight bytes */
export function couponCodeOf(randomBytes: Uint8Array): string {
  return Array.from(randomBytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length] ?? "").join(
    "",
  );
}

/** Code of a copy: the first part of the original's code, and a suffix.
 *  @example copiedCouponCode("SOL10", "X7K3") // "SOL10-X7K3" */
export function copiedCouponCode(code: string, ending: string): string {
  return `${code.slice(0, 29 - ending.length)}-${ending}`;
}
