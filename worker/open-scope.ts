import type { ExecutionContext } from "@cloudflare/workers-types";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { openDirectory, openShard } from "./db/shards.ts";
import { type Bindings, type Env, parseSettings } from "./env.ts";
import { errorFacts, logEvent } from "./log.ts";
import {
  type AccessRepository,
  createAccessRepository,
  type Entry,
} from "./repositories/access-repository.ts";
import {
  createDirectoryRepository,
  type DirectoryEntry,
  type DirectoryRepository,
  type SessionRow,
} from "./repositories/directory-repository.ts";
import { newId, type Scope } from "./scope.ts";
import { readSessionCookie, unsealSession } from "./security/session-cookie.ts";
import { hashSecret } from "./security/tokens.ts";

const DIRECTORY_CACHE_MS = 5_000;

/** Where each distributor lives; nothing else of it is kept between requests. */
const directoryCache = new Map<string, { entry: DirectoryEntry | null; until: number }>();

/** Builds what one request works with: its distributor, who asks, and the databases. One round trip, two when the
 *  host was not seen for five seconds.
 *  A session that does not hold leaves an anonymous actor who knows why.
 *  @throws DomainError ORIGIN_NOT_ALLOWED for a widget on a site that its key is not bound to */
export async function openScope(
  request: Request,
  bindings: object,
  context: ExecutionContext | null,
): Promise<Scope> {
  const env: Env = { ...(bindings as Bindings), ...parseSettings(bindings) };
  const url = new URL(request.url);
  const use = { roundTrips: 0, durationMs: 0 };
  const directory = openDirectory(env, use);
  const scope: Scope = {
    env,
    requestId: newId("rqt"),
    clientAddress: request.headers.get("cf-connecting-ip") ?? "local",
    origin: url.origin,
    use,
    directory,
    actor: { kind: "anonymous", reason: "missing" },
    tenant: null,
    now: () => new Date(),
    newId,
    defer(work) {
      const done = work().catch((error: unknown) => {
        logEvent("error", "deferred-work-failed", { requestId: scope.requestId, ...errorFacts(error) });
      });
      context?.waitUntil(done);
    },
  };
  const credentials = readCredentials(request, env);
  const directoryRepository = createDirectoryRepository(directory);
  const place = await findPlace({
    request,
    env,
    url,
    publishableKey: credentials.publishableKey,
    directoryRepository,
  });
  if (place === null) return { ...scope, actor: await platformActor(credentials, directoryRepository) };

  const database = openShard(env, place.shard, use);
  const access = createAccessRepository(database, place);
  const entry = await readEntry(access, credentials);
  if (entry.distributor === null) return scope;
  const actor = entry.session
    ? acceptSession(entry.session.row, entry.session.actor, credentials)
    : (acceptWidget(entry, credentials, request) ?? (await platformActor(credentials, directoryRepository)));
  return { ...scope, actor, tenant: { distributor: entry.distributor, database } };
}

interface Credentials {
  token: string | null;
  accessKey: string | null;
  publishableKey: string | null;
}

/** The token of an `Authorization: Bearer` header. */
export function readBearerToken(headers: Headers): string | null {
  return /^Bearer (.+)$/.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}

function readCredentials(request: Request, env: Env): Credentials {
  const publishableKey = request.headers.get("x-publishable-key");
  const bearer = readBearerToken(request.headers);
  if (bearer !== null) return { token: bearer, accessKey: request.headers.get("access-key"), publishableKey };
  // A widget is its key, whoever is signed in to the portal in the same browser.
  const sealed = publishableKey === null ? readSessionCookie(request.headers.get("cookie")) : null;
  const session = sealed ? unsealSession(sealed, env.SESSION_SECRET) : null;
  return { token: session?.token ?? null, accessKey: session?.accessKey ?? null, publishableKey };
}

function readEntry(access: AccessRepository, { token, publishableKey }: Credentials): Promise<Entry> {
  return access.readEntry({ tokenHash: token ? hashSecret(token) : null, publishableKey });
}

function acceptSession(row: SessionRow, actor: Actor, { accessKey }: Credentials): Actor {
  if (row.expiresAt <= new Date().toISOString()) return { kind: "anonymous", reason: "expired" };
  const fits = accessKey !== null && hashSecret(accessKey) === row.accessKeyHash;
  return fits ? actor : { kind: "anonymous", reason: "accessKey" };
}

function acceptWidget(entry: Entry, { publishableKey }: Credentials, request: Request): Actor | null {
  if (publishableKey === null) return null;
  const origin = request.headers.get("origin") ?? "";
  if (!entry.widgetKey?.origins.includes(origin)) throw new DomainError("ORIGIN_NOT_ALLOWED", { origin });
  return { kind: "widget", key: publishableKey, showPrices: entry.widgetKey.showPrices };
}

/** The platform's operator behind a token that is no session of the distributor. */
async function platformActor(credentials: Credentials, directory: DirectoryRepository): Promise<Actor> {
  if (credentials.token === null) return { kind: "anonymous", reason: "missing" };
  const found = await directory.findPlatformSession(hashSecret(credentials.token));
  if (found === null) return { kind: "anonymous", reason: "unknown" };
  return acceptSession(found.session, found.actor, credentials);
}

/** Which distributor the request is for: its publishable key names it, else, outside production, the debug header,
 *  else the host. */
async function findPlace({
  request,
  env,
  url,
  publishableKey,
  directoryRepository,
}: {
  request: Request;
  env: Env;
  url: URL;
  publishableKey: string | null;
  directoryRepository: DirectoryRepository;
}): Promise<DirectoryEntry | null> {
  const debugSlug = env.ENVIRONMENT === "production" ? null : request.headers.get("x-debug-distributor");
  const by = publishableKey
    ? { id: /^pk_(dst_[0-9a-z]+)_/.exec(publishableKey)?.[1] ?? "" }
    : debugSlug
      ? { slug: debugSlug }
      : placeOfHost(url.hostname, env);
  const cacheKey = `${env.DIRECTORY_DATABASE_URL} ${JSON.stringify(by)}`;
  const known = directoryCache.get(cacheKey);
  if (known && known.until > Date.now()) return known.entry;
  const entry = await directoryRepository.findDistributor(by);
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
