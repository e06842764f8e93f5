import { DomainError } from "#domain/shared/errors.ts";
import type { Env } from "./env.ts";
import { readSessionCookie, type SessionCookie, unsealSession } from "./security/session-cookie.ts";
import { PLATFORM_TOKEN_PREFIX } from "./security/tokens.ts";

/** Credentials of a request. */
export interface Credentials {
  token: string | null;
  accessKey: string | null;
  publishableKey: string | null;
  /** What a visitor of another site has who has confirmed an e-mail; only with a publishable key. */
  visit: string | null;
  /** Session in the portal's cookie; null without one, or with other credentials. */
  session: SessionCookie | null;
}

/** The token of an `Authorization: Bearer` header. */
export function readBearerToken(headers: Headers): string | null {
  return /^Bearer (.+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}

/** Credentials of the requests that are under way: several places ask for them, and opening a cookie takes long. */
const known = new WeakMap<Request, Credentials>();

/** The credentials of a request.
 *  @throws DomainError LEGACY_AUTHENTICATION for an `Authorization` of another scheme */
export function readCredentials(request: Request, env: Env): Credentials {
  const credentials = known.get(request) ?? openCredentials(request, env);
  known.set(request, credentials);
  return credentials;
}

function openCredentials({ headers }: Request, env: Env): Credentials {
  const publishableKey = headers.get("x-publishable-key");
  const visit = publishableKey === null ? null : headers.get("x-site-visit");
  const bearer = readBearerToken(headers);
  if (bearer !== null) {
    return { token: bearer, accessKey: headers.get("access-key"), publishableKey, visit, session: null };
  }
  if (headers.has("authorization")) throw new DomainError("LEGACY_AUTHENTICATION", {});
  // A widget's key takes precedence over a portal session in the same browser.
  const sealed = publishableKey === null ? readSessionCookie(headers.get("cookie")) : null;
  const session = sealed ? unsealSession(sealed, env.SESSION_SECRET) : null;
  const { token = null, accessKey = null } = session ?? {};
  return { token, accessKey, publishableKey, visit, session };
}

/** Whether a token belongs to an operator, whose sessions are in the directory. */
export function isPlatformToken(token: string | null): boolean {
  return token?.startsWith(PLATFORM_TOKEN_PREFIX) === true;
}
