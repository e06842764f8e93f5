import { createHmac } from "node:crypto";
import type { SessionTokenRow } from "#worker/repositories/access/session-statements.ts";
import { hashSecret, newSecret, PLATFORM_TOKEN_PREFIX } from "#worker/security/tokens.ts";

/** Validity of an access token; the refresh token then gives the next one. */
export const ACCESS_TTL_MS = 15 * 60_000;
/** How long a session may be idle. */
export const REFRESH_TTL_MS = 7 * 24 * 3_600_000;
/** Maximum age of a session, however often it is used. */
export const SESSION_TTL_MS = 30 * 24 * 3_600_000;
/** How long a used refresh token still gives the same answer, for concurrent calls. */
export const REFRESH_GRACE_MS = 10_000;

/** Credentials held by a client. */
export interface SessionCredentials {
  token: string;
  accessKey: string;
  refreshToken: string;
}

/** The first credentials of a session. Those of operators are marked, because they are stored in the directory. */
export function firstCredentials(isPlatform: boolean): SessionCredentials {
  const prefix = isPlatform ? PLATFORM_TOKEN_PREFIX : "";
  return {
    token: prefix + newSecret(),
    accessKey: newSecret(),
    refreshToken: prefix + newSecret(),
  };
}

/** The credentials that follow a refresh token. They are derived, not random: concurrent refreshes of a session get the
 *  same answer, and only one of them has to be written. */
export function nextCredentials(refreshToken: string, secret: string): SessionCredentials {
  const prefix = refreshToken.startsWith(PLATFORM_TOKEN_PREFIX) ? PLATFORM_TOKEN_PREFIX : "";
  return {
    token: prefix + deriveSecret("access token", refreshToken, secret),
    accessKey: deriveSecret("access key", refreshToken, secret),
    refreshToken: prefix + deriveSecret("refresh token", refreshToken, secret),
  };
}

/** Credentials that replace an access token and keep its refresh token. */
export function replacementCredentials(
  token: string,
  secret: string,
): Pick<SessionCredentials, "token" | "accessKey"> {
  const prefix = token.startsWith(PLATFORM_TOKEN_PREFIX) ? PLATFORM_TOKEN_PREFIX : "";
  return {
    token: prefix + deriveSecret("replaced access token", token, secret),
    accessKey: deriveSecret("replaced access key", token, secret),
  };
}

function deriveSecret(purpose: string, from: string, secret: string): string {
  return createHmac("sha256", secret).update(`girassol session ${purpose}\n${from}`).digest("base64url");
}

/** The row of these credentials; nothing in it outlives the session. */
export function tokenRow(
  credentials: SessionCredentials,
  { sessionId, sessionExpiresAt, now }: { sessionId: string; sessionExpiresAt: string; now: Date },
): SessionTokenRow {
  const until = (ttlMs: number) => {
    const at = new Date(now.getTime() + ttlMs).toISOString();
    return at < sessionExpiresAt ? at : sessionExpiresAt;
  };
  return {
    tokenHash: hashSecret(credentials.token),
    sessionId,
    accessKeyHash: hashSecret(credentials.accessKey),
    createdAt: now.toISOString(),
    expiresAt: until(ACCESS_TTL_MS),
    refreshHash: hashSecret(credentials.refreshToken),
    refreshExpiresAt: until(REFRESH_TTL_MS),
  };
}
