import { type SQL, sql } from "drizzle-orm";
import type { Masquerade } from "#domain/access/masquerade-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { insertRow, updateRow, upsertRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { session as sessions, sessionToken, user } from "#worker/db/schema/access.ts";

export interface NewSession {
  id: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
  userAgent: string;
  address: string;
  masquerade: Masquerade | null;
}

export interface SessionTokenRow {
  tokenHash: string;
  sessionId: string;
  accessKeyHash: string;
  createdAt: string;
  expiresAt: string;
  refreshHash: string | null;
  refreshExpiresAt: string | null;
}

/** Why a session ended, for its owner and the audit log. */
export type RevokeReason =
  | "signedOut"
  | "revoked"
  | "passwordChanged"
  | "blocked"
  | "refreshReused"
  | "erased"
  | "secondFactorChanged";

export function insertSession(distributorId: string, session: NewSession): WriteStatement {
  return insertRow(sessions, { ...session, distributorId, lastSeenAt: session.createdAt });
}

/** Stores the credentials of a session, unless they exist already. */
export function insertSessionToken(distributorId: string, row: SessionTokenRow): WriteStatement {
  return upsertRow(sessionToken, { ...row, distributorId }, "keep");
}

/** Consumes a refresh token. Of concurrent calls one succeeds; the batches of the others fail with `used`. */
export function useRefreshToken(
  distributorId: string,
  { refreshHash, at, used }: { refreshHash: string; at: string; used: () => Error },
): WriteStatement[] {
  return [
    updateRow(sessionToken, { distributorId, refreshHash, refreshedAt: null }, { refreshedAt: at }),
    assertChanged("ALREADY_DONE", 1, used),
  ];
}

/** Whether the user has signed in before, but never with this device. It must run before the session is inserted. */
export function isNewDevice(distributorId: string, userId: string, userAgent: string): SQL {
  const own = sql`select 1 from session where distributor_id = ${distributorId} and user_id = ${userId}
    and masquerade is null`;
  return sql`exists (${own}) and not exists (${own} and user_agent = ${userAgent})`;
}

/** Updates the last use of a session and its address. */
export function touchSession(
  distributorId: string,
  sessionId: string,
  { at, address }: { at: string; address: string },
): WriteStatement {
  return updateRow(sessions, { distributorId, id: sessionId }, { lastSeenAt: at, address });
}

/** The sessions to end: one of a user, all, or all but one. */
export interface RevokedSessions {
  userId: string;
  only?: string;
  except?: string | undefined;
  reason: RevokeReason;
  at: string;
}

/** Ends sessions. Sessions that have ended already stay as they are. */
export function revokeSessions(distributorId: string, revoked: RevokedSessions): WriteStatement {
  const { userId, only, except, reason, at } = revoked;
  return updateRow(
    sessions,
    { distributorId, userId, revokedAt: null, ...(only === undefined ? {} : { id: only }) },
    { revokedAt: at, revokedReason: reason },
    except === undefined ? undefined : sql`id <> ${except}`,
  );
}

/** Marks the credentials of a role's users, or of one user, as outdated, so that the next call replaces them. */
export function askToReload(
  distributorId: string,
  who: { roleId: string } | { userId: string } | { integratorId: string },
  at: string,
): WriteStatement {
  const key = "userId" in who ? { id: who.userId } : who;
  return updateRow(user, { distributorId, ...key }, { reloadAt: at });
}

/** Starts or ends the preview of a role in a session. The role must exist.
 *  @throws DomainError NOT_FOUND, by the batch */
export function previewRole(
  distributorId: string,
  { sessionId, roleId }: { sessionId: string; roleId: string | null },
): WriteStatement[] {
  return [
    updateRow(
      sessions,
      { distributorId, id: sessionId, revokedAt: null },
      { previewRoleId: roleId },
      roleId === null
        ? undefined
        : sql`exists (select 1 from role where distributor_id = ${distributorId} and id = ${roleId})`,
    ),
    assertChanged(
      "ALREADY_DONE",
      1,
      () => new DomainError("NOT_FOUND", { entity: "role", id: roleId ?? "" }),
    ),
  ];
}
