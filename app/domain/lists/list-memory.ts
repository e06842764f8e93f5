import { MAX_VIEW_QUERY } from "./list-views.ts";

/** Page sizes that people may choose, besides the list's default. */
export const LIST_PAGE_SIZES = [25, 50, 100] as const;

/** What the browser remembers of a list, for the page that shows it. */
export interface ListMemory {
  /** Page size; null for the list's default. */
  pageSize: number | null;
  /** Query of the default view; null for the whole list. */
  opensWith: string | null;
  /** The look that was chosen last, of lists with several; null for the usual one. */
  look: string | null;
}

/** Parses the name of a look; null for any other text. */
export function readLook(text: string | null): string | null {
  return text !== null && /^[a-z]{1,20}$/.test(text) ? text : null;
}

/** Parses a page size; null for any other text. */
export function readPageSize(text: string | null): number | null {
  return LIST_PAGE_SIZES.find((size) => String(size) === text) ?? null;
}

/** Parses the query of a view from a cookie; null for any other text. */
export function readViewQuery(text: string | null): string | null {
  return text !== null && text.length <= MAX_VIEW_QUERY && /^[\w%&*+.=-]+$/.test(text) ? text : null;
}
