import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/stack/paths.ts";
import { packageSheet } from "./package-sheet.ts";

const SHEET = readFileSync(join(ROOT, "widgets/styles/widgets.css"), "utf8");

test("outside of a shadow root the ground is light, and dark only where an element says so", () => {
  const sheet = packageSheet(SHEET);
  const [, light = ""] = /^:root,\n\[data-gs-scheme="light"\] \{([^}]*)\}/m.exec(sheet) ?? [];
  const [, dark = ""] = /^\[data-gs-scheme="dark"\] \{([^}]*)\}/m.exec(sheet) ?? [];
  for (const name of ["--gs-card: ", "--gs-primary: ", "--gs-ok: "]) {
    expect(light).toContain(name);
    expect(dark).toContain(name);
  }
  expect(light).not.toEqual(dark);
  expect(sheet).not.toMatch(/:host|data-theme|prefers-color-scheme/);
  expect(sheet).toContain(".gs-ui {");
});

test("a sheet that has lost what must differ is refused", () => {
  expect(() => packageSheet(SHEET.replace(":host([hidden])", ":host(.off)"))).toThrow("any more");
});
