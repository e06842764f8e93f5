import { SIGNED_IN } from "#domain/access/may-access.ts";
import type { NotificationFilter } from "#domain/notifications/notification-list-schema.ts";
import { createNotificationRepository } from "#worker/repositories/notifications/notification-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to read one's own notifications: everybody. The bell is for administrators, if the distributor has
 *  enabled it. */
export const notificationsAccess = SIGNED_IN;

const DAY_MS = 24 * 3_600_000;
const COUNTED_DAYS = 30;

/** First instant of the period that is counted. */
export function countedSince(now: Date): string {
  return new Date(now.getTime() - COUNTED_DAYS * DAY_MS).toISOString();
}

/** Lists a page of one's own notifications, newest first, with counts of the last 30 days. */
export function createListNotifications(scope: Scope) {
  return async function listNotifications(filter: NotificationFilter) {
    const { distributor, database, actor } = authoriseUser(scope, notificationsAccess);
    const repository = createNotificationRepository(database, distributor.id);
    const page = await repository.readPage(actor.userId, filter, countedSince(scope.now()));
    return { ...page, merged: filter.merged };
  };
}

/** Counts one's own read and unread notifications of the last 30 days. */
export function createCountNotifications(scope: Scope) {
  return async function countNotifications() {
    const { distributor, database, actor } = authoriseUser(scope, notificationsAccess);
    const repository = createNotificationRepository(database, distributor.id);
    return repository.count(actor.userId, countedSince(scope.now()));
  };
}
