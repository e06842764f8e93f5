import { z } from "zod";

/** How an issue tells its code to forms and programs. */
export function coded(code: string): { message: string; params: { code: string } } {
  return { message: code, params: { code } };
}

/** Text that must be there; what is missing counts as blank. */
export function required(limit: number) {
  return z
    .string()
    .trim()
    .max(limit)
    .refine((text) => text !== "", coded("REQUIRED"))
    .prefault("");
}

/** Text that may be left out; blank is null. */
export function optional(limit: number) {
  return z
    .string()
    .trim()
    .max(limit)
    .nullable()
    .default(null)
    .transform((text) => (text === "" ? null : text));
}

/** Text that a pure validator turns into its canonical form, or refuses with `code`; blank is missing. */
export function canonical(code: string, normalize: (text: string) => string | null | undefined) {
  return z
    .string()
    .max(254)
    .prefault("")
    .transform((text, context) => {
      const value = normalize(text);
      if (value) return value;
      const issue = coded(text.trim() === "" ? "REQUIRED" : code);
      context.issues.push({ code: "custom", input: text, ...issue });
      return z.NEVER;
    });
}
