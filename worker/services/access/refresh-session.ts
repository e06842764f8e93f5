import * as z from "zod";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import { platformTenant } from "#worker/platform.ts";
import { createSessionRepository } from "#worker/repositories/access/session-repository.ts";
import {
  insertSessionToken,
  touchSession,
  useRefreshToken,
} from "#worker/repositories/access/session-statements.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import type { SessionCookie } from "#worker/security/session-cookie.ts";
import { hashSecret, PLATFORM_TOKEN_PREFIX } from "#worker/security/tokens.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { endSessions } from "./end-sessions.ts";
import type { SignedIn } from "./open-session.ts";
import { nextCredentials, REFRESH_GRACE_MS, tokenRow } from "./session-credentials.ts";

export const RefreshSchema = z.strictObject({
  userId: z.string().min(1).max(64),
  /** Absent in calls of the portal, whose cookie contains it. */
  refreshToken: z.string().min(1).max(256).optional(),
});

type FoundRefresh = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createSessionRepository>["findRefresh"]>>
>;

interface AskedRefresh {
  userId: string;
  refreshToken: string;
  /** Content of the portal's cookie, if it contains the refresh token. */
  kept?: SessionCookie;
}

/** Refreshes a session. A refresh token works once; concurrent calls with the same token get the same answer. A token
 *  that is used again later must have been stolen, so the whole session ends.
 *  @throws DomainError INVALID_REFRESH_TOKEN */
export function createRefreshSession(scope: Scope) {
  return async function refreshSession(asked: AskedRefresh): Promise<SignedIn> {
    const isPlatform = asked.refreshToken.startsWith(PLATFORM_TOKEN_PREFIX);
    const tenant = isPlatform ? platformTenant(scope) : scope.tenant;
    if (tenant === null) throw new DomainError("INVALID_REFRESH_TOKEN", {});
    const { distributor, database } = tenant;
    const refreshHash = hashSecret(asked.refreshToken);
    const found = await createSessionRepository(database, distributor.id).findRefresh(refreshHash);
    const now = scope.now();
    if (found === null || !isAlive(found, now) || found.userId !== asked.userId) {
      throw new DomainError("INVALID_REFRESH_TOKEN", {});
    }
    if (asked.kept !== undefined && isJustIssued(found, now)) return { ...asked.kept, type: found.userType };
    const next = {
      id: found.userId,
      type: found.userType,
      ...nextCredentials(asked.refreshToken, scope.env.SESSION_SECRET),
    };
    if (found.refreshedAt !== null) {
      if (now.getTime() - Date.parse(found.refreshedAt) <= REFRESH_GRACE_MS) return next;
      await endStolenSession(scope, tenant, found);
      throw new DomainError("INVALID_REFRESH_TOKEN", {});
    }
    const { sessionId, sessionExpiresAt } = found;
    try {
      await database.writeBatch([
        ...useRefreshToken(distributor.id, {
          refreshHash,
          at: now.toISOString(),
          used: () => new DomainError("INVALID_REFRESH_TOKEN", {}),
        }),
        insertSessionToken(distributor.id, tokenRow(next, { sessionId, sessionExpiresAt, now })),
        touchSession(distributor.id, sessionId, { at: now.toISOString(), address: scope.clientAddress }),
      ]);
    } catch (error) {
      // A concurrent call was faster and wrote the same credentials.
      if (!isDomainError(error, "INVALID_REFRESH_TOKEN")) throw error;
    }
    return next;
  };
}

function isAlive(found: FoundRefresh, now: Date): boolean {
  const at = now.toISOString();
  const isOver = found.revokedAt !== null || found.sessionExpiresAt <= at;
  return !found.blocked && !isOver && (found.refreshExpiresAt ?? "") > at;
}

/** Whether the cookie has been refreshed while this call was on its way, by another tab or the page itself. A second
 *  refresh could be overwritten by answers with the first cookie, whose refresh token would then count as stolen. */
function isJustIssued(found: FoundRefresh, now: Date): boolean {
  const age = now.getTime() - Date.parse(found.issuedAt);
  return found.refreshedAt === null && age <= REFRESH_GRACE_MS && found.tokenExpiresAt > now.toISOString();
}

async function endStolenSession(scope: Scope, tenant: Tenant, found: FoundRefresh): Promise<void> {
  const { distributor, database } = tenant;
  const { userId, sessionId } = found;
  const at = scope.now().toISOString();
  await database.writeBatch([
    ...endSessions(distributor.id, { userId, only: sessionId, reason: "refreshReused", at }),
    audit(scope, distributor.id, {
      event: "session.reuse-detected",
      entity: "session",
      entityId: sessionId,
      actor: { id: userId, type: found.userType, name: found.userName, operator: null },
    }),
  ]);
  if (distributor.id === scope.tenant?.distributor.id) publishSoon(scope);
}
