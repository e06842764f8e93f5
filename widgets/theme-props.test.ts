import { expect, test } from "vitest";
import { NEUTRAL_THEME } from "./embed/neutral-theme.ts";
import { themeProps } from "./theme-props.ts";

const ORANGE = { ...NEUTRAL_THEME, primaryColor: "#c2410c" };

test("a theme is light unless the dark one is asked for", () => {
  expect(themeProps(ORANGE)).toEqual(themeProps(ORANGE, "light"));
  expect(themeProps(ORANGE)).toMatchObject({
    "data-gs-scheme": "light",
    style: { colorScheme: "light", "--gs-card": "#ffffff", "--gs-primary": "#c2410c" },
  });
  const dark = themeProps(ORANGE, "dark");
  expect(dark).toMatchObject({ "data-gs-scheme": "dark", style: { colorScheme: "dark" } });
  expect(dark.style["--gs-card"]).not.toBe("#ffffff");
});
