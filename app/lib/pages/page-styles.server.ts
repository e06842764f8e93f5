import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { ThemeSchema } from "#domain/theme/theme-schema.ts";
import { themeCss, themeCssPath } from "#domain/theme/theme-variables.ts";
import type { PageStyles } from "./page-styles.tsx";

/** The frame around the pages of signed-in people. */
const FRAME = "routes/_portal";

/** Pages that lead into the frame. */
const SIGN_IN_PAGES: ReadonlySet<string> = new Set(["routes/_index", "routes/plataforma"]);

/** Styles of a document: the style sheets that are written into it, by route, and the distributor's theme. */
export function pageStylesOf(remix: EntryContext, { distributor, styles }: AppLoadContext): PageStyles {
  const theme = distributor?.theme ?? ThemeSchema.parse({});
  const linked = new Set(linkedRoutesOf(remix));
  const seen = new Set([...linked].flatMap((id) => remix.manifest.routes[id]?.css ?? []));
  const written = routesOf(remix).filter((id) => !linked.has(id));
  const sheets = written.map((id) => {
    const paths = remix.manifest.routes[id]?.css?.filter((path) => !seen.has(path)) ?? [];
    for (const path of paths) seen.add(path);
    return [id, { text: paths.map((path) => styles[path] ?? "").join("\n"), files: paths }] as const;
  });
  return {
    sheets: Object.fromEntries(sheets.filter(([, { files }]) => files.length > 0)),
    look: themeCss(theme, ":root"),
    lookPath: themeCssPath(theme),
  };
}

/** The framework's context without the style sheets that the document contains, so that neither server nor browser
 *  links them. */
export function withoutSheets(remix: EntryContext): EntryContext {
  const linked = linkedRoutesOf(remix);
  const routes = { ...remix.manifest.routes };
  for (const id of routesOf(remix)) {
    if (linked.includes(id)) continue;
    const route = routes[id];
    if (route) routes[id] = { ...route, css: [] };
  }
  return { ...remix, manifest: { ...remix.manifest, routes } };
}

/** Value of the `Link` header that has a browser fetch the frame's style sheets while a sign-in page stands there; null
 *  on other pages. */
export function laterSheets(remix: EntryContext, { frameSheets }: AppLoadContext): string | null {
  if (!SIGN_IN_PAGES.has(routesOf(remix).at(-1) ?? "")) return null;
  return frameSheets.map((path) => `<${path}>; rel=prefetch; as=style`).join(", ");
}

/** Routes whose style sheets are linked: frame and root of a page within the frame. They are the same for all of its
 *  pages, so that a browser nearly always has them. */
function linkedRoutesOf(remix: EntryContext): string[] {
  const ids = routesOf(remix);
  return ids.slice(0, ids.indexOf(FRAME) + 1);
}

function routesOf({ staticHandlerContext }: EntryContext): string[] {
  return staticHandlerContext.matches.map(({ route }) => route.id);
}
