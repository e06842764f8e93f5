import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PAGES, type PageName } from "#domain/access/pages.ts";
import { ROOT } from "#scripts/stack/paths.ts";

const ROUTES = join(ROOT, "app/routes");
const FRAME = "_portal";

/** A module of `app/routes`, as its folder's name says. */
export interface Route {
  /** As the framework names it. */
  id: string;
  /** With its parameters: `/requests/detail/$requestId`. */
  path: string;
  isIndex: boolean;
  /** Whether it stands in the portal's frame, behind a guard. */
  isGuarded: boolean;
  /** Whether people see it; otherwise programs of the pages call it. */
  isPage: boolean;
  hasAction: boolean;
}

/** All routes that have an address of their own. */
export const ROUTE_LIST: readonly Route[] = readdirSync(ROUTES)
  .filter((folder) => folder !== FRAME && existsSync(join(ROUTES, folder, "route.tsx")))
  .map((folder) => {
    const source = readFileSync(join(ROUTES, folder, "route.tsx"), "utf8");
    const exports = (name: string) =>
      new RegExp(`^export (async function|const|function) ${name}\\b|^export \\{.*\\b${name}\\b`, "m").test(
        source,
      );
    const segments = folder.split(".").filter((segment) => !segment.startsWith("_"));
    return {
      id: `routes/${folder}`,
      path: `/${segments.map((segment) => segment.replace(/_$/, "")).join("/")}`,
      isIndex: folder.endsWith("_index"),
      isGuarded: folder.startsWith(`${FRAME}.`),
      isPage: /^export default /m.test(source),
      hasAction: exports("action"),
    };
  });

/** The part of a path that the registry names: what comes before its parameters. */
function fixedPart(path: string): string {
  return path.replace(/(\/\$[^/]+)+$/, "");
}

/** Whether it shows one thing, which is looked up. */
export const namesAnId = ({ path }: Pick<Route, "path">): boolean => path.includes("/$");

/** The page of the registry that a guarded route belongs to, found by its path: its own, else the one that it lies
 *  under (a page's file), else the first that lies under it (what is none of several pages). */
export function pageOf({ path }: Pick<Route, "path">): PageName | null {
  const fixed = fixedPart(path);
  const names = (Object.keys(PAGES) as PageName[]).sort(
    (a, b) => PAGES[b].path.length - PAGES[a].path.length,
  );
  return (
    names.find((name) => PAGES[name].path === path) ??
    names.find((name) => PAGES[name].path === fixed) ??
    names.find((name) => fixed.startsWith(`${PAGES[name].path}/`)) ??
    names.reverse().find((name) => PAGES[name].path.startsWith(`${fixed}/`)) ??
    null
  );
}

/** Whether the route is where the registry says that the page is. */
export function shows({ path, isPage }: Route, page: PageName): boolean {
  return isPage && [path, fixedPart(path)].includes(PAGES[page].path);
}

/** Path to ask for, with the id in place of each parameter. */
export function addressOf({ path }: Pick<Route, "path">, id: string): string {
  return path.replace(/\$[^/]+/g, id);
}
