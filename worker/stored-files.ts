import type { ExecutionContext } from "@cloudflare/workers-types";
import { isDomainError } from "#domain/shared/errors.ts";
import { createFileRepository } from "./repositories/files/file-repository.ts";
import { errorFacts, logEvent } from "./log.ts";
import { openScope } from "./open-scope.ts";
import { openFileStore } from "./services/files/file-store.ts";

const PATH = /^\/arquivos\/(fil_[0-9a-z]{1,60})$/;
/** Headers that name another distributor than the host does: what they get is not kept for the host. */
const NAMING_HEADERS = ["x-debug-distributor", "x-publishable-key"];

/** Whether the path is that of a picture or a data sheet: `/arquivos/{id}`. */
export function isStoredFile(path: string): boolean {
  return path.startsWith("/arquivos/");
}

/** Serves a picture or a data sheet of the host's distributor to whoever knows its address. A file never changes under
 *  its id, so it is kept for good; whatever is in it, a browser runs none of it.
 *  Other kinds of file, other distributors' and those that are gone are not found alike. */
export async function serveStoredFile(
  request: Request,
  bindings: object,
  context: ExecutionContext,
): Promise<Response> {
  const [, id] = PATH.exec(new URL(request.url).pathname) ?? [];
  if (id === undefined || (request.method !== "GET" && request.method !== "HEAD")) return missing();
  const isPlain = request.method === "GET" && NAMING_HEADERS.every((name) => !request.headers.has(name));
  // The cache of the place that answers, typed by the platform's own declarations.
  const { default: edge } = caches as unknown as { default: Cache };
  const kept = isPlain ? await edge.match(request) : undefined;
  if (kept) return kept;
  try {
    const response = await readFile(request, bindings, context, id);
    if (isPlain && response.status === 200) context.waitUntil(edge.put(request, response.clone()));
    return response;
  } catch (error) {
    const isAway = isDomainError(error, "FILES_UNAVAILABLE") || isDomainError(error, "DATABASE_UNAVAILABLE");
    if (!isAway) throw error;
    logEvent("error", "file-not-served", { id, ...errorFacts(error) });
    return new Response(null, { status: 503, headers: { "cache-control": "no-store", "retry-after": "5" } });
  }
}

async function readFile(
  request: Request,
  bindings: object,
  context: ExecutionContext,
  id: string,
): Promise<Response> {
  const scope = await openScope(request, bindings, context, { renews: false });
  if (scope.tenant === null) return missing();
  const { distributor, database } = scope.tenant;
  const file = await createFileRepository(database, distributor.id).findShown(id);
  const stored = file === null ? null : await openFileStore(scope.env).get(file.key);
  if (file === null || stored === null) return missing();
  return new Response(request.method === "HEAD" ? null : (stored.body as unknown as ReadableStream), {
    headers: {
      "content-type": file.contentType,
      "content-length": String(stored.size),
      "content-disposition": `inline; filename="${file.name}"`,
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    },
  });
}

function missing(): Response {
  return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
}
