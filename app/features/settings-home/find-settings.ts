import { SETTINGS_KEYWORDS, SETTINGS_SECTION_TITLES } from "#copy/settings-home.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import type { SettingsHomeSection } from "#domain/settings-home/settings-home.ts";
import { foldText } from "#app/lib/lists/fold-text.ts";
import { stateText } from "./state-text.ts";

/** Sections with the pages that have every word of a search in their title, section, state or what can be set there. Case
 *  and accents do not matter; an empty search finds all. */
export function findSettings(
  sections: readonly SettingsHomeSection[],
  search: string,
): SettingsHomeSection[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return sections
    .map(({ name, pages }) => ({
      name,
      pages: pages.filter((page) => {
        const texts = [
          ...[PAGE_TITLES[page.name], SETTINGS_SECTION_TITLES[name], SETTINGS_KEYWORDS[page.name]],
          stateText(page.facts),
        ];
        const text = foldText(texts.join(" "));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ pages }) => pages.length > 0);
}
