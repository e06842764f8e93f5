import { readableOn, textOn, tint, wordsOnGradient } from "./contrast.ts";
import { fnv1a } from "#domain/shared/fnv1a.ts";
import type { Theme } from "./theme-schema.ts";

export type ThemeVariables = Readonly<Record<`--gs-${string}`, string>>;

const LIGHT = { page: "#f7f7f5", card: "#ffffff", line: "#e7e5e0", text: "#1c1b19", muted: "#57534e" };
const DARK = { page: "#141312", card: "#1e1d1b", line: "#35332f", text: "#f3f1ec", muted: "#b4aea5" };

/** The part of a theme that is colours. */
export type ThemeColours = Pick<
  Theme,
  | "primaryColor"
  | "secondaryColor"
  | "buttonColor"
  | "iconColor"
  | "textColor"
  | "angleLinearGradient"
  | "colorOneLinearGradient"
  | "colorTwoLinearGradient"
>;

function variables(theme: ThemeColours, ground: typeof LIGHT): ThemeVariables {
  const button = theme.buttonColor ?? theme.primaryColor;
  const words = wordsOnGradient(theme.colorOneLinearGradient);
  return {
    "--gs-page": ground.page,
    "--gs-card": ground.card,
    "--gs-line": ground.line,
    "--gs-text": ground === LIGHT ? readableOn(theme.textColor, ground.page) : ground.text,
    "--gs-muted": ground.muted,
    "--gs-primary": theme.primaryColor,
    "--gs-on-primary": textOn(theme.primaryColor),
    "--gs-button": button,
    "--gs-on-button": textOn(button),
    "--gs-accent": readableOn(theme.primaryColor, tint(theme.primaryColor, ground.card, 0.09)),
    "--gs-tint": tint(theme.primaryColor, ground.card, 0.09),
    "--gs-gradient": `linear-gradient(${theme.angleLinearGradient}deg, ${theme.colorOneLinearGradient}, ${theme.colorTwoLinearGradient})`,
    "--gs-on-gradient": words.text,
    // Behind the words on the gradient, and nowhere else.
    "--gs-gradient-ground": words.ground,
    "--gs-icon": readableOn(theme.iconColor ?? theme.primaryColor, ground.card),
  };
}

/** The theme as CSS variables for light and dark grounds. Text colours are computed to reach WCAG AA. */
export function themeVariables(theme: ThemeColours): { light: ThemeVariables; dark: ThemeVariables } {
  return { light: variables(theme, LIGHT), dark: variables(theme, DARK) };
}

/** CSS for pages by theme, cached because a page needs it several times and contrasts are expensive to compute. */
const pageTexts = new WeakMap<ThemeColours, string>();

/** The variables as CSS: light by default, dark by the page's colour scheme or, without a choice, by the system's.
 *  @param selector - `:root` on pages, `:host` in a shadow root */
export function themeCss(theme: ThemeColours, selector: ":root" | ":host"): string {
  if (selector === ":host") return writeThemeCss(theme, selector);
  const text = pageTexts.get(theme) ?? writeThemeCss(theme, selector);
  pageTexts.set(theme, text);
  return text;
}

function writeThemeCss(theme: ThemeColours, selector: ":root" | ":host"): string {
  const { light, dark } = themeVariables(theme);
  const block = (values: ThemeVariables) =>
    Object.entries(values)
      .map(([name, value]) => `${name}:${value}`)
      .join(";");
  const withAttribute = (attribute: string) =>
    selector === ":host" ? `:host(${attribute})` : `:root${attribute}`;
  return [
    `${selector}{color-scheme:light;${block(light)}}`,
    `${withAttribute('[data-theme="dark"]')}{color-scheme:dark;${block(dark)}}`,
    `@media (prefers-color-scheme:dark){${withAttribute(":not([data-theme])")}{color-scheme:dark;${block(dark)}}}`,
  ].join("");
}

/** Version of a theme, which changes with its variables. Addresses of style sheets contain it, so that they can be
 *  cached without expiry. */
export function themeVersion(theme: Theme): string {
  return fnv1a(themeCss(theme, ":root")).toString(36);
}

/** Address of the theme's style sheet. */
export function themeCssPath(theme: Theme): string {
  return `/tema/${themeVersion(theme)}.css`;
}

/** Address of the favicon: the distributor's own, or the product's sign in the primary colour. */
export function faviconPath(theme: Theme): string {
  return theme.favicon ?? `/tema/${themeVersion(theme)}.svg`;
}
