import * as z from "zod";
import { SIGNED_IN } from "#domain/access/may-access.ts";
import { NotificationFilterSchema } from "#domain/notifications/notification-list-schema.ts";
import { readBearerToken } from "#worker/credentials.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

export const openLiveChannelRoute = createApiRoute(
  {
    method: "post",
    path: "/app/user/live-token",
    summary: "Ticket for the live channel",
    tag: "Live",
    access: SIGNED_IN,
    answer: z.object({ token: z.string(), room: z.string(), url: z.string(), lastSeq: z.int() }),
  },
  ({ services }) => services.realtime.open(),
);

export const listEventsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/events",
    summary: "What the live channel said after a sequence number",
    tag: "Live",
    access: SIGNED_IN,
    query: z.strictObject({ after: z.coerce.number().int().min(0).default(0) }),
    answer: z.object({
      events: z.array(z.object({ seq: z.int(), message: z.looseObject({ type: z.string() }) })),
      lastSeq: z.int(),
    }),
  },
  ({ query, services }) => services.realtime.listEvents(query.after),
);

/** Declared open because the room authenticates by its signature in the bearer token. The token names the person, and
 *  the list's own rule decides for that person. */
export const answerRoomRoute = createApiRoute(
  {
    method: "post",
    path: "/app/live/notifications",
    summary: "Somebody's notifications for a live room that asks in the person's name, signed by the room",
    tag: "Live",
    access: "open",
    body: NotificationFilterSchema,
    answer: z.object({
      read: z.int(),
      unread: z.int(),
      notifications: z.array(z.looseObject({ id: z.string(), kind: z.string() })),
      merged: z.boolean(),
    }),
  },
  ({ body, request, services }) => services.notifications.listForRoom(readBearerToken(request.headers), body),
);
