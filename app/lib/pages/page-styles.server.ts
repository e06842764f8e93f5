import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { ThemeSchema } from "#domain/theme/theme-schema.ts";
import { themeCss, themeCssPath } from "#domain/theme/theme-variables.ts";
import type { PageStyles } from "./page-styles.tsx";

/** Styles of a document: the style sheets of its routes, and the distributor's theme. */
export function pageStylesOf(remix: EntryContext, { distributor, styles }: AppLoadContext): PageStyles {
  const theme = distributor?.theme ?? ThemeSchema.parse({});
  const seen = new Set<string>();
  const sheets = routesOf(remix).map((id) => {
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
  const routes = { ...remix.manifest.routes };
  for (const id of routesOf(remix)) {
    const route = routes[id];
    if (route) routes[id] = { ...route, css: [] };
  }
  return { ...remix, manifest: { ...remix.manifest, routes } };
}

function routesOf({ staticHandlerContext }: EntryContext): string[] {
  return staticHandlerContext.matches.map(({ route }) => route.id);
}
