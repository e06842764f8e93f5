import type { ExecutionContext } from "@cloudflare/workers-types";
import type { Theme } from "#domain/theme/theme-schema.ts";
import { brandSign } from "#domain/theme/brand-sign.ts";
import { themeCss, themeVersion } from "#domain/theme/theme-variables.ts";
import { platformTenant } from "./platform.ts";
import { openScope } from "./open-scope.ts";

const FILES = {
  css: { type: "text/css; charset=utf-8", write: (theme: Theme) => themeCss(theme, ":root") },
  svg: { type: "image/svg+xml", write: brandSign },
} as const;

type Extension = keyof typeof FILES;

/** Whether the path is that of a look: `/tema/{version}.css` or `.svg`. */
export function isThemeFile(path: string): boolean {
  return parsePath(path) !== null;
}

/** Serves a look: the style sheet of its variables, or its sign. The version stands in the address, so the answer is
 *  kept for good, at the edge and in browsers; an address of a look that is over gets the one of now, unkept. */
export async function serveThemeFile(
  request: Request,
  bindings: object,
  context: ExecutionContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const file = parsePath(pathname);
  if (file === null) return new Response(null, { status: 404 });
  // The cache of the place that answers, typed by the platform's own declarations.
  const { default: edge } = caches as unknown as { default: Cache };
  const kept = await edge.match(request);
  if (kept) return kept;
  const scope = await openScope(request, bindings, context, { renews: false });
  const { theme } = (scope.tenant ?? platformTenant(scope)).distributor;
  const { type, write } = FILES[file.extension];
  const isCurrent = themeVersion(theme) === file.version;
  const response = new Response(write(theme), {
    headers: {
      "content-type": type,
      "cache-control": isCurrent ? "public, max-age=31536000, immutable" : "no-store",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      "x-content-type-options": "nosniff",
    },
  });
  if (isCurrent) context.waitUntil(edge.put(request, response.clone()));
  return response;
}

function parsePath(path: string): { version: string; extension: Extension } | null {
  const [, version, extension] = /^\/tema\/([0-9a-z]{1,8})\.(css|svg)$/.exec(path) ?? [];
  return version === undefined ? null : { version, extension: extension as Extension };
}
