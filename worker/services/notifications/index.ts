import type { Scope } from "#worker/scope.ts";
import { createListNotificationsForRoom } from "./answer-room.ts";
import { createCountNotifications, createListNotifications } from "./list-notifications.ts";
import { createMarkNotificationsRead } from "./mark-notifications-read.ts";

/** Use cases of notifications. */
export const notificationsServices = {
  notifications: (scope: Scope) => ({
    list: createListNotifications(scope),
    count: createCountNotifications(scope),
    markRead: createMarkNotificationsRead(scope),
    listForRoom: createListNotificationsForRoom(scope),
  }),
};
