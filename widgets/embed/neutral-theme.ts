import type { ThemeColours } from "#domain/theme/theme-variables.ts";

/** Theme of an embed until the distributor's is loaded, or when that fails: greys without a brand. */
export const NEUTRAL_THEME: ThemeColours = {
  primaryColor: "#57534e",
  secondaryColor: "#57534e",
  textColor: "#333333",
  angleLinearGradient: 135,
  colorOneLinearGradient: "#57534e",
  colorTwoLinearGradient: "#8a857e",
};
