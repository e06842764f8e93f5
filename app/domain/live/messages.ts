import * as z from "zod/mini";
import { NotificationEventSchema, NotificationSchema } from "./notification-schema.ts";

/** The recipients of a message; an empty audience has none. */
export const AudienceSchema = z.object({
  /** Types of user of the distributor. */
  types: z.optional(z.array(z.enum(["admin", "staff", "integrator"]))),
  /** Everybody of these integrators. */
  integratorIds: z.optional(z.array(z.string())),
  /** Everybody with one of these roles. */
  roleIds: z.optional(z.array(z.string())),
  userIds: z.optional(z.array(z.string())),
});

const requestFacts = { requestId: z.string(), code: z.string() };

export const ALERT_TYPES = ["info", "success", "error", "warning"] as const;

/** A short message in a snackbar; `duration` in milliseconds, `actions` lead to pages of the portal. */
export const AlertSchema = z.object({
  description: z.string(),
  type: z.enum(ALERT_TYPES),
  duration: z.optional(z.int().check(z.positive())),
  actions: z.array(z.object({ label: z.string(), path: z.string() })),
});

/** An invitation to a survey; scores run from `scaleStart` to 10. */
export const SurveySchema = z.object({
  id: z.string(),
  question: z.string(),
  scaleStart: z.literal([0, 1]),
  /** Reasons offered for a low score. */
  reasons: z.array(z.string()),
});

/** Messages of the room to an audience, in the distributor's sequence. */
export const ServerMessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("notification"), notification: NotificationEventSchema }),
  /** Number of the person's notifications, after some were read elsewhere. */
  z.object({ type: z.literal("length"), read: z.int(), unread: z.int() }),
  /** An alert, shown at once and once. */
  z.object({ type: z.literal("alert"), alert: AlertSchema }),
  /** A survey for the person. */
  z.object({ type: z.literal("nps"), survey: SurveySchema }),
  z.object({ type: z.literal("request.changed"), ...requestFacts }),
  /** A person has given a budget or an order another status. */
  z.object({
    ...{ type: z.literal("request.moved"), ...requestFacts },
    ...{ statusId: z.string(), byId: z.string(), byName: z.string() },
  }),
  z.object({
    type: z.literal("payment.changed"),
    ...requestFacts,
    paymentStatus: z.enum(["notRequested", "requested", "received", "cancelled"]),
  }),
  /** Statuses of budgets or of orders were made, edited, deleted or put into another order. */
  z.object({ type: z.literal("statuses.changed"), requestType: z.enum(["budget", "order"]) }),
  /** Sessions of a user have ended: one, all, or all but one. The room closes their sockets. */
  z.object({
    type: z.literal("session.ended"),
    userId: z.string(),
    only: z.nullable(z.string()),
    except: z.nullable(z.string()),
  }),
  /** Role or permissions have changed, so the page must reload its data. */
  z.object({ type: z.literal("user.changed") }),
  /** Maintenance of the distributor begins or ends. */
  z.object({ type: z.literal("maintenance.changed"), active: z.boolean() }),
]);

/** A message with its number in the distributor's sequence. */
export const SequencedEventSchema = z.object({
  seq: z.int().check(z.positive()),
  audience: AudienceSchema,
  message: ServerMessageSchema,
});

/** The API's post to a room. `oldestSeq` is the oldest event that still exists: a room that missed older ones
 *  continues from there. */
export const PublishSchema = z.object({
  oldestSeq: z.int(),
  events: z.array(SequencedEventSchema).check(z.minLength(1), z.maxLength(100)),
  /** Build time of the posting portal, in milliseconds. */
  builtAt: z.string(),
});

const MAX_PAGE_SIZE = 25;

const person = {
  distributorId: z.string().check(z.maxLength(64)),
  userId: z.string().check(z.maxLength(64)),
};

/** A browser's question over its socket. `merged` asks for all pages up to `page` in one list. */
const ClientQuestionSchema = z.strictObject({
  type: z.literal("getBaseNotifications"),
  /** Id that connects the answer with the question. */
  requestId: z.string().check(z.minLength(1), z.maxLength(64)),
  ...person,
  filter: z.strictObject({
    limit: z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE)),
    page: z.int().check(z.minimum(1), z.maximum(1_000)),
    status: z.enum(["all", "unread"]),
    merged: z.boolean(),
  }),
});

/** What a browser says of its person: which budget or order they have open, null for none any more; and that the page
 *  shows who has what open. What is left out stays. */
const PresenceSchema = z.strictObject({
  type: z.literal("present"),
  ...person,
  openRequestId: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(64)))),
  watches: z.optional(z.literal(true)),
});

/** Everything that a browser sends over its socket. */
export const ClientMessageSchema = z.discriminatedUnion("type", [ClientQuestionSchema, PresenceSchema]);

/** A person who has a budget or an order open. */
const PresentSchema = z.object({ userId: z.string(), name: z.string(), requestId: z.string() });

/** The person's read and unread notifications of the last 30 days. */
export const NotificationCountsSchema = z.object({ read: z.int(), unread: z.int() });

/** A page of notifications with the counts of the last 30 days. */
export const NotificationPageSchema = z.extend(NotificationCountsSchema, {
  notifications: z.array(NotificationSchema),
  merged: z.boolean(),
});

/** Messages of the room to a single socket, outside the sequence. */
export const DirectMessageSchema = z.discriminatedUnion("type", [
  z.extend(NotificationPageSchema, { type: z.literal("last30DaysNotifications"), requestId: z.string() }),
  z.object({ type: z.literal("requestFailed"), requestId: z.string() }),
  /** The portal has a newer version than the page. */
  z.object({ type: z.literal("newVersion"), builtAt: z.string() }),
  /** Who of the distributor's people has which budget or order open. */
  z.object({ type: z.literal("present"), people: z.array(PresentSchema) }),
]);

/** A message with its sequence number, as a browser receives it. */
export const DeliverySchema = z.object({ seq: z.int(), message: ServerMessageSchema });

/** Everything that a browser receives on its socket. */
export const FrameSchema = z.union([DeliverySchema, z.object({ direct: DirectMessageSchema })]);

/** Claims of a live token: the user, the only room that accepts it, and the portal's version (build time in
 *  milliseconds, as digits). A payer has no account: what is named is the order (`payerListener`). */
export const LiveClaimsSchema = z.object({
  room: z.string(),
  distributorId: z.string(),
  userId: z.string(),
  /** Name and surname, for others to see. */
  name: z.string(),
  sessionId: z.string(),
  type: z.enum(["admin", "staff", "integrator", "payer"]),
  roleId: z.nullable(z.string()),
  integratorId: z.nullable(z.string()),
  builtAt: z.string(),
});

export type Audience = z.infer<typeof AudienceSchema>;
export type Alert = z.infer<typeof AlertSchema>;
export type Survey = z.infer<typeof SurveySchema>;
export type ServerMessage = z.infer<typeof ServerMessageSchema>;
export type SequencedEvent = z.infer<typeof SequencedEventSchema>;
export type ClientMessage = z.infer<typeof ClientMessageSchema>;
export type ClientQuestion = z.infer<typeof ClientQuestionSchema>;
export type PresenceMessage = z.infer<typeof PresenceSchema>;
export type Present = z.infer<typeof PresentSchema>;
export type NotificationPage = z.infer<typeof NotificationPageSchema>;
export type DirectMessage = z.infer<typeof DirectMessageSchema>;
export type Delivery = z.infer<typeof DeliverySchema>;
export type LiveClaims = z.infer<typeof LiveClaimsSchema>;
