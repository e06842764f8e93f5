import { expect, test } from "vitest";
import { packageSheet, readWidgetsSheet } from "./package-sheet.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#scripts/stack/paths.ts";

const SHEET = readWidgetsSheet();

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

test("every sheet of the widgets is in the package's", () => {
  const folder = join(ROOT, "widgets/styles");
  // The debug panel is an element of sites, and no component.
  for (const name of readdirSync(folder).filter((one) => one !== "debug.css")) {
    expect(SHEET.includes(readFileSync(join(folder, name), "utf8")), name).toBe(true);
  }
});
