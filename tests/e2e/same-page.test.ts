import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type PageName, PAGES } from "#domain/access/pages.ts";
import { namesAnId, pageOf, ROUTE_LIST } from "./page-routes.ts";
import { portal, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();

/** Pages with an address of their own, by who opens them. */
const PATHS = ROUTE_LIST.filter(
  (route) => route.isGuarded && route.isPage && !namesAnId(route) && !/\/(novo|nova)$/.test(route.path),
);

const typesOf = (name: PageName | null): readonly string[] => (name === null ? [] : PAGES[name].access.types);

const pathsOf = (type: "admin" | "integrator") =>
  PATHS.filter((route) => typesOf(pageOf(route)).includes(type)).map(({ path }) => path);

/** Looks of the frame's elements in order, and of the first element of each kind on the page. */
function readLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = [
      ...["display", "position", "color", "backgroundColor", "fontSize", "fontWeight", "lineHeight"],
      ...["paddingTop", "paddingRight", "paddingBottom", "paddingLeft", "marginTop", "marginBottom"],
      ...["borderTopWidth", "borderTopColor", "borderRadius", "boxShadow", "minHeight", "minWidth"],
      ...["rowGap", "columnGap", "gridTemplateAreas", "flexDirection", "textTransform", "whiteSpace"],
    ];
    const ownName = (element: Element | null) =>
      element === null ? "" : `${element.tagName.toLowerCase()}.${element.className}`;
    const nameOf = (element: Element) =>
      [element.parentElement?.parentElement ?? null, element.parentElement, element].map(ownName).join(" > ");
    const lookOf = (element: Element) => {
      const style = getComputedStyle(element) as unknown as Record<string, string>;
      return properties.map((property) => `${property}:${style[property] ?? ""}`).join(";");
    };
    const frame = [...document.querySelectorAll("header, header *, aside, aside *, .app-main")].filter(
      (element) => element.closest("svg, [popover]") === null && element.closest("[data-live]") === null,
    );
    const looks = new Map<string, string>();
    for (const element of [...frame, ...document.querySelectorAll("main, main *")]) {
      const isAtRest = !element.matches(":hover, :focus, :focus-within, :active");
      const kind = nameOf(element);
      if (isAtRest && element.closest("svg") === null && !looks.has(kind)) looks.set(kind, lookOf(element));
    }
    return [...looks].map(([kind, look]) => `${kind} { ${look} }`).sort();
  });
}

/** Goes to a page as a link of the frame does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __remixRouter: router } = window as unknown as {
      __remixRouter: { navigate: (to: string) => Promise<void> };
    };
    return router.navigate(to);
  }, path);
  await page.waitForFunction(() => document.querySelector('.app-progress[data-busy="true"]') === null);
}

/** Waits until nothing more is loaded, and nothing is on its way from one look to another. */
async function rest(page: Page): Promise<void> {
  await page.locator("main h1, main h2").first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))),
  );
}

/** Looks that one visit has and the other has not, of kinds that both have. */
function differing(here: readonly string[], there: readonly string[]): string[] {
  const kindOf = (look: string) => look.slice(0, look.indexOf(" { "));
  const known = new Map(there.map((look) => [kindOf(look), look]));
  return here.filter((look) => known.has(kindOf(look)) && known.get(kindOf(look)) !== look);
}

test.each([
  ["admin", "admin@solnascente.test", "/dashboard", 0],
  ["admin", "admin@solnascente.test", "/dashboard", 1],
  ["integrator", "integrador@solnascente.test", "/dashboardIntegrator", null],
] as const)(
  "every page of %s looks the same by a link and after a reload, whatever was open before (%s, from %s, part %s)",
  async (type, email, home, half) => {
    const all = pathsOf(type);
    const paths = half === null ? all : all.filter((_, index) => index % 2 === half);
    expect(paths.length).toBeGreaterThan(4);
    const { page } = await visit();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signIn(page, email, { to: home });
    const wrong: Record<string, string[]> = {};
    for (const path of paths) {
      await follow(page, path);
      await rest(page);
      const here = new URL(page.url()).pathname;
      const linked = await readLooks(page);
      await page.goto(portal(here));
      await untilHydrated(page);
      await rest(page);
      const different = differing(linked, await readLooks(page));
      if (different.length > 0) wrong[path] = different;
    }
    expect(wrong).toEqual({});
  },
);
