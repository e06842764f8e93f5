import { CLOSED_KIT_WORDS } from "#copy/closed-kits.ts";

/** What is wrong with a part of a kit's form, in words. */
export function errorText(code: string): string {
  const { errors } = CLOSED_KIT_WORDS;
  return code in errors ? errors[code as keyof typeof errors] : errors.fallback;
}
