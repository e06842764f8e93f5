import * as z from "zod";
import {
  NotificationQuerySchema,
  ReadNotificationsSchema,
} from "#domain/notifications/notification-list-schema.ts";
import { NOTIFICATION_KINDS } from "#domain/live/notification-schema.ts";
import { notificationsAccess } from "#worker/services/notifications/list-notifications.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const NotificationAnswerSchema = z.object({
  id: z.string(),
  notificationId: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** Facts of the kind: `NOTIFICATION_CONTENTS`. */
  content: z.record(z.string(), z.unknown()),
  createdAt: z.string(),
  lookedAt: z.string().nullable(),
});

const counts = { read: z.int(), unread: z.int() };

export const listNotificationsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/notifications",
    summary: "Own notifications, newest first, with the counts of the last 30 days",
    tag: "Notifications",
    access: notificationsAccess,
    query: NotificationQuerySchema,
    answer: z.object({
      notifications: z.array(NotificationAnswerSchema),
      ...counts,
      merged: z.boolean(),
      totalItems: z.int(),
    }),
  },
  ({ query, services }) => services.notifications.list(query),
);

export const markNotificationsReadRoute = createApiRoute(
  {
    method: "put",
    path: "/app/user/notifications",
    summary: "Mark own notifications as read: some by their notification ids, or all",
    tag: "Notifications",
    access: notificationsAccess,
    body: ReadNotificationsSchema,
    answer: z.object(counts),
  },
  ({ body, services }) => services.notifications.markRead(body),
);
