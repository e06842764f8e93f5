import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastRatio, readableOn, relativeLuminance, textOn, tint, wordsOnGradient } from "./contrast.ts";
import { brandSign } from "./brand-sign.ts";
import { ThemeSchema } from "./theme-schema.ts";
import { faviconPath, themeCss, themeCssPath, themeVariables, themeVersion } from "./theme-variables.ts";

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

// WCAG 2.2: black on white is 21, equal colours 1; #767676 on white is the greyest that passes AA (4.54).
test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#767676", "#ffffff", 4.54],
  ["#777777", "#ffffff", 4.48],
])("the contrast of %s on %s is %d either way", (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2);
});

test.each([
  ["#000000", 0],
  ["#ffffff", 1],
  ["#ff0000", 0.2126],
  ["#00ff00", 0.7152],
  ["#0000ff", 0.0722],
])("the relative luminance of %s is %d", (one, luminance) => {
  expect(relativeLuminance(one)).toBeCloseTo(luminance, 4);
});

test.each([
  ["#4248f1", "#ffffff"],
  ["#f59e0b", "#1c1b19"],
  ["#000000", "#ffffff"],
  ["#ffffff", "#1c1b19"],
  ["#7c7c7c", "#000000"], // white reaches 4.17 and near-black 4.12, black 5.04
])("text on %s is %s", (ground, text) => {
  expect(textOn(ground)).toBe(text);
});

test("a tint lies between its colour and its ground", () => {
  expect(tint("#000000", "#ffffff", 0)).toBe("#ffffff");
  expect(tint("#000000", "#ffffff", 1)).toBe("#000000");
  expect(tint("#000000", "#ffffff", 0.5)).toBe("#808080"); // 127.5, rounded
});

test("a colour that reads on its ground stays as it is", () => {
  expect(readableOn("#767676", "#ffffff")).toBe("#767676");
  expect(readableOn("#777777", "#ffffff")).not.toBe("#777777");
});

test("whatever colours a distributor chooses, text on them and in them reads, on light and on dark grounds", () => {
  fc.assert(
    fc.property(color, color, color, (primaryColor, buttonColor, colorOneLinearGradient) => {
      const theme = ThemeSchema.parse({ primaryColor, buttonColor, colorOneLinearGradient });
      const { light, dark } = themeVariables(theme);
      const of = (values: typeof light, name: keyof typeof light) => values[name] ?? "";
      for (const values of [light, dark]) {
        expect(contrastRatio(of(values, "--gs-on-primary"), primaryColor)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(of(values, "--gs-on-button"), buttonColor)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(of(values, "--gs-accent"), of(values, "--gs-tint"))).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(of(values, "--gs-text"), of(values, "--gs-page"))).toBeGreaterThan(7);
        expect(contrastRatio(of(values, "--gs-muted"), of(values, "--gs-card"))).toBeGreaterThan(4.5);
      }
    }),
  );
});

test("the buttons take the primary colour when they have none of their own", () => {
  const { light } = themeVariables(ThemeSchema.parse({ primaryColor: "#c2410c" }));
  expect(light["--gs-button"]).toBe("#c2410c");
  const own = themeVariables(ThemeSchema.parse({ primaryColor: "#c2410c", buttonColor: "#1f2a44" }));
  expect(own.light["--gs-button"]).toBe("#1f2a44");
});

test.each([
  [":root", ':root[data-theme="dark"]', ":root:not([data-theme])"],
  [":host", ':host([data-theme="dark"])', ":host(:not([data-theme]))"],
] as const)(
  "the CSS for %s is light by default, dark by choice or by the system",
  (selector, chosen, undecided) => {
    const css = themeCss(ThemeSchema.parse({}), selector);
    expect(css.startsWith(`${selector}{color-scheme:light;--gs-page:#f7f7f5`)).toBe(true);
    expect(css).toContain(`${chosen}{color-scheme:dark;--gs-page:#141312`);
    expect(css).toContain(`@media (prefers-color-scheme:dark){${undecided}{color-scheme:dark;`);
  },
);

test.each(["laranja", "#fff", "#12345", "#1234567", "#12345g", "red;}body{display:none"])(
  "%s is no colour of a theme",
  (primaryColor) => {
    expect(ThemeSchema.safeParse({ primaryColor }).success).toBe(false);
  },
);

test.each([
  ["#b93a06", { text: "#ffffff", ground: "#b93a06" }],
  ["#ffffff", { text: "#1c1b19", ground: "#ffffff" }],
  ["#f59e0b", { text: "#1c1b19", ground: "#f59e0b" }],
])("words on a gradient that begins in %s stand in %j", (begin, words) => {
  expect(wordsOnGradient(begin)).toEqual(words);
});

test("words on any gradient reach AA on what stands behind them, which keeps the hue where it can", () => {
  fc.assert(
    fc.property(color, (begin) => {
      const { text, ground } = wordsOnGradient(begin);
      expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
      if (contrastRatio(text, begin) >= 4.5) expect(ground).toBe(begin);
    }),
  );
});

test("the version of a look changes with its variables and with nothing else", () => {
  const look = ThemeSchema.parse({ primaryColor: "#c2410c" });
  expect(themeVersion({ ...look, title: "Outro nome" })).toBe(themeVersion(look));
  expect(themeVersion({ ...look, primaryColor: "#c2410d" })).not.toBe(themeVersion(look));
  expect(themeCssPath(look)).toBe(`/tema/${themeVersion(look)}.css`);
  expect(faviconPath(look)).toBe(`/tema/${themeVersion(look)}.svg`);
  expect(faviconPath({ ...look, favicon: "/sol.ico" })).toBe("/sol.ico");
});

test("the drawn sign stands in the primary colour, with rays that read on it", () => {
  expect(brandSign({ primaryColor: "#c2410c" })).toContain('fill="#c2410c"');
  expect(brandSign({ primaryColor: "#fde68a" })).toContain('stroke="#1c1b19"');
});
