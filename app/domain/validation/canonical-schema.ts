import * as z from "zod";

/** A text that a pure validator turns into its canonical form, or refuses with `code`. */
export function canonical(code: string, normalize: (text: string) => string | null | undefined) {
  return z
    .string()
    .max(120)
    .transform((text, context) => {
      const value = normalize(text);
      if (value) return value;
      context.issues.push({ code: "custom", message: code, input: text, params: { code } });
      return z.NEVER;
    });
}
