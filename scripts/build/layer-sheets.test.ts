import { expect, test } from "vitest";
import { layerSheet } from "./layer-sheets.ts";

test.each([
  ["/p/app/ui/button.css", "ui"],
  ["/p/app/ui/charts/charts.css", "ui"],
  ["/p/widgets/styles/base.css", "ui"],
  ["/p/app/features/kits/kits.css", "feature"],
])("%s is in the layer %s", (path, layer) => {
  expect(layerSheet("a {}", path)).toBe(`@layer ${layer} {\na {}\n}\n`);
});

test("the tokens come with the order of the layers", () => {
  const text = layerSheet(":root {}", "/p/app/ui/tokens.css");

  expect(text).toBe("@layer tokens, ui, feature;\n@layer tokens {\n:root {}\n}\n");
});

test.each([["/p/node_modules/@fontsource-variable/inter/wght.css"], ["/p/app/root.tsx"]])(
  "%s is left as it is",
  (path) => {
    expect(layerSheet("a {}", path)).toBeNull();
  },
);
