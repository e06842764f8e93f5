import { SIGNED_IN } from "#domain/access/may-access.ts";
import type { NotificationFilter } from "#domain/notifications/notification-list-schema.ts";
import { createNotificationRepository } from "#worker/repositories/notifications/notification-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Everybody has notifications of their own; the bell on top of them is the administrator's, where the distributor has
 *  it switched on. */
export const notificationsAccess = SIGNED_IN;

const DAY_MS = 24 * 3_600_000;
const COUNTED_DAYS = 30;

/** Start of the days whose notifications are counted. */
export function countedSince(now: Date): string {
  return new Date(now.getTime() - COUNTED_DAYS * DAY_MS).toISOString();
}

/** A page of own notifications, newest first, with the counts of the last 30 days. */
export function createListNotifications(scope: Scope) {
  return async function listNotifications(filter: NotificationFilter) {
    const { distributor, database, actor } = authoriseUser(scope, notificationsAccess);
    const repository = createNotificationRepository(database, distributor.id);
    const page = await repository.readPage(actor.userId, filter, countedSince(scope.now()));
    return { ...page, merged: filter.merged };
  };
}

/** How many own notifications of the last 30 days are read and unread. */
export function createCountNotifications(scope: Scope) {
  return async function countNotifications() {
    const { distributor, database, actor } = authoriseUser(scope, notificationsAccess);
    const repository = createNotificationRepository(database, distributor.id);
    return repository.count(actor.userId, countedSince(scope.now()));
  };
}
