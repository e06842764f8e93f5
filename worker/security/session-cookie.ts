import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** What the portal's cookie holds; scripts never see it. */
export interface SessionCookie {
  id: string;
  token: string;
  accessKey: string;
}

export const SESSION_COOKIE_NAME = "__Host-girassol";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "girassol session cookie", 32));
}

/** The cookie's value: AES-256-GCM over the session, so that it can be neither read nor changed outside. */
export function sealSession(session: SessionCookie, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), nonce);
  const body = Buffer.concat([cipher.update(JSON.stringify(session), "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/** The session of a sealed value, or null when it is not ours. */
export function unsealSession(value: string, secret: string): SessionCookie | null {
  try {
    const bytes = Buffer.from(value, "base64url");
    const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    const session = JSON.parse(body.toString("utf8")) as Partial<SessionCookie>;
    const { id, token, accessKey } = session;
    return id && token && accessKey ? { id, token, accessKey } : null;
  } catch {
    return null;
  }
}

/** `Set-Cookie` value that keeps the session, or ends it with null. */
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
