import type { AppLoadContext } from "@remix-run/cloudflare";
import * as z from "zod";
import { ThemeInputSchema } from "#domain/theme/theme-schema.ts";
import { THEME_TEXTS } from "#copy/theme.ts";
import { readThemeValues, toThemeInput } from "./theme-form.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

const VersionSchema = z.object({ version: z.string().max(40) });

/** Saves the theme in a form. Returns null on success, otherwise the errors of the typed values. */
export async function saveTheme(context: AppLoadContext, form: FormData) {
  const values = readThemeValues(form);
  const parsed = ThemeInputSchema.safeParse(toThemeInput(values));
  if (!parsed.success) {
    const errors: Partial<Record<string, string>> = Object.fromEntries(
      parsed.error.issues.map((issue) => [
        issue.path.join("."),
        issue.code === "custom" ? String(issue.params?.["code"]) : issue.code,
      ]),
    );
    return { values, errors, refusal: null, status: 400 };
  }
  try {
    await context.services.theme.save(parsed.data, readForm(VersionSchema, form).version);
    return null;
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { title, description, status, code } = refusal;
    return {
      values,
      errors: {},
      refusal: { title, description: code === "STALE_VERSION" ? THEME_TEXTS.stale : description },
      status,
    };
  }
}
