import * as z from "zod";

/** Options of an issue with a code, for forms and programs. */
export function coded(code: string): { message: string; params: { code: string } } {
  return { message: code, params: { code } };
}

/** A required text; a missing one counts as blank. */
export function required(limit: number) {
  return z
    .string()
    .trim()
    .max(limit)
    .refine((text) => text !== "", coded("REQUIRED"))
    .prefault("");
}

/** An optional text; blank becomes null. */
export function optional(limit: number) {
  return z
    .string()
    .trim()
    .max(limit)
    .nullable()
    .default(null)
    .transform((text) => (text === "" ? null : text));
}

/** A text that a validator converts to its canonical form, or refuses with `code`; blank counts as missing. */
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
