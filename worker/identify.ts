import type { Actor, AnonymousActor, Distributor, UserActor } from "#domain/access/actor.ts";
import { barOf } from "#domain/access/bar.ts";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import { type Credentials, isPlatformToken } from "./credentials.ts";
import { platformTenant } from "./platform.ts";
import {
  createAccessRepository,
  type Entry,
  type FoundSession,
} from "./repositories/access/access-repository.ts";
import type { DirectoryEntry } from "./repositories/platform/directory-repository.ts";
import type { Scope, Tenant } from "./scope.ts";
import type { SessionCookie } from "./security/session-cookie.ts";
import { hashSecret } from "./security/tokens.ts";
import { createRefreshSession } from "./services/access/refresh-session.ts";
import { openVisit, readVisitor } from "./services/widget-keys/site-visits.ts";
import { noteKeyUse, noteRefusedSite } from "./services/widget-keys/note-key-use.ts";

/** Identifies actor and distributor in one round trip.
 *  @throws DomainError ORIGIN_NOT_ALLOWED for a widget on a site that its key is not bound to */
export async function identify(
  scope: Scope,
  place: { entry: DirectoryEntry; database: Tenant["database"] } | null,
  credentials: Credentials,
  headers: Headers,
): Promise<void> {
  const { publishableKey, token } = credentials;
  // A key that names no distributor is accepted on no site.
  if (place === null && publishableKey !== null) throw new DomainError("ORIGIN_NOT_ALLOWED", { origin });
  if (place !== null) {
    const entry = await readEntry(place, { token: isPlatformToken(token) ? null : token, publishableKey });
    if (entry.distributor === null) return;
    scope.tenant = { distributor: entry.distributor, database: place.database };
    if (publishableKey !== null) {
      scope.actor = await acceptWidget(scope, entry, { publishableKey, headers, visit: credentials.visit });
      return;
    }
    if (!isPlatformToken(token)) accept(scope, entry.session, credentials);
  }
  if (isPlatformToken(token)) {
    const { database, distributor } = platformTenant(scope);
    const { session } = await readEntry({ entry: distributor, database }, { token, publishableKey: null });
    accept(scope, session, credentials);
  }
}

function readEntry(
  place: { entry: { id: string; slug: string }; database: Tenant["database"] },
  { token, publishableKey }: Pick<Credentials, "token" | "publishableKey">,
): Promise<Entry> {
  const tokenHash = token === null ? null : hashSecret(token);
  return createAccessRepository(place.database, place.entry).readEntry({ tokenHash, publishableKey });
}

async function acceptWidget(
  scope: Scope,
  { widgetKey }: Entry,
  { publishableKey, headers, visit }: { publishableKey: string; headers: Headers; visit: string | null },
): Promise<Actor> {
  const origin = headers.get("origin") ?? "";
  // The preview on a key's page. A script cannot set this header.
  const isPreview = headers.get("sec-fetch-site") === "same-origin";
  const isOver = widgetKey?.until != null && widgetKey.until <= scope.now().toISOString();
  if (widgetKey === null || isOver) throw new DomainError("ORIGIN_NOT_ALLOWED", { origin });
  if (!isPreview && !widgetKey.origins.includes(origin)) {
    noteRefusedSite(scope, widgetKey, origin);
    throw new DomainError("ORIGIN_NOT_ALLOWED", { origin });
  }
  if (!isPreview) noteKeyUse(scope, widgetKey);
  const { id: keyId, sells, showPrices, showsKits, leadEmail, hourlyLimit } = widgetKey;
  const visitor = visit === null ? null : openVisit(scope, visit, keyId);
  const integratorId = visitor?.userId ?? null;
  const isIntegrator = integratorId !== null;
  return {
    kind: "widget",
    ...{ key: publishableKey, keyId, origin, sells, showPrices, showsKits, leadEmail, hourlyLimit },
    buyer: unbarred(scope, isIntegrator ? await readVisitor(scope, integratorId) : widgetKey.buyer),
    visitor: visitor && { email: visitor.email, isIntegrator },
  };
}

/** A buyer who would be kept out of the portal cannot buy on other sites either. */
function unbarred(scope: Scope, buyer: UserActor | null): UserActor | null {
  const actor = buyer && keepOut(buyer, scope.tenant?.distributor ?? null);
  return actor?.kind === "user" ? actor : null;
}

/** The actor of valid credentials. */
function accept(
  scope: Scope,
  found: FoundSession | null,
  credentials: Pick<Credentials, "token" | "accessKey">,
): void {
  const reason = whyNot(found, credentials, scope.now().toISOString());
  if (reason !== null || found === null) {
    scope.actor = { kind: "anonymous", reason: reason ?? "unknown" };
    return;
  }
  scope.isOutdated = found.reloadAt !== null && found.createdAt <= found.reloadAt;
  scope.actor = keepOut(found.actor, scope.tenant?.distributor ?? null);
}

function whyNot(
  found: FoundSession | null,
  { token, accessKey }: Pick<Credentials, "token" | "accessKey">,
  now: string,
): AnonymousActor["reason"] | null {
  if (token === null) return "missing";
  if (found === null) return "unknown";
  if (found.expiresAt <= now) return "expired";
  const isBound = accessKey !== null && hashSecret(accessKey) === found.accessKeyHash;
  return isBound ? null : "accessKey";
}

/** A barred user is still identified, to be told so and to sign out. An administrator who previews a role is not barred
 *  with it. */
export function keepOut(actor: FoundSession["actor"], distributor: Distributor | null): Actor {
  if (actor.kind === "platform" || actor.previewOf !== null || distributor === null) return actor;
  const { type, role, integrator } = actor;
  const person = { type, roleId: role?.id ?? null, integratorStatus: integrator?.status ?? null };
  const reason = barOf(person, distributor);
  return reason === null ? actor : { kind: "barred", reason, user: actor };
}

/** Refreshes the session in a page's cookie after its access token has expired, unnoticed by the person. A session that
 *  cannot be refreshed stays as it is. */
export async function renewSession(scope: Scope, session: SessionCookie): Promise<void> {
  const { actor } = scope;
  if (actor.kind !== "anonymous" || (actor.reason !== "expired" && actor.reason !== "unknown")) return;
  const renewed = await refresh(scope, session);
  if (renewed === null) return;
  const { distributor, database } = isPlatformToken(renewed.token)
    ? platformTenant(scope)
    : (scope.tenant ?? platformTenant(scope));
  const entry = await readEntry(
    { entry: distributor, database },
    { token: renewed.token, publishableKey: null },
  );
  accept(scope, entry.session, renewed);
  scope.renewedSession = renewed;
}

async function refresh(scope: Scope, session: SessionCookie): Promise<SessionCookie | null> {
  try {
    return await createRefreshSession(scope)({ userId: session.id, refreshToken: session.refreshToken });
  } catch (error) {
    if (isDomainError(error, "INVALID_REFRESH_TOKEN")) return null;
    throw error;
  }
}
