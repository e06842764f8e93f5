import { createHmac } from "node:crypto";
import type { SessionTokenRow } from "#worker/repositories/access/session-statements.ts";
import { hashSecret, newSecret, PLATFORM_TOKEN_PREFIX } from "#worker/security/tokens.ts";

/** How long an access token holds; after it the refresh token gives the next one. */
export const ACCESS_TTL_MS = 15 * 60_000;
/** How long a session may lie unused. */
export const REFRESH_TTL_MS = 7 * 24 * 3_600_000;
/** How long a session holds at most, however often it is used. */
export const SESSION_TTL_MS = 30 * 24 * 3_600_000;
/** How long a refresh token that was just used still gives the same answer: calls that ran side by side. */
export const REFRESH_GRACE_MS = 10_000;

/** What a client keeps. */
export interface SessionCredentials {
  token: string;
  accessKey: string;
  refreshToken: string;
}

/** Begins a session's chain of credentials. Those of the platform's people say so, since they lie elsewhere. */
export function firstCredentials(isPlatform: boolean): SessionCredentials {
  const prefix = isPlatform ? PLATFORM_TOKEN_PREFIX : "";
  return {
    token: prefix + newSecret(),
    accessKey: newSecret(),
    refreshToken: prefix + newSecret(),
  };
}

/** The credentials that follow on a refresh token. They are computed, not drawn: calls that renew the same session at
 *  the same moment get the same answer, and only one of them has to be written. */
export function nextCredentials(refreshToken: string, secret: string): SessionCredentials {
  const prefix = refreshToken.startsWith(PLATFORM_TOKEN_PREFIX) ? PLATFORM_TOKEN_PREFIX : "";
  return {
    token: prefix + deriveSecret("access token", refreshToken, secret),
    accessKey: deriveSecret("access key", refreshToken, secret),
    refreshToken: prefix + deriveSecret("refresh token", refreshToken, secret),
  };
}

/** Credentials that take an access token's place while its renewal still stands. */
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

/** The row of these credentials; nothing in it holds longer than the session. */
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
