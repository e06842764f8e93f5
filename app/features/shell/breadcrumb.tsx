import { Link, useMatches } from "@remix-run/react";
import { PAGE_TITLES, SHELL_TEXTS } from "#copy/portal.ts";
import { pageEntry, type PageName } from "#domain/access/pages.ts";

/** What a route says of itself: `export const handle = { page: "Requests" }`. */
export interface PageHandle {
  page: PageName;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "page" in handle;
}

/** Where the person is: the page and those above it. */
export function Breadcrumb() {
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isPageHandle);
  if (handle === undefined) return null;
  const { parent } = pageEntry(handle.page);
  return (
    <nav className="app-breadcrumb" aria-label={SHELL_TEXTS.breadcrumb}>
      <ol>
        {parent !== undefined && (
          <li>
            <Link to={pageEntry(parent as PageName).path}>{PAGE_TITLES[parent as PageName]}</Link>
          </li>
        )}
        <li aria-current="page">{PAGE_TITLES[handle.page]}</li>
      </ol>
    </nav>
  );
}
