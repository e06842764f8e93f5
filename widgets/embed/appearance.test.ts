import { expect, test } from "vitest";
import { contrastRatio } from "#domain/theme/contrast.ts";
import { themeVariables } from "#domain/theme/theme-variables.ts";
import { shapeCss, themeIn } from "./appearance.ts";
import { NEUTRAL_THEME } from "./neutral-theme.ts";

test.each(["#ff0", "#00e5ff", "#101010", "#ffffff"])(
  "with %s as a site's colour all text stays readable",
  (accent) => {
    const { light, dark } = themeVariables(themeIn(NEUTRAL_THEME, { accent }));
    for (const look of [light, dark]) {
      expect(contrastRatio(look["--gs-on-button"] ?? "", look["--gs-button"] ?? "")).toBeGreaterThanOrEqual(
        4.5,
      );
      expect(contrastRatio(look["--gs-accent"] ?? "", look["--gs-tint"] ?? "")).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test("a colour takes the place of all of the distributor's, and what is no colour takes none", () => {
  const theme = { ...NEUTRAL_THEME, buttonColor: "#112233", iconColor: "#112233" };
  expect(themeIn(theme, { accent: "#0a7" })).toMatchObject({
    primaryColor: "#00aa77",
    secondaryColor: "#00aa77",
  });
  expect(themeVariables(themeIn(theme, { accent: "#0a7" })).light["--gs-button"]).toBe("#00aa77");
  for (const accent of [undefined, "", "green", "#12", "#123456;}"])
    expect(themeIn(theme, { accent })).toBe(theme);
});

test("corners and font are taken as far as they can be read, and end no rule", () => {
  expect(shapeCss({ radius: 12, font: "Lora, serif" })).toBe(
    ":host{--gs-radius:12px;--gs-radius-card:14px;font-family:Lora, serif;}",
  );
  expect(shapeCss({ radius: "0" })).toBe(":host{--gs-radius:0px;--gs-radius-card:2px;}");
  for (const radius of ["", "-1", "25", "1em"]) expect(shapeCss({ radius })).toBe(":host{}");
  expect(shapeCss({ font: "x;} body{display:none" })).toBe(":host{}");
});

test("a compact widget has less air, and any other is as it always was", () => {
  expect(shapeCss({ density: "compact" })).toBe(":host{--gs-pad:10px;--gs-field:36px;}");
  expect(shapeCss({ density: "comfortable" })).toBe(":host{}");
});
