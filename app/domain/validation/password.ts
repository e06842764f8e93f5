export const MIN_PASSWORD_LENGTH = 8;

/** What a password has to have, in the order in which people are told. */
export const PASSWORD_PARTS = ["length", "lowercase", "uppercase", "digit", "symbol"] as const;
export type PasswordPart = (typeof PASSWORD_PARTS)[number];

/** A mark (an accent that stands alone) belongs to its letter. */
const HAS_PART: Record<PasswordPart, (text: string) => boolean> = {
  length: (text) => Array.from(text).length >= MIN_PASSWORD_LENGTH,
  lowercase: (text) => /\p{Ll}/u.test(text),
  uppercase: (text) => /\p{Lu}/u.test(text),
  digit: (text) => /\p{Nd}/u.test(text),
  symbol: (text) => /[^\p{L}\p{M}\p{N}\s]/u.test(text),
};

/** What a new password lacks, none when it is strong enough: 8 characters (an emoji is one), a lowercase and an
 *  uppercase letter of any alphabet, a digit, and a symbol, which is whatever is no letter, digit or space. It is judged
 *  in the form in which it is hashed (NFKC).
 *  @source specification, validation of passwords
 *  @example missingPasswordParts("girassol1") // ["uppercase", "symbol"] */
export function missingPasswordParts(password: string): PasswordPart[] {
  const text = password.normalize("NFKC");
  return PASSWORD_PARTS.filter((part) => !HAS_PART[part](text));
}

/** What a password lacks in a form that may leave it empty, as one that keeps the present password does. */
export function missingOptionalPasswordParts(password: string): PasswordPart[] {
  return password === "" ? [] : missingPasswordParts(password);
}

/** Whether the second typing of a new password is the same as the first: as hashes see it, so that keyboards that
 *  compose accents differently agree. */
export function isPasswordConfirmed(password: string, confirmation: string): boolean {
  return password.normalize("NFKC") === confirmation.normalize("NFKC");
}
