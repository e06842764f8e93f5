import { PALETTE_ACTIONS, type PALETTE_GROUPS } from "#copy/search.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import type { SearchAnswer } from "#domain/search/search-schema.ts";
import { foldText } from "#app/lib/lists/fold-text.ts";
import { matchesWords } from "./match-text.ts";
import type { PageToOpen } from "./pages-to-open.ts";
import type { RecentChoice } from "./recent-choices.ts";

export type PaletteAction = keyof typeof PALETTE_ACTIONS;
export type PaletteGroup = keyof typeof PALETTE_GROUPS;

/** A line of the palette. */
export interface PaletteEntry {
  /** Unique for each line. */
  key: string;
  group: PaletteGroup;
  title: string;
  detail: string;
  choice: RecentChoice | PaletteAction;
}

export interface PaletteContent {
  pages: readonly PageToOpen[];
  actions: readonly PaletteAction[];
  recent: readonly RecentChoice[];
  /** Records that the server found for the current search. */
  found: SearchAnswer["groups"];
}

/** The lines of the palette, by group: without a search, recent choices; else matching pages and actions, titles
 *  that begin with it first, and the records found. */
export function paletteEntries(content: PaletteContent, query: string): PaletteEntry[] {
  const isSearch = query.trim() !== "";
  const pages = content.pages.map(toPageEntry).filter(({ title }) => matchesWords(title, query));
  const actions = content.actions.filter((action) => {
    const { title, words } = PALETTE_ACTIONS[action];
    return matchesWords(`${title} ${words}`, query);
  });
  const paths = new Set(content.pages.map(({ path }) => path));
  const recent = content.recent.filter(({ group, path }) => group !== "pages" || paths.has(path));
  return [
    ...(isSearch ? [] : recent.map((choice) => toEntry("recent", choice))),
    ...(isSearch ? beginningFirst(pages, query) : pages),
    ...actions.map((action) => ({
      key: `actions ${action}`,
      group: "actions" as const,
      title: PALETTE_ACTIONS[action].title,
      detail: "",
      choice: action,
    })),
    ...content.found.flatMap(({ group, hits }) => hits.map((hit) => toEntry(group, { group, ...hit }))),
  ];
}

function toPageEntry({ name, path, title }: PageToOpen): PaletteEntry {
  return toEntry("pages", { group: "pages", id: name, title: title ?? PAGE_TITLES[name], detail: "", path });
}

function toEntry(group: PaletteGroup, choice: RecentChoice): PaletteEntry {
  return { key: `${group} ${choice.path}`, group, title: choice.title, detail: choice.detail, choice };
}

function beginningFirst(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const beginning = foldText(query.trim());
  const rank = ({ title }: PaletteEntry) => (foldText(title).startsWith(beginning) ? 0 : 1);
  return [...entries].sort((a, b) => rank(a) - rank(b));
}
