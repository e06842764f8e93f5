import { expect, test } from "vitest";
import { ThemeInputSchema, ThemeSchema } from "#domain/theme/theme-schema.ts";
import { previewTheme, toThemeInput, toThemeValues } from "./theme-form.ts";

const LOOK = ThemeSchema.parse({
  title: "Sol",
  primaryColor: "#c2410c",
  buttonColor: "#9a3412",
  loginTheme: { type: "gradient", headline: "Oi", socialLinks: { web: "https://sol.test" } },
  integrations: { tracking: { url: "https://medidor.test/p" } },
});

test("a look goes through the form and comes back as it was", () => {
  const input = ThemeInputSchema.parse(toThemeInput(toThemeValues(LOOK)));
  expect(ThemeSchema.parse(input)).toEqual(LOOK);
});

test("what is left empty is left out, and a field that is needed is missed", () => {
  const values = { ...toThemeValues(LOOK), buttonColor: "", "integrations.tracking.url": "", title: "" };
  const parsed = ThemeInputSchema.safeParse(toThemeInput(values));
  expect(parsed.error?.issues.map(({ path }) => path.join("."))).toEqual(["title"]);
  expect(toThemeInput(values)).not.toHaveProperty("buttonColor");
  expect(toThemeInput(values)["integrations"]).toEqual({});
});

test("half a colour changes nothing in the preview, a whole one does, and none is as by default", () => {
  const values = toThemeValues(LOOK);
  expect(previewTheme(LOOK, { ...values, primaryColor: "#0f5" }).primaryColor).toBe("#c2410c");
  expect(previewTheme(LOOK, { ...values, primaryColor: "#0F5F57" }).primaryColor).toBe("#0f5f57");
  expect(previewTheme(LOOK, { ...values, buttonColor: "" }).buttonColor).toBeUndefined();
});
