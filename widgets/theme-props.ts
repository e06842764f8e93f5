import { themeVariables } from "#domain/theme/theme-variables.ts";
import type { ThemeColours, ThemeVariables } from "#domain/theme/theme-variables.ts";

/** Attributes of an element whose widgets have a distributor's colours. */
export interface ThemeProps {
  "data-gs-scheme": "light" | "dark";
  /** Language of the widgets, whatever that of the page. */
  lang: "pt-BR";
  style: ThemeVariables & { colorScheme: "light" | "dark" };
}

/** Attributes that give a distributor's colours to the widgets inside an element, on light or dark ground. Widgets
 *  outside of such an element are grey.
 *  @example <div {...themeProps(await port.loadTheme())}><KitBuyer port={port} /></div> */
export function themeProps(theme: ThemeColours, scheme: "light" | "dark" = "light"): ThemeProps {
  const style = { colorScheme: scheme, ...themeVariables(theme)[scheme] };
  return { "data-gs-scheme": scheme, lang: "pt-BR", style };
}
