import { Link, useMatches } from "@remix-run/react";
import { useId } from "react";
import { MENU_GROUP_TITLES, TOP_BAR_TEXTS } from "#copy/shell/frame.ts";
import { PAGE_TITLES, SHELL_TEXTS } from "#copy/shell/portal.ts";
import { BREADCRUMB_ELLIPSIS } from "#copy/spec/shell.ts";
import { GROUP_HOMES, pageEntry, type PageGroup, pageTrail } from "#domain/access/pages.ts";
import type { Crumb, PageHandle } from "#app/lib/pages/page-handle.ts";
import { popover, popoverTarget } from "#app/ui/popover.ts";
import { Button } from "#app/ui/button.tsx";
import { useKeptList } from "./use-kept-list.ts";

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "page" in handle;
}

/** Breadcrumb of the current page. On a phone, where it has a line of its own, the steps between the first and the last are
 *  behind a button, and a page that is alone on its trail shows none. */
export function Breadcrumb() {
  const id = useId();
  const match = useMatches().findLast(({ handle }) => isPageHandle(handle));
  const handle = match?.handle;
  const crumbs = useKeptList(isPageHandle(handle) ? crumbsOf(handle, match?.data) : []);
  if (crumbs.length === 0) return null;
  const isLong = crumbs.length > 2;
  const items = crumbs.map((crumb, index) => (
    <CrumbItem key={crumb.title} {...crumb} isLast={index === crumbs.length - 1} />
  ));
  const [first, ...others] = items;
  return (
    <nav
      key={match?.pathname}
      className="app-breadcrumb"
      data-alone={crumbs.length === 1}
      aria-label={SHELL_TEXTS.breadcrumb}
    >
      <ol className="app-row app-breadcrumb__line" data-long={isLong}>
        {first}
        {isLong && (
          <li className="app-breadcrumb__more">
            <Button kind="bare" aria-label={TOP_BAR_TEXTS.wholeTrail} {...popoverTarget(id)}>
              {BREADCRUMB_ELLIPSIS}
            </Button>
          </li>
        )}
        {others}
      </ol>
      {isLong && (
        <ol id={id} className="gs-panel app-popover app-breadcrumb__trail" {...popover()}>
          {items}
        </ol>
      )}
    </nav>
  );
}

function CrumbItem({ title, path, isLast }: Crumb & { isLast: boolean }) {
  if (isLast) {
    return (
      <li aria-current="page">
        <span>{title}</span>
      </li>
    );
  }
  return <li>{path === null ? title : <Link to={path}>{title}</Link>}</li>;
}

/** Address of the page that leads to all of a group; null for a group without one. */
function pathOf(group: PageGroup): string | null {
  const home = GROUP_HOMES[group];
  return home === undefined ? null : pageEntry(home).path;
}

/** Steps of the breadcrumb: menu group, parent pages, and the page or its record. */
function crumbsOf({ page, recordName, above, below }: PageHandle, data: unknown): Crumb[] {
  const trail = pageTrail(page);
  const { group } = pageEntry(trail[0] ?? page);
  const pages = trail.map((name) => ({ title: PAGE_TITLES[name], path: pageEntry(name).path }));
  const lower = below?.(data) ?? null;
  const record = lower ?? recordName?.(data) ?? PAGE_TITLES[page];
  if (above !== undefined) return [...above(data), { title: record, path: null }];
  return [
    ...(group === undefined ? [] : [{ title: MENU_GROUP_TITLES[group], path: pathOf(group) }]),
    ...(lower === null ? pages.slice(0, -1) : pages),
    { title: record, path: null },
  ];
}
