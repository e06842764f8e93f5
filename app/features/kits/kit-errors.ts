import { CLOSED_KIT_WORDS } from "#copy/closed-kits.ts";

/** Text of an error code in a kit's form. */
export function errorText(code: string): string {
  const { errors } = CLOSED_KIT_WORDS;
  return code in errors ? errors[code as keyof typeof errors] : errors.fallback;
}
