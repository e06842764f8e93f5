import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { type AgnosticRouteObject, matchRoutes } from "@remix-run/router";

/** Where the framework's program asks for routes that it does not know yet. */
export const MANIFEST_PATH = "/__manifest";

/** Number of addresses whose routes are remembered. */
const MAX_KNOWN = 2_000;

/** The framework's handler of pages, which is given only the routes that a request can need. It sorts and compiles all
 *  the routes it is given several times for each document, which takes longer than most loaders. */
export function createRoutesHandler(build: ServerBuild): RequestHandler {
  const handleAny = createRequestHandler(build);
  const handlers = new Map<string, RequestHandler>();
  const known = new Map<string, RequestHandler>();
  let routes: AgnosticRouteObject[] | undefined;

  function findHandler(pathname: string): RequestHandler {
    routes ??= nestRoutes(build.routes);
    const ids = routesAt(routes, pathname);
    if (ids === null) return handleAny;
    const key = ids.join(" ");
    const handler = handlers.get(key) ?? createRequestHandler(withRoutes(build, ids));
    handlers.set(key, handler);
    return handler;
  }

  return (request, context) => {
    const { pathname: asked } = new URL(request.url);
    if (asked === MANIFEST_PATH) return handleAny(request, context);
    const pathname = pageOf(asked);
    const handler = known.get(pathname) ?? findHandler(pathname);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(pathname, handler);
    return handler(request, context);
  };
}

/** Path of the page whose data are requested, or of the page itself. */
function pageOf(pathname: string): string {
  return pathname.endsWith(".data") ? pathname.slice(0, -".data".length).replace(/^\/_root$/, "/") : pathname;
}

/** Ids of the routes of an address and of the addresses above it, which the framework writes into a document; null
 *  when the address has none. */
function routesAt(routes: AgnosticRouteObject[], pathname: string): string[] | null {
  const ids = new Set(idsAt(routes, pathname));
  if (ids.size === 0) return null;
  const parts = pathname.split("/").filter(Boolean);
  for (let length = parts.length - 1; length >= 0; length -= 1) {
    for (const id of idsAt(routes, `/${parts.slice(0, length).join("/")}`)) ids.add(id);
  }
  return [...ids];
}

function idsAt(routes: AgnosticRouteObject[], pathname: string): string[] {
  return (matchRoutes(routes, pathname) ?? []).flatMap(({ route: { id } }) => (id === undefined ? [] : [id]));
}

/** The build with only these routes. */
function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  return {
    ...build,
    routes: pick(build.routes, ids),
    assets: { ...build.assets, routes: pick(build.assets.routes, ids) },
  };
}

/** Keeps the order of the record, by which the framework decides between routes of equal rank. */
function pick<T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));
}

function nestRoutes(routes: ServerBuild["routes"], parentId?: string): AgnosticRouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map((route) => nestRoute(routes, route));
}

function nestRoute(
  routes: ServerBuild["routes"],
  { id, path, index, caseSensitive = false }: ServerBuild["routes"][string],
): AgnosticRouteObject {
  const shared = { id, caseSensitive, ...(path === undefined ? {} : { path }) };
  return index ? { ...shared, index } : { ...shared, children: nestRoutes(routes, id) };
}
