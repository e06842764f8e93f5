import { expect, test } from "vitest";
import { groupChunks } from "./group-chunks.ts";
import type { ModuleGraph } from "./group-chunks.ts";

const ROUTE = "?__remix-build-client-route";
const IMPORTS: Record<string, readonly string[]> = {
  "/p/app/entry.client.tsx": ["react"],
  [`/p/app/root.tsx${ROUTE}`]: ["react", "root-view", "/p/app/ui/base.css"],
  [`/p/app/routes/_portal/route.tsx${ROUTE}`]: ["react", "menu", "button", "/p/app/features/shell/frame.css?used"],
  [`/p/app/routes/_portal.requests._index/route.tsx${ROUTE}`]: ["table", "button", "/p/app/ui/text-field.tsx", "/p/app/ui/page-head.tsx"],
  [`/p/app/routes/_index/route.tsx${ROUTE}`]: ["button"],
};
/** Imports of modules that are not pages. */
const BENEATH: Record<string, readonly string[]> = {
  "root-view": ["text"],
  menu: ["icon", "text"],
  icon: ["menu"],
};

const graph: ModuleGraph = {
  getModuleIds: () => [
    ...Object.keys(IMPORTS),
    ...["react", "root-view", "text", "menu", "icon", "button", "table", "/p/app/ui/text-field.tsx"],
    ...["/p/app/ui/page-head.tsx", "/p/app/ui/base.css", "/p/app/features/shell/frame.css?used"],
  ],
  getModuleInfo: (id) => ({ isEntry: id in IMPORTS, importedIds: IMPORTS[id] ?? BENEATH[id] ?? [] }),
};

test.each([
  ["react", "base"],
  ["root-view", "base"],
  ["text", "base"],
  ["menu", "frame"],
  ["icon", "frame"],
  ["button", undefined],
  ["table", undefined],
  ["/p/app/ui/text-field.tsx", "form"],
  ["/p/app/ui/page-head.tsx", "page"],
  ["/p/app/ui/base.css", undefined],
  ["/p/app/features/shell/frame.css?used", undefined],
  [`/p/app/root.tsx${ROUTE}`, undefined],
])("%s goes into the file %s", (id, group) => {
  expect(groupChunks()(id, graph)).toBe(group);
});
