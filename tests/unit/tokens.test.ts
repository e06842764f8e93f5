import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/stack/paths.ts";

const SHEETS = readdirSync(join(ROOT, "app"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".css") && path !== "ui/tokens.css")
  .map((path) => ({ path, text: readFileSync(join(ROOT, "app", path), "utf8") }));
const TOKENS = new Set(readFileSync(join(ROOT, "app/ui/tokens.css"), "utf8").match(/--[\w-]+(?=:)/g));

/** Values that may replace a token. */
const FREE: Readonly<Record<string, RegExp>> = {
  // The sign-in page's headline grows with the window; points are for print.
  "font-size": /^(var\(--text[\w-]*\)|inherit|calc\([\d.]+ \* var\(--text[\w-]*\)\)|clamp\(.+\)|[\d.]+pt)$/,
  "border-radius": /^((var\(--radius[\w-]*\)|0|50%|inherit) ?)+$/,
  // Small numbers order the parts within a piece.
  "z-index": /^(var\(--layer[\w-]*\)|-?[0-4]|auto)$/,
};

function valuesOf(property: string): string[] {
  const pattern = new RegExp(String.raw`(?<=[\s;{])${property}: ([^;]+);`, "g");
  return SHEETS.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, value = ""]) => `${path}: ${value}`),
  );
}

test.each(Object.entries(FREE))("%s is a token wherever a sheet names one", (property, allowed) => {
  const values = valuesOf(property);

  expect(values.length).toBeGreaterThan(10);
  expect(values.filter((one) => !allowed.test(one.slice(one.indexOf(": ") + 2)))).toEqual([]);
});

test("pages change at three widths", () => {
  const widths = SHEETS.flatMap(({ path, text }) =>
    [...text.matchAll(/@media[^{]*\((max|min)-width: (\d+)px\)/g)].map(
      ([, side, width]) => `${path}: ${String(Number(width) - (side === "min" ? 1 : 0))}`,
    ),
  );

  expect(widths.length).toBeGreaterThan(10);
  expect(widths.filter((one) => !/: (520|800|1100)$/.test(one))).toEqual([]);
});

test("every variable of a size is a token", () => {
  const used = SHEETS.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--(?:text|radius|space|layer)[\w-]*)\)/g)].map(([, name = ""]) => ({
      path,
      name,
    })),
  );

  expect(used.filter(({ name }) => !TOKENS.has(name))).toEqual([]);
});

test("sheets of every page ask nothing of whatever follows something", () => {
  const widgets = ["base.css", "kits.css", "purchase.css", "checkout.css"].map((path) => ({
    path,
    text: readFileSync(join(ROOT, "widgets/styles", path), "utf8"),
  }));
  const everywhere = [...SHEETS.filter(({ path }) => path.startsWith("ui/")), ...widgets];
  expect(everywhere.length).toBeGreaterThan(10);

  // A browser takes each child that comes or goes for a reason to style the whole list anew, where `* + *` is known.
  const asking = everywhere.flatMap(({ path, text }) =>
    [...text.matchAll(/^.*[+~] (?:\*|::?(?!is\()[a-z]).*[{,]$/gm)].map(([rule]) => `${path}: ${rule.trim()}`),
  );
  expect(asking).toEqual([]);
});
