import { DomainError } from "#domain/shared/errors.ts";
import { platformTenant } from "#worker/platform.ts";
import { insertSessionToken } from "#worker/repositories/access/session-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { hashSecret } from "#worker/security/tokens.ts";
import { ACCESS_TTL_MS, replacementCredentials } from "./session-credentials.ts";

/** Refuses a call with credentials from before the person's role or rights changed, and gives those to repeat it with:
 *  the caller learns that what it knows of the user is out of date. The renewal that it holds still stands.
 *  @throws DomainError USER_DATA_CHANGED */
export async function replaceOutdatedCredentials(scope: Scope, token: string): Promise<void> {
  const { actor } = scope;
  if (!scope.isOutdated || (actor.kind !== "user" && actor.kind !== "platform")) return;
  const tenant = actor.kind === "platform" ? platformTenant(scope) : scope.tenant;
  if (tenant === null) return;
  const { distributor, database } = tenant;
  const next = replacementCredentials(token, scope.env.SESSION_SECRET);
  const now = scope.now();
  await database.writeBatch([
    insertSessionToken(distributor.id, {
      tokenHash: hashSecret(next.token),
      sessionId: actor.sessionId,
      accessKeyHash: hashSecret(next.accessKey),
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + ACCESS_TTL_MS).toISOString(),
      refreshHash: null,
      refreshExpiresAt: null,
    }),
  ]);
  throw new DomainError("USER_DATA_CHANGED", next);
}
