import { SignJWT } from "jose";
import type { LiveClaims } from "#domain/realtime/messages.ts";
import { hashSecret } from "./tokens.ts";

/** Audiences keep a browser's token from posting events and the other way round. */
export const SOCKET_AUDIENCE = "socket";
export const PUBLISH_AUDIENCE = "publish";

/** Long enough to connect; a reconnection asks for a new one. */
const LIFE = "60s";

function sign(claims: Record<string, unknown>, audience: string, secret: string): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(LIFE)
    .sign(new TextEncoder().encode(secret));
}

/** Ticket for a person's socket. */
export function signSocketToken(claims: LiveClaims, secret: string): Promise<string> {
  return sign({ ...claims }, SOCKET_AUDIENCE, secret);
}

/** Proof that the API posts exactly this body to this distributor's room. */
export function signPublication(distributorId: string, body: string, secret: string): Promise<string> {
  return sign({ distributorId, bodyHash: hashSecret(body) }, PUBLISH_AUDIENCE, secret);
}
