import * as z from "zod";
import { seal, unseal } from "./seal.ts";

const SessionCookieSchema = z.object({
  id: z.string(),
  token: z.string(),
  accessKey: z.string(),
  refreshToken: z.string(),
});

/** Content of the portal's cookie, hidden from scripts. `id` is the user's. */
export type SessionCookie = z.infer<typeof SessionCookieSchema>;

/** The maximum age of a session; the server decides whether it is still valid. */
export const COOKIE_MAX_AGE_S = 30 * 24 * 3600;

export const SESSION_COOKIE_NAME = "__Host-girassol";

/** The cookie's value, sealed. */
export function sealSession({ id, token, accessKey, refreshToken }: SessionCookie, secret: string): string {
  return seal(JSON.stringify({ id, token, accessKey, refreshToken }), secret, "session cookie");
}

/** The session of a sealed value; null for an invalid one. */
export function unsealSession(value: string, secret: string): SessionCookie | null {
  const text = unseal(value, secret, "session cookie");
  if (text === null) return null;
  const session = SessionCookieSchema.safeParse(JSON.parse(text));
  return session.success ? session.data : null;
}

/** `Set-Cookie` value that stores the session, or ends it with null. */
export function sessionCookieHeader(session: SessionCookie | null, secret: string, maxAgeS: number): string {
  const value = session === null ? "" : sealSession(session, secret);
  const age = session === null ? 0 : maxAgeS;
  return `${SESSION_COOKIE_NAME}=${value}; Path=/; Max-Age=${String(age)}; HttpOnly; Secure; SameSite=Lax`;
}

/** The sealed value in a `Cookie` header. */
export function readSessionCookie(header: string | null): string | null {
  const part = header?.split(/;\s*/).find((one) => one.startsWith(`${SESSION_COOKIE_NAME}=`));
  return part?.slice(SESSION_COOKIE_NAME.length + 1) ?? null;
}
