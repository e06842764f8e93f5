import { SignJWT } from "jose";
import * as z from "zod/mini";
import { NotificationPageSchema } from "#domain/live/messages.ts";
import type { ClientQuestion, NotificationPage } from "#domain/live/messages.ts";
import { secretOf } from "#party/auth.ts";
import type { Variables } from "#party/auth.ts";
import type { ConnectionState } from "#party/connection-state.ts";

/** Asks for a person's notifications; null if they are unavailable. */
export type AskNotifications = (
  person: ConnectionState["person"],
  filter: ClientQuestion["filter"],
) => Promise<NotificationPage | null>;

/** The audience of a room's token, so that it cannot be used as a ticket or for a post, and vice versa. */
const ROOM_AUDIENCE = "room";
const LIFE = "30s";
const TIMEOUT_MS = 8_000;

const AnswerSchema = z.object({ data: NotificationPageSchema });

/** Asks the portal, which decides whether the person may read them: the room has neither rules nor a database. */
export function createAskNotifications(variables: Variables): AskNotifications {
  const url = notificationsUrl(variables);
  return async ({ distributorId, userId, sessionId }, filter) => {
    try {
      const token = await new SignJWT({ distributorId, userId, sessionId })
        .setProtectedHeader({ alg: "HS256" })
        .setAudience(ROOM_AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(LIFE)
        .sign(secretOf(variables));
      const response = await fetch(url, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(filter),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) {
        await response.body?.cancel();
        return null;
      }
      return AnswerSchema.parse(await response.json()).data;
    } catch {
      // The portal is unavailable or gave an invalid answer. The page is told, and asks again.
      return null;
    }
  };
}

function notificationsUrl({ API_URL: portal }: Variables): URL {
  if (typeof portal !== "string" || portal === "") throw new Error("The rooms have no API_URL");
  return new URL("/app/live/notifications", portal);
}
