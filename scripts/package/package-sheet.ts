import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#scripts/stack/paths.ts";
import { themeVariables } from "#domain/theme/theme-variables.ts";
import type { ThemeVariables } from "#domain/theme/theme-variables.ts";
import { NEUTRAL_THEME } from "#widgets/embed/neutral-theme.ts";

const LIGHT = ':root,\n[data-gs-scheme="light"] {';
const DARK = '[data-gs-scheme="dark"] {';

/** What differs outside of a shadow root, as pieces of the widgets' sheet and what stands in their place. */
const REPLACED: readonly (readonly [piece: RegExp, text: string])[] = [
  [/:root,\n:host \{/, withNeutral(LIGHT, themeVariables(NEUTRAL_THEME).light)],
  [
    /:root\[data-theme="dark"\],\n:host\(\[data-theme="dark"\]\) \{/,
    withNeutral(DARK, themeVariables(NEUTRAL_THEME).dark),
  ],
  [/@media \(prefers-color-scheme: dark\) \{\n {2}:root[^}]*\}\n\}\n\n/, ""],
  [/:host \{[^}]*\}\n\n/, ""],
  [/:host\(\[hidden\]\) \{[^}]*\}\n\n/, ""],
];

/** The style sheets of all widgets, as one. */
export function readWidgetsSheet(): string {
  const names = ["base.css", "parts.css", "kits.css", "purchase.css", "checkout.css", "lead.css"];
  return names.map((name) => readFileSync(join(ROOT, "widgets/styles", name), "utf8")).join("\n");
}

/** The widgets' sheet for a page of another site: grey until a theme is given (`themeProps`), and dark only inside
 *  an element that says so, because the sheet does not know on which ground the site places it.
 *  @throws Error when the sheet has no longer a piece that must differ */
export function packageSheet(widgetsSheet: string): string {
  return REPLACED.reduce((sheet, [piece, text]) => {
    if (!piece.test(sheet)) throw new Error(`the widgets' sheet has nothing like ${String(piece)} any more`);
    return sheet.replace(piece, text);
  }, widgetsSheet);
}

function withNeutral(selector: string, variables: ThemeVariables): string {
  return [selector, ...Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`)].join("\n");
}
