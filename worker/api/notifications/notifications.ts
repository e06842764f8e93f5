import { z } from "@hono/zod-openapi";
import { notificationsAccess } from "#worker/services/notifications/notifications.ts";
import { NOTIFICATION_KINDS } from "#domain/realtime/messages.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const NotificationSchema = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  content: z.object({ requestId: z.string(), code: z.string(), name: z.string(), totalCents: z.int() }),
  createdAt: z.string(),
  lookedAt: z.string().nullable(),
});

export const listNotificationsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/notifications",
    summary: "Own notifications, newest first, with the counts over all pages",
    tag: "Notifications",
    access: notificationsAccess,
    query: z
      .object({
        page: z.coerce.number().int().min(1).default(1),
        limit: z.coerce.number().int().min(1).max(25).default(25),
      })
      .strict(),
    answer: z.object({ notifications: z.array(NotificationSchema), read: z.int(), unread: z.int() }),
  },
  ({ query, services }) => services.notifications.list(query),
);

export const markNotificationsReadRoute = createApiRoute(
  {
    method: "put",
    path: "/app/user/notifications",
    summary: "Mark own notifications as read: some by id, or all",
    tag: "Notifications",
    access: notificationsAccess,
    body: z.union([
      z.object({ ids: z.array(z.string().max(64)).min(1).max(100) }).strict(),
      z.object({ readAll: z.literal(true) }).strict(),
    ]),
    answer: z.object({ done: z.boolean() }),
  },
  async ({ body, services }) => {
    await services.notifications.markRead({ ids: "ids" in body ? body.ids : null });
    return { done: true };
  },
);
