import type { PageName } from "#domain/access/pages.ts";

/** What a route says of itself: `export const handle = { page: "Requests" }`. */
export interface PageHandle {
  page: PageName;
  /** Name of the record that the page is about, out of what its loader gave. */
  recordName?: (data: unknown) => string | null;
  /** What stands before it in the breadcrumb, where that depends on the record: the topmost first. */
  above?: (data: unknown) => readonly Crumb[];
  /** Name of what stands below the page, under an address that has no entry of its own. */
  below?: (data: unknown) => string | null;
}

/** A step of the breadcrumb; a group of the menu has no page of its own. */
export interface Crumb {
  title: string;
  path: string | null;
}
