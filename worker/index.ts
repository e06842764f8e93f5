import type { ExecutionContext } from "@cloudflare/workers-types";
import { loadBuild } from "../build/server/index.js";
import { styles } from "../build/server/styles.js";
import { createApi, readDocument } from "./api/app.ts";
import { runScheduled } from "./jobs/run-scheduled.ts";
import { createPageHandler } from "./pages.ts";
import { isStoredFile, serveStoredFile } from "./stored-files.ts";
import { isThemeFile, serveThemeFile } from "./theme-files.ts";

// Made when an instance is first asked for one of them.
const openApi = once(() => createApi());
const openPages = once(() => createPageHandler(loadBuild(), styles, once(readDocument)));

function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}

function isForApi(path: string): boolean {
  return path.startsWith("/app/") || path === "/health" || path === "/health/ready";
}

/** The Worker: the API under `/app/`, themes under `/tema/`, files under `/arquivos/`, pages everywhere else, and the
 *  work of every minute. */
export default {
  fetch(request: Request, bindings: object, context: ExecutionContext): Response | Promise<Response> {
    const { pathname } = new URL(request.url);
    if (isThemeFile(pathname)) return serveThemeFile(request, bindings, context);
    if (isStoredFile(pathname)) return serveStoredFile(request, bindings, context);
    return isForApi(pathname)
      ? openApi().fetch(request, bindings, context)
      : openPages()(request, bindings, context);
  },

  scheduled(_event: unknown, bindings: object, context: ExecutionContext): void {
    context.waitUntil(runScheduled(bindings));
  },
};
