import { MAX_VIEW_QUERY } from "./list-views.ts";

/** Rows of a page that people may choose, beside what a list begins with. */
export const LIST_PAGE_SIZES = [25, 50, 100] as const;

/** What a browser remembers of a list, for the page that opens it. */
export interface ListMemory {
  /** Rows of a page; null for what the list begins with. */
  pageSize: number | null;
  /** Query of the view that the list opens with; null for the whole list. */
  opensWith: string | null;
}

/** A number of rows that may be chosen; null for any other text. */
export function readPageSize(text: string | null): number | null {
  return LIST_PAGE_SIZES.find((size) => String(size) === text) ?? null;
}

/** The query of a view, as a cookie may hold it; null for any other text. */
export function readViewQuery(text: string | null): string | null {
  return text !== null && text.length <= MAX_VIEW_QUERY && /^[\w%&*+.=-]+$/.test(text) ? text : null;
}
