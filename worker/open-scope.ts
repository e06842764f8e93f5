import type { ExecutionContext } from "@cloudflare/workers-types";
import { readCredentials } from "./credentials.ts";
import { newDatabaseUse } from "./db/database-fetch.ts";
import { openDirectory, openShard } from "./db/shards.ts";
import { type Bindings, type Env, parseSettings } from "./env.ts";
import { findPlace } from "./find-place.ts";
import { identify, renewSession } from "./identify.ts";
import { errorFacts, logEvent } from "./log.ts";
import { newId, type Scope } from "./scope.ts";

/** Builds the scope of one request: distributor, actor and databases. It takes one round trip, two if the host was not
 *  seen for five seconds, more if a page's session is refreshed. Invalid credentials give an anonymous actor with the
 *  reason.
 *  @param options.renews - whether an expired access token is refreshed here, as for pages; API clients refresh by a
 *    call
 *  @throws DomainError ORIGIN_NOT_ALLOWED, LEGACY_AUTHENTICATION */
export async function openScope(
  request: Request,
  bindings: object,
  context: ExecutionContext | null,
  { renews }: { renews: boolean },
): Promise<Scope> {
  const env: Env = { ...(bindings as Bindings), ...parseSettings(bindings) };
  const scope = buildScope(request, env, context);
  const credentials = readCredentials(request, env);
  const { directory, use } = scope;
  const entry = await findPlace({ request, env, publishableKey: credentials.publishableKey, directory });
  const place = entry && { entry, database: openShard(env, entry.shard, use) };
  await identify(scope, place, credentials, request.headers);
  if (renews && credentials.session !== null) await renewSession(scope, credentials.session);
  return scope;
}

function buildScope(request: Request, env: Env, context: ExecutionContext | null): Scope {
  const use = newDatabaseUse();
  const requestId = newId("rqt");
  return {
    env,
    requestId,
    clientAddress: request.headers.get("cf-connecting-ip") ?? "local",
    userAgent: (request.headers.get("user-agent") ?? "").slice(0, 300),
    origin: new URL(request.url).origin,
    use,
    directory: openDirectory(env, use),
    actor: { kind: "anonymous", reason: "missing" },
    tenant: null,
    isWrite: request.method !== "GET" && request.method !== "HEAD",
    isOutdated: false,
    renewedSession: null,
    now: () => new Date(),
    newId,
    defer(work) {
      const done = afterTheAnswer()
        .then(work)
        .catch((error: unknown) => {
          logEvent("error", "deferred-work-failed", { requestId, ...errorFacts(error) });
        });
      context?.waitUntil(done);
    },
  };
}

/** The response is built before the next task begins. */
function afterTheAnswer(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
