import type { Database } from "./db/client.ts";
import type { Env } from "./env.ts";
import {
  createDirectoryRepository,
  type DirectoryEntry,
} from "./repositories/platform/directory-repository.ts";

const DIRECTORY_CACHE_MS = 5_000;

/** Location of each distributor's data, which is all that is cached of it. */
const directoryCache = new Map<string, { entry: DirectoryEntry | null; until: number }>();

/** Finds the distributor of a request: by its publishable key, otherwise, outside production, by the debug header,
 *  otherwise by the host. */
export async function findPlace({
  request,
  env,
  publishableKey,
  directory,
}: {
  request: Request;
  env: Env;
  publishableKey: string | null;
  directory: Database;
}): Promise<DirectoryEntry | null> {
  const debugSlug = env.ENVIRONMENT === "production" ? null : request.headers.get("x-debug-distributor");
  const by = publishableKey
    ? { id: /^pk_(dst_[0-9a-z]+)_/.exec(publishableKey)?.[1] ?? "" }
    : debugSlug
      ? { slug: debugSlug }
      : placeOfHost(new URL(request.url).hostname, env);
  const cacheKey = `${env.DIRECTORY_DATABASE_URL} ${JSON.stringify(by)}`;
  const known = directoryCache.get(cacheKey);
  if (known && known.until > Date.now()) return known.entry;
  const entry = await createDirectoryRepository(directory).findDistributor(by);
  if (directoryCache.size > 10_000) directoryCache.clear();
  directoryCache.set(cacheKey, { entry, until: Date.now() + DIRECTORY_CACHE_MS });
  return entry;
}

function placeOfHost(host: string, env: Env): { host?: string; slug?: string } {
  for (const portalHost of env.PORTAL_HOSTS.split(",")) {
    if (host === portalHost || host === "127.0.0.1") return { slug: env.DEFAULT_DISTRIBUTOR };
    if (host.endsWith(`.${portalHost}`)) return { slug: host.slice(0, -portalHost.length - 1) };
  }
  return { host };
}
