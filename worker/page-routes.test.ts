import type { EntryContext, ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { createRoutesHandler, MANIFEST_PATH } from "./page-routes.ts";

/** A build whose documents are the ids of the routes that the framework knows. */
function buildOf(paths: Readonly<Record<string, { parentId?: string; path?: string; index?: boolean }>>) {
  const routes = Object.entries(paths).map(([id, route]) => {
    const module = { default: () => null, loader: () => ({ id }) };
    return [id, { id, ...route, module }] as const;
  });
  const manifest = routes.map(([id, { module: _, ...route }]) => {
    return [id, { ...route, hasLoader: true, hasAction: false, module: `/${id}.js` }] as const;
  });
  const handleDocument = (_request: Request, status: number, headers: Headers, remix: EntryContext) =>
    Response.json(Object.keys(remix.manifest.routes), { status, headers });
  return {
    entry: { module: { default: handleDocument, handleError: () => undefined } },
    routes: Object.fromEntries(routes),
    assets: { routes: Object.fromEntries(manifest), version: "1", entry: {}, url: "" },
    future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true, v3_relativeSplatPath: true },
    basename: "/",
    publicPath: "/",
    isSpaMode: false,
  } as unknown as ServerBuild;
}

const build = buildOf({
  root: { path: "" },
  home: { parentId: "root", index: true },
  frame: { parentId: "root" },
  kits: { parentId: "frame", path: "kits" },
  kit: { parentId: "frame", path: "kits/:kitId" },
  orders: { parentId: "frame", path: "orders" },
});

const handle = createRoutesHandler(build);

async function ask(path: string) {
  const answer = await handle(new Request(`http://portal.test${path}`));
  return { status: answer.status, text: await answer.text() };
}

test.each([
  ["/kits", ["root", "home", "frame", "kits"]],
  ["/kits/kit_1", ["root", "home", "frame", "kits", "kit"]],
  ["/", ["root", "home"]],
])("the document of %s knows its routes and those of the addresses above it", async (path, ids) => {
  for (let call = 0; call < 2; call += 1) {
    expect(await ask(path)).toEqual({ status: 200, text: JSON.stringify(ids) });
  }
});

test("an address without a route is missing, and knows all routes", async () => {
  const { status, text } = await ask("/nowhere");
  expect([status, JSON.parse(text)]).toEqual([404, Object.keys(build.routes)]);
});

test.each([
  ["/kits/kit_1.data", "kit"],
  ["/_root.data", "home"],
])("%s answers the data of the page", async (path, id) => {
  const { status, text } = await ask(path);
  expect(status).toBe(200);
  expect(text).toContain(`"${id}"`);
  expect(text).not.toContain("orders");
});

test("the framework still finds every route for a page that stands", async () => {
  const { status, text } = await ask(`${MANIFEST_PATH}?p=%2Forders&version=1`);
  expect(status).toBe(200);
  expect(Object.keys(JSON.parse(text) as object)).toContain("orders");
});
