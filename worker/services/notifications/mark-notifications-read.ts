import type { ReadNotifications } from "#domain/notifications/notification-list-schema.ts";
import { markNotificationsRead } from "#worker/repositories/notifications/notification-read-statements.ts";
import type { NotificationCounts } from "#worker/repositories/notifications/notification-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { countedSince, notificationsAccess } from "./list-notifications.ts";

/** Marks some or all of one's own notifications as read, and returns the counts of the last 30 days. Other people's
 *  notifications, and those already read, are not changed. */
export function createMarkNotificationsRead(scope: Scope) {
  return async function markRead(change: ReadNotifications): Promise<NotificationCounts> {
    const { distributor, database, actor } = authoriseUser(scope, notificationsAccess);
    const now = scope.now();
    const results = await database.writeBatch(
      markNotificationsRead(distributor.id, actor.userId, {
        notificationIds: "notificationIds" in change ? change.notificationIds : null,
        lookedAt: pastInstant(change.lookedAt, now),
        since: countedSince(now),
        at: now.toISOString(),
      }),
    );
    publishSoon(scope);
    const row = results.at(-1)?.rows[0];
    return { read: Number(row?.["read"]), unread: Number(row?.["unread"]) };
  };
}

/** The given instant, or now if a client's clock is ahead. */
function pastInstant(instant: string | undefined, now: Date): string {
  const ms = instant === undefined ? now.getTime() : Math.min(Date.parse(instant), now.getTime());
  return new Date(ms).toISOString();
}
