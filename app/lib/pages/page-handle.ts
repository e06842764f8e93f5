import type { PageName } from "#domain/access/pages.ts";

/** Data of a route for its frame: `export const handle = { page: "Requests" }`. */
export interface PageHandle {
  page: PageName;
  /** Name of the page's record, from the loader's data. */
  recordName?: (data: unknown) => string | null;
  /** Parent steps of the breadcrumb that depend on the record, the topmost first. */
  above?: (data: unknown) => readonly Crumb[];
  /** Name of a view below the page that has no registry entry of its own. */
  below?: (data: unknown) => string | null;
}

/** A step of the breadcrumb; a group of the menu has no path. */
export interface Crumb {
  title: string;
  path: string | null;
}
