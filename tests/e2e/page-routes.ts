import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PAGES, type PageName } from "#domain/access/pages.ts";
import { ROOT } from "#scripts/stack/paths.ts";

const ROUTES = join(ROOT, "app/routes");
const FRAME = "_portal";

/** A route of `app/routes`, from its folder's name. */
export interface Route {
  /** Id of the route in the framework. */
  id: string;
  /** Path with parameters: `/requests/detail/$requestId`. */
  path: string;
  isIndex: boolean;
  /** Whether it is in the portal's frame, behind a guard. */
  isGuarded: boolean;
  /** Whether it renders; otherwise scripts of pages call it. */
  isPage: boolean;
  hasAction: boolean;
}

/** All routes with an address of their own. */
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

/** The part of a path before its parameters, as in the registry. */
function fixedPart(path: string): string {
  return path.replace(/(\/\$[^/]+)+$/, "");
}

/** Whether the route's path has an id. */
export const namesAnId = ({ path }: Pick<Route, "path">): boolean => path.includes("/$");

/** Page in the registry to which a guarded route belongs: that of its own path, else of a parent path (a page's
 *  file), else of the first child path (a resource of several pages). */
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

/** Whether the route is at the page's path in the registry. */
export function shows({ path, isPage }: Route, page: PageName): boolean {
  return isPage && [path, fixedPart(path)].includes(PAGES[page].path);
}

/** Path of a request, with the id in place of each parameter. */
export function addressOf({ path }: Pick<Route, "path">, id: string): string {
  return path.replace(/\$[^/]+/g, id);
}
