import { sql } from "drizzle-orm";
import type { Audience, Notification, ServerMessage } from "#domain/realtime/messages.ts";
import type { WriteStatement } from "../db/client.ts";
import { countUp, currentCount } from "../db/save-parts.ts";

export const OUTBOX_COUNTER = "outbox";

/** Events for the room, numbered without gaps inside the batch that causes them. */
export function outboxStatements(
  distributorId: string,
  createdAt: string,
  events: readonly { audience: Audience; message: ServerMessage }[],
): WriteStatement[] {
  return events.flatMap(({ audience, message }) => [
    countUp(distributorId, OUTBOX_COUNTER),
    {
      query: sql`insert into outbox (distributor_id, seq, audience, message, created_at)
        select ${distributorId}, ${currentCount(distributorId, OUTBOX_COUNTER)}, ${JSON.stringify(audience)},
          ${message.type === "notification" ? notificationMessage(distributorId, message.notification) : JSON.stringify(message)},
          ${createdAt}`,
    },
  ]);
}

/** The message of a notification, with the request's code filled in from the row that the batch has just written. */
function notificationMessage(distributorId: string, notification: Notification) {
  const message = JSON.stringify({ type: "notification", notification });
  return sql`json_set(${message}, '$.notification.content.code', ${codeOf(distributorId, notification.content.requestId)})`;
}

function codeOf(distributorId: string, requestId: string) {
  return sql`(select code from request where distributor_id = ${distributorId} and id = ${requestId})`;
}

/** A notification for every administrator who has not switched its kind off (`PreferencesSchema`). */
export function notifyAdmins(distributorId: string, notification: Notification): WriteStatement {
  const { id, kind, content, createdAt } = notification;
  return {
    query: sql`insert into notification (distributor_id, id, user_id, kind, content, created_at)
      select ${distributorId}, ${id}, user.id, ${kind},
        json_set(${JSON.stringify(content)}, '$.code', ${codeOf(distributorId, content.requestId)}), ${createdAt}
      from user where distributor_id = ${distributorId} and type = 'admin' and blocked = 0
        and coalesce(json_extract(preferences, ${`$.notifications.${kind}`}), 1) <> 0`,
  };
}
