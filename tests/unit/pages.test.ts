import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PAGES } from "#domain/access/pages.ts";
import { ROOT } from "#scripts/stack/paths.ts";

const ROUTES = join(ROOT, "app/routes");

/** Routes inside the portal's frame, which itself is `_portal`. */
const portalRoutes = readdirSync(ROUTES)
  .filter((name) => name.startsWith("_portal.") && existsSync(join(ROUTES, name, "route.tsx")))
  .map((name) => ({ name, source: readFileSync(join(ROUTES, name, "route.tsx"), "utf8") }));

test("the portal has pages", () => {
  expect(portalRoutes).not.toEqual([]);
});

test.each(portalRoutes)("$name loads behind the guard of a page of the registry", ({ source }) => {
  const guarded = /^export const loader = portalLoader\(\s*"(\w+)"/m.exec(source)?.[1];
  expect(Object.keys(PAGES)).toContain(guarded);
});

test.each(portalRoutes)("$name acts, if at all, behind the guard of a page of the registry", ({ source }) => {
  const exportsAction = /^export (async function|const|function) action\b|^export \{.*\baction\b/m.test(
    source,
  );
  const guarded = /^export const action = portalAction\(\s*"(\w+)"/m.exec(source)?.[1];
  expect(exportsAction ? Object.keys(PAGES) : [undefined]).toContain(guarded);
});

test("no two pages of the registry have the same path", () => {
  const paths = Object.values(PAGES).map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
