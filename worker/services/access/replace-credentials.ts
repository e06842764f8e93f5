import { DomainError } from "#domain/shared/errors.ts";
import { platformTenant } from "#worker/platform.ts";
import { insertSessionToken } from "#worker/repositories/access/session-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { hashSecret } from "#worker/security/tokens.ts";
import { ACCESS_TTL_MS, replacementCredentials } from "./session-credentials.ts";

/** Refuses a call whose credentials are older than a change of the person's role or permissions, and returns new ones
 *  for a second try. The caller learns that its user data is outdated; its refresh token stays valid.
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
