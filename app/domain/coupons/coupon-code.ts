/** Letters, digits, hyphen and underscore, three to thirty of them. */
export const COUPON_CODE_FORM = /^[A-Z0-9][A-Z0-9_-]{2,29}$/;

/** Without what is easily taken for something else: 0 and O, 1 and I. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 8;

/** A code as it is stored and compared: in capitals, without marks or spaces.
 *  @example normalizeCouponCode(" sol verão ") // "SOLVERAO" */
export function normalizeCouponCode(typed: string): string {
  return typed
    .normalize("NFD")
    .replace(/[\u0300-\u036f\s]/g, "")
    .toUpperCase();
}

/** A code of eight characters that nobody guesses.
 *  @param randomBytes - eight of them
 *  @example couponCodeOf(new Uint8Array(8)) // "22222222" */
export function couponCodeOf(randomBytes: Uint8Array): string {
  return Array.from(randomBytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length] ?? "").join(
    "",
  );
}

/** Code of a copy: the first part of the original's, and an ending of its own.
 *  @example copiedCouponCode("SOL10", "X7K3") // "SOL10-X7K3" */
export function copiedCouponCode(code: string, ending: string): string {
  return `${code.slice(0, 29 - ending.length)}-${ending}`;
}
