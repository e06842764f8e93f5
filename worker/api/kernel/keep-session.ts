import type { Context } from "hono";
import { readCredentials } from "#worker/credentials.ts";
import type { Scope } from "#worker/scope.ts";
import {
  COOKIE_MAX_AGE_S,
  type SessionCookie,
  sessionCookieHeader,
} from "#worker/security/session-cookie.ts";

/** Stores a session in the portal's cookie, or ends it with null. */
export function keepInCookie(scope: Scope, headers: Headers, session: SessionCookie | null): void {
  headers.append("set-cookie", sessionCookieHeader(session, scope.env.SESSION_SECRET, COOKIE_MAX_AGE_S));
}

/** Replaces outdated credentials in the portal's cookie; false without a cookie. */
export function keepReplacedSession(
  context: Context,
  scope: Scope,
  replaced: Pick<SessionCookie, "token" | "accessKey">,
): boolean {
  const { session } = readCredentials(context.req.raw, scope.env);
  if (session === null) return false;
  const { SESSION_SECRET: secret } = scope.env;
  const kept = { ...session, token: replaced.token, accessKey: replaced.accessKey };
  context.header("set-cookie", sessionCookieHeader(kept, secret, COOKIE_MAX_AGE_S), { append: true });
  return true;
}
