import type { AccessRule } from "#domain/access/may-access.ts";
import { createNotificationRepository } from "#worker/repositories/notification-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "../tenant-of.ts";

/** The bell is the administrator's, when the distributor has notifications. */
export const notificationsAccess: AccessRule = { types: ["admin"], actions: ["notificationService"] };

/** Own notifications, newest first, with the read and unread counts. */
export function createListNotifications(scope: Scope) {
  return async function listNotifications(page: { page: number; limit: number }) {
    const { distributor, database, actor } = authoriseUser(scope, notificationsAccess);
    return createNotificationRepository(database, distributor.id).listNotifications(actor.userId, page);
  };
}

/** Marks own notifications as read: the given ones, or all. */
export function createMarkNotificationsRead(scope: Scope) {
  return async function markNotificationsRead(change: { ids: readonly string[] | null }): Promise<void> {
    const { distributor, database, actor } = authoriseUser(scope, notificationsAccess);
    const lookedAt = scope.now().toISOString();
    await createNotificationRepository(database, distributor.id).markRead(actor.userId, change.ids, lookedAt);
  };
}
