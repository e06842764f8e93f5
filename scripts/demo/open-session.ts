import { insertRows } from "./insert-rows.ts";
import { openStackDatabase } from "#scripts/stack/stack-database.ts";
import { session, sessionToken } from "#worker/db/schema/access.ts";
import { PLATFORM_ID } from "#worker/platform.ts";
import { newId } from "#worker/scope.ts";
import { sealSession } from "#worker/security/session-cookie.ts";
import { firstCredentials, SESSION_TTL_MS, tokenRow } from "#worker/services/access/session-credentials.ts";

/** Writes a session to the database as a sign-in would, without the cost of hashing a password. Returns the value
 *  of the portal's cookie. */
export async function openSession(
  { sqldUrl, sessionSecret }: { sqldUrl: string; sessionSecret: string },
  { email, userAgent }: { email: string; userAgent: string },
): Promise<string> {
  const database = openStackDatabase(sqldUrl);
  const [user] = await database.run("select distributor_id, id from user where email = ?", [email]);
  if (user === undefined) throw new Error(`there is no account ${email}`);
  const distributorId = String(user["distributor_id"]);
  const userId = String(user["id"]);
  const now = new Date();
  const createdAt = now.toISOString();
  const expiresAt = new Date(now.getTime() + SESSION_TTL_MS).toISOString();
  const sessionId = newId("ses");
  const credentials = firstCredentials(distributorId === PLATFORM_ID);
  const token = tokenRow(credentials, { sessionId, sessionExpiresAt: expiresAt, now });
  const opened = { id: sessionId, userId, createdAt, lastSeenAt: createdAt, expiresAt, userAgent };
  await database.write([
    insertRows(session, [{ distributorId, ...opened }]),
    insertRows(sessionToken, [{ distributorId, ...token }]),
  ]);
  return sealSession({ id: userId, ...credentials }, sessionSecret);
}
