import { sealSession, SESSION_COOKIE_NAME } from "#worker/security/session-cookie.ts";
import { apiEnv } from "./api-env.ts";
import type { TestUser } from "./distributor.ts";

/** Credentials in an answer. */
export interface GivenCredentials {
  token: string;
  accessKey: string;
}

/** Headers of a call with these credentials. */
export function bearing({ token, accessKey }: GivenCredentials): Record<string, string> {
  return { authorization: `Bearer ${token}`, "access-key": accessKey };
}

/** The portal's cookie of a signed-in user, as a browser sends it. */
export function cookieOf({ id, credentials }: Pick<TestUser, "id" | "credentials">): { cookie: string } {
  const sealed = sealSession({ id, ...credentials }, apiEnv.SESSION_SECRET);
  return { cookie: `${SESSION_COOKIE_NAME}=${sealed}` };
}

/** The cookie that an answer sets, as a browser sends it back. */
export function setCookieOf({ headers }: { headers: Headers }): { cookie: string } {
  return { cookie: headers.get("set-cookie")?.split(";")[0] ?? "" };
}
