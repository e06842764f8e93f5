import { base64url, errors, jwtVerify } from "jose";
import type { JWTPayload } from "jose";
import { LiveClaimsSchema } from "#domain/live/messages.ts";
import type { LiveClaims } from "#domain/live/messages.ts";

/** The audience of a browser's token, so that it cannot be used to post events, and vice versa. */
const SOCKET_AUDIENCE = "socket";
const PUBLISH_AUDIENCE = "publish";

/** Variables of the rooms: LIVE_SECRET, shared with the portal, and API_URL, the portal's address for the rooms. */
export type Variables = Readonly<Record<string, unknown>>;

/** Claims of a socket token for this room; null for an invalid token. */
export async function readSocketClaims(
  token: string | null,
  room: string,
  variables: Variables,
): Promise<LiveClaims | null> {
  const claims = LiveClaimsSchema.safeParse(await verify(token, SOCKET_AUDIENCE, variables));
  return claims.success && claims.data.room === room ? claims.data : null;
}

/** Hash of the only body that the token allows to post to this room; null for an invalid token.
 *  @param authorization - the request's header */
export async function readPublicationHash(
  authorization: string | null,
  room: string,
  variables: Variables,
): Promise<string | null> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1] ?? null;
  const claims = await verify(token, PUBLISH_AUDIENCE, variables);
  const bodyHash = claims?.["bodyHash"];
  return claims?.["room"] === room && typeof bodyHash === "string" ? bodyHash : null;
}

/** SHA-256 in base64url, as the API signs it. */
export async function hashBody(body: ArrayBuffer): Promise<string> {
  return base64url.encode(new Uint8Array(await crypto.subtle.digest("SHA-256", body)));
}

async function verify(
  token: string | null,
  audience: string,
  variables: Variables,
): Promise<JWTPayload | null> {
  if (token === null) return null;
  try {
    const options = { algorithms: ["HS256"], audience, requiredClaims: ["exp"] };
    return (await jwtVerify(token, secretOf(variables), options)).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** The secret of the rooms.
 *  @throws Error when the rooms were started without one */
export function secretOf({ LIVE_SECRET: secret }: Variables): Uint8Array {
  if (typeof secret !== "string" || secret === "") throw new Error("The rooms have no LIVE_SECRET");
  return new TextEncoder().encode(secret);
}
