import type { WriteStatement } from "#worker/db/client.ts";
import { PLATFORM_ID } from "#worker/platform.ts";
import { outboxStatements } from "#worker/repositories/live/outbox-statements.ts";
import { type RevokedSessions, revokeSessions } from "#worker/repositories/access/session-statements.ts";

/** Ends sessions of a user, and their sockets, for the batch that has a reason to. */
export function endSessions(distributorId: string, ended: RevokedSessions): WriteStatement[] {
  const { userId, only = null, except = null, at } = ended;
  const revocation = revokeSessions(distributorId, ended);
  if (distributorId === PLATFORM_ID) return [revocation];
  const message = { type: "session.ended" as const, userId, only, except };
  return [revocation, ...outboxStatements(distributorId, at, [{ audience: { userIds: [userId] }, message }])];
}
