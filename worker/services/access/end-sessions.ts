import type { WriteStatement } from "#worker/db/client.ts";
import { PLATFORM_ID } from "#worker/platform.ts";
import { outboxStatements } from "#worker/repositories/live/outbox-statements.ts";
import { type RevokedSessions, revokeSessions } from "#worker/repositories/access/session-statements.ts";

/** Statements that end sessions of a user and close their sockets, as part of another batch. */
export function endSessions(distributorId: string, ended: RevokedSessions): WriteStatement[] {
  const { userId, only = null, except = null, at } = ended;
  const revocation = revokeSessions(distributorId, ended);
  if (distributorId === PLATFORM_ID) return [revocation];
  const message = { type: "session.ended" as const, userId, only, except };
  return [revocation, ...outboxStatements(distributorId, at, [{ audience: { userIds: [userId] }, message }])];
}
