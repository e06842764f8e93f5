import { expect, test } from "vitest";
import { pageEntry, type PageName, PAGES } from "#domain/access/pages.ts";
import { SETTINGS_SECTIONS } from "./settings-sections.ts";

test("every page of settings in the menu is in one section, and every page of a section is one of settings", () => {
  const shown: readonly PageName[] = SETTINGS_SECTIONS.flatMap(({ pages }) => [...pages]);
  expect(new Set(shown).size).toBe(shown.length);
  const inMenu = (Object.keys(PAGES) as PageName[]).filter((name) => pageEntry(name).group === "settings");
  expect(shown).toEqual(expect.arrayContaining(inMenu));
  for (const name of shown) expect(pageEntry(name).path).toMatch(/^\/settings\//);
});
