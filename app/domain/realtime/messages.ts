import * as z from "zod/mini";

/** Who a message is for. An empty audience is nobody. */
export const AudienceSchema = z.object({
  /** Types of user of the distributor. */
  types: z.optional(z.array(z.enum(["admin", "staff", "integrator"]))),
  /** Everybody of these integrator companies. */
  integratorIds: z.optional(z.array(z.string())),
  /** Everybody who holds one of these roles. */
  roleIds: z.optional(z.array(z.string())),
  userIds: z.optional(z.array(z.string())),
});

export const NOTIFICATION_KINDS = ["orderCreated", "paymentReceived"] as const;

export const NotificationContentSchema = z.object({
  requestId: z.string(),
  code: z.string(),
  name: z.string(),
  totalCents: z.int(),
});

export const NotificationSchema = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  content: NotificationContentSchema,
  createdAt: z.string(),
  lookedAt: z.nullable(z.string()),
});

const requestFacts = { requestId: z.string(), code: z.string() };

/** What the room tells a browser. */
export const ServerMessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("notification"), notification: NotificationSchema }),
  z.object({ type: z.literal("request.changed"), ...requestFacts }),
  z.object({
    type: z.literal("payment.changed"),
    ...requestFacts,
    paymentStatus: z.enum(["notRequested", "requested", "received", "cancelled"]),
  }),
  /** Sessions of a user have ended: one, all, or all but one. The room cuts their sockets. */
  z.object({
    type: z.literal("session.ended"),
    userId: z.string(),
    only: z.nullable(z.string()),
    except: z.nullable(z.string()),
  }),
  /** Role or rights have changed: what the page shows is to be loaded again. */
  z.object({ type: z.literal("user.changed") }),
  /** The distributor goes under maintenance or comes back. */
  z.object({ type: z.literal("maintenance.changed"), active: z.boolean() }),
]);

/** A message with its place in the distributor's sequence. */
export const SequencedEventSchema = z.object({
  seq: z.int().check(z.positive()),
  audience: AudienceSchema,
  message: ServerMessageSchema,
});

/** What the API posts to a room. `oldestSeq` is the oldest event that can still be had: a room that missed
 *  older ones cannot get them any more and goes on from there. */
export const PublishSchema = z.object({
  oldestSeq: z.int(),
  events: z.array(SequencedEventSchema).check(z.minLength(1), z.maxLength(100)),
});

/** What a browser receives on its socket. */
export const DeliverySchema = z.object({ seq: z.int(), message: ServerMessageSchema });

/** Claims of a live token: whose socket this is. */
export const LiveClaimsSchema = z.object({
  distributorId: z.string(),
  userId: z.string(),
  sessionId: z.string(),
  type: z.enum(["admin", "staff", "integrator"]),
  roleId: z.nullable(z.string()),
  integratorId: z.nullable(z.string()),
});

export type Audience = z.infer<typeof AudienceSchema>;
export type Notification = z.infer<typeof NotificationSchema>;
export type NotificationKind = Notification["kind"];
export type ServerMessage = z.infer<typeof ServerMessageSchema>;
export type SequencedEvent = z.infer<typeof SequencedEventSchema>;
export type Delivery = z.infer<typeof DeliverySchema>;
export type LiveClaims = z.infer<typeof LiveClaimsSchema>;
