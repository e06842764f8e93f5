import type { AccessRule } from "#domain/access/may-access.ts";
import { mutedKinds, PreferencesSchema } from "#domain/notifications/preferences-schema.ts";
import { createNotificationRepository } from "#worker/repositories/notification-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "../tenant-of.ts";

/** The bell is the administrator's, when the distributor has notifications. */
export const notificationsAccess: AccessRule = { types: ["admin"], actions: ["notificationService"] };

/** Own notifications, newest first, with the read and unread counts, and the kinds that the person switched off. */
export function createListNotifications(scope: Scope) {
  return async function listNotifications(page: { page: number; limit: number }) {
    const { distributor, database, actor } = authoriseUser(scope, notificationsAccess);
    const notifications = createNotificationRepository(database, distributor.id);
    const { preferences, ...found } = await notifications.listNotifications(actor.userId, page);
    return { ...found, muted: mutedKinds(actor.type, PreferencesSchema.parse(preferences)) };
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
