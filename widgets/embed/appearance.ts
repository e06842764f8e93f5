import type { ThemeColours } from "#domain/theme/theme-variables.ts";

/** How a site wants its widgets to look; what is left out is the distributor's. */
export interface Appearance {
  /** Colour of buttons and marks, as #rgb or #rrggbb. Text on it, and in it, stays readable: it is darkened or
   *  lightened where that is needed. */
  accent?: string | undefined;
  /** Roundness of corners in pixels, from 0 to 24. */
  radius?: number | string | undefined;
  /** Font families, as in CSS. */
  font?: string | undefined;
  /** How much air there is: `compact` for narrow columns and long lists. What is touched stays as large. */
  density?: "comfortable" | "compact" | undefined;
  /** Light or dark, whatever the page is; `auto` follows the system. */
  scheme?: "light" | "dark" | "auto" | undefined;
}

/** Attributes that say the same, on the element. */
export const APPEARANCE_ATTRIBUTES = ["accent", "radius", "font", "density", "scheme"] as const;

const COLOUR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const MOST_RADIUS_PX = 24;
/** How much rounder a card is than what is in it. */
const CARD_MORE_PX = 2;

/** The distributor's theme in a site's own colour; one that is no colour is left out. */
export function themeIn(theme: ThemeColours, { accent }: Appearance): ThemeColours {
  if (accent === undefined || !COLOUR.test(accent)) return theme;
  const colour = accent.length === 4 ? accent.replaceAll(/[^#]/g, "$&$&") : accent;
  const { buttonColor: _button, iconColor: _icon, ...others } = theme;
  return {
    ...others,
    ...{ primaryColor: colour, secondaryColor: colour },
    ...{ colorOneLinearGradient: colour, colorTwoLinearGradient: colour },
  };
}

/** Corners, font and density of a site as CSS for a shadow root; what cannot be read is left out. */
export function shapeCss({ radius, font, density }: Appearance): string {
  const px = radius === undefined || radius === "" ? Number.NaN : Number(radius);
  const isRound = Number.isFinite(px) && px >= 0 && px <= MOST_RADIUS_PX;
  // What would end the rule is no font.
  const isFont = font !== undefined && font !== "" && !/[;{}<>]/.test(font);
  const lines = [
    isRound ? `--gs-radius:${String(px)}px;--gs-radius-card:${String(px + CARD_MORE_PX)}px;` : "",
    isFont ? `font-family:${font};` : "",
    density === "compact" ? "--gs-pad:10px;--gs-field:36px;" : "",
  ];
  return `:host{${lines.join("")}}`;
}
