import { errors, jwtVerify, SignJWT } from "jose";
import * as z from "zod";
import type { LiveClaims } from "#domain/live/messages.ts";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import { hashSecret } from "./tokens.ts";

/** Audiences separate tokens of browsers, posts of events and questions of rooms, so that none can be used as
 *  another. */
const SOCKET_AUDIENCE = "socket";
const PUBLISH_AUDIENCE = "publish";
const ROOM_AUDIENCE = "room";

/** Long enough to connect; a reconnection gets a new ticket. */
const LIFE = "60s";

/** The person in whose name a room asks. */
const QuestionerSchema = z.object({ distributorId: z.string(), userId: z.string(), sessionId: z.string() });

export type Questioner = z.infer<typeof QuestionerSchema>;

function sign(claims: Record<string, unknown>, audience: string, secret: string): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(LIFE)
    .sign(new TextEncoder().encode(secret));
}

/** Signs a ticket for a person's socket. */
export function signSocketToken(claims: LiveClaims, secret: string): Promise<string> {
  return sign({ ...claims }, SOCKET_AUDIENCE, secret);
}

/** Signs a post of exactly this body to this room. */
export function signPublication(room: string, body: string, secret: string): Promise<string> {
  return sign({ room, bodyHash: hashSecret(body) }, PUBLISH_AUDIENCE, secret);
}

/** The person in whose name a room asks, from the token that it signed.
 *  @throws DomainError SIGNATURE_INVALID */
export async function readQuestioner(token: string | null, secret: string): Promise<Questioner> {
  const options = { algorithms: ["HS256"], audience: ROOM_AUDIENCE, requiredClaims: ["exp"] };
  try {
    const { payload } = await jwtVerify(token ?? "", new TextEncoder().encode(secret), options);
    return QuestionerSchema.parse(payload);
  } catch (error) {
    if (!(error instanceof errors.JOSEError) && !(error instanceof z.ZodError)) throw error;
    throw new DomainError("SIGNATURE_INVALID", { reason: "not signed by a room" }, { cause: error });
  }
}

/** Whether a room signed the token. */
export async function isSignedByRoom(token: string | null, secret: string): Promise<boolean> {
  if (token === null) return false;
  return readQuestioner(token, secret).then(
    () => true,
    (error: unknown) => {
      if (isDomainError(error, "SIGNATURE_INVALID")) return false;
      throw error;
    },
  );
}
