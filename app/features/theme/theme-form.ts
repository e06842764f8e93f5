import { parseNumber } from "#domain/shared/numbers.ts";
import { THEME_FIELDS, type ThemeFieldName } from "#copy/theme.ts";
import type { Theme } from "#domain/theme/theme-schema.ts";

/** Values of the editor's fields, all of them texts. */
export type ThemeValues = Record<ThemeFieldName, string>;

const NAMES = Object.keys(THEME_FIELDS) as ThemeFieldName[];
const COLOR = /^#[0-9a-f]{6}$/i;

/** Values of a saved theme. */
export function toThemeValues(theme: Theme): ThemeValues {
  return Object.fromEntries(NAMES.map((name) => [name, textAt(theme, name)])) as ThemeValues;
}

/** Reads the form. */
export function readThemeValues(form: FormData): ThemeValues {
  return Object.fromEntries(
    NAMES.map((name) => {
      const value = form.get(name);
      return [name, typeof value === "string" ? value.trim() : ""];
    }),
  ) as ThemeValues;
}

/** The theme in a form as the input of a save, without empty values. */
export function toThemeInput(values: ThemeValues): Record<string, unknown> {
  const look: Record<string, unknown> = {
    integrations: {},
    loginTheme: { socialLinks: {} },
  };
  for (const name of NAMES) {
    const value = values[name];
    if (value !== "" || !isOptional(name)) {
      setAt(look, name.split("."), name === "angleLinearGradient" ? toNumber(value) : value);
    }
  }
  return look;
}

/** The theme of the live preview: an invalid colour keeps its last valid value. */
export function previewTheme(before: Theme, values: ThemeValues): Theme {
  const colors = (name: ThemeFieldName & keyof Theme) => {
    const value = values[name].toLowerCase();
    return COLOR.test(value) ? { [name]: value } : {};
  };
  const optional = (name: "buttonColor" | "iconColor") =>
    values[name] === "" ? { [name]: undefined } : colors(name);
  const angle = toNumber(values.angleLinearGradient);
  return {
    ...before,
    ...colors("primaryColor"),
    ...colors("secondaryColor"),
    ...optional("buttonColor"),
    ...optional("iconColor"),
    ...colors("textColor"),
    ...colors("colorOneLinearGradient"),
    ...colors("colorTwoLinearGradient"),
    ...(angle >= 0 && angle <= 360 ? { angleLinearGradient: angle } : {}),
    title: values.title,
    logo: values.logo === "" ? undefined : values.logo,
  };
}

const REQUIRED: readonly ThemeFieldName[] = [
  "title",
  "metaDescription",
  "primaryColor",
  "secondaryColor",
  "textColor",
  "colorOneLinearGradient",
  "colorTwoLinearGradient",
  "angleLinearGradient",
  "loginTheme.type",
  "loginTheme.alignment",
  "loginTheme.headline",
  "loginTheme.subline",
];

function isOptional(name: ThemeFieldName): boolean {
  return !REQUIRED.includes(name);
}

function toNumber(text: string): number {
  return parseNumber(text) ?? Number.NaN;
}

function textAt(theme: Theme, name: string): string {
  let value: unknown = theme;
  for (const part of name.split(".")) {
    value =
      typeof value === "object" && value !== null ? (value as Record<string, unknown>)[part] : undefined;
  }
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function setAt(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [first = "", ...rest] = path;
  if (rest.length === 0) {
    target[first] = value;
    return;
  }
  const inner = (target[first] ??= {}) as Record<string, unknown>;
  setAt(inner, rest, value);
}
