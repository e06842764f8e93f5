import * as z from "zod/mini";
import { EQUIPMENT_GROUPS, type EquipmentGroup } from "../catalog/product-types.ts";

const GROUPS = Object.keys(EQUIPMENT_GROUPS) as [EquipmentGroup, ...EquipmentGroup[]];

/** The facts of a request in a notification. */
const requestFacts = {
  requestId: z.string(),
  code: z.string(),
  name: z.string(),
  totalCents: z.int(),
};

/** What is told of the shipments of an order. */
const SHIPMENT_NEWS = ["sent", "delivered", "claimMade", "claimMessage", "claimAnswered"] as const;
export type ShipmentNews = (typeof SHIPMENT_NEWS)[number];

/** What is told of the returns of an order. */
const RETURN_NEWS = ["taken", "undone", "asked", "declined"] as const;
export type ReturnNews = (typeof RETURN_NEWS)[number];

/** Content of each kind of notification. Every kind has a cause in the product. */
const NOTIFICATION_CONTENTS = {
  orderCreated: z.object(requestFacts),
  budgetCreated: z.object(requestFacts),
  /** `partCents` is what came, where something of the order is still to be paid. */
  paymentReceived: z.object({ ...requestFacts, partCents: z.optional(z.int()) }),
  /** A payment of a different amount than charged, which is recorded and not applied. */
  paymentMismatch: z.object({ ...requestFacts, paidCents: z.int() }),
  /** Banks refused too many cards for an order: somebody has to let others be tried. */
  cardsStopped: z.object(requestFacts),
  /** A payer has sent the proof of a payment outside of the portal. */
  paymentProof: z.object({ requestId: z.string(), code: z.string(), name: z.string() }),
  /** A payer has asked for the financing of an order. */
  financingAsked: z.object({ requestId: z.string(), code: z.string(), name: z.string(), months: z.int() }),
  /** An order's payment was called off by itself, because its last charge has ended unpaid. */
  paymentCalledOff: z.object(requestFacts),
  /** A provider knows more of a day's payments than the ledger; `count` is their number. */
  paymentDifferences: z.object({ day: z.string(), count: z.int() }),
  /** An order was paid after its units were released, and there are no longer enough. */
  stockShort: z.object(requestFacts),
  /** An order, a count or a cancelled arrival has taken products below their minimum in a distribution center. */
  lowStock: z.object({
    centerName: z.string(),
    products: z.array(
      z.object({
        name: z.string(),
        available: z.int(),
        minimum: z.int(),
        /** Product code, which leads to its stock; older notifications do not have it. */
        code: z.optional(z.string()),
        group: z.optional(z.enum(GROUPS)),
      }),
    ),
  }),
  registrationReceived: z.object({ integratorId: z.string(), companyName: z.string() }),
  /** A person requests a discount above their limit. */
  discountAsked: z.object({ ...requestFacts, askedPct: z.string(), askerName: z.string() }),
  /** Sent to the requester. */
  discountDecided: z.object({ ...requestFacts, decision: z.enum(["approved", "refused"]) }),
  /** An open budget would have a different total today. Sent to its author, once per version. */
  priceDrift: z.object({ ...requestFacts, todayCents: z.int() }),
  /** Somebody names the person in a comment on a request, or replies to them. */
  mentioned: z.object({
    requestId: z.string(),
    code: z.string(),
    name: z.string(),
    requestType: z.enum(["budget", "order"]),
    authorName: z.string(),
    excerpt: z.string(),
  }),
  /** A budget's last day is near, or it has expired. */
  budgetExpiry: z.object({ ...requestFacts, expiresOn: z.string(), isOver: z.boolean() }),
  /** Who got a link to a budget has answered. */
  budgetAnswered: z.object({
    ...requestFacts,
    answer: z.enum(["accepted", "changeAsked", "refused"]),
    answererName: z.string(),
    version: z.int(),
  }),
  /** A shipment of an order has left or arrived, or a claim about it was made, discussed or ended. */
  shipment: z.object({
    requestId: z.string(),
    code: z.string(),
    name: z.string(),
    news: z.enum(SHIPMENT_NEWS),
    /** Items of the shipment, or of the claims; of a message also what it says. */
    items: z.string(),
  }),
  /** Units of an order were cancelled, or came back; or that is undone, asked for or declined. */
  unitsTakenBack: z.object({
    requestId: z.string(),
    code: z.string(),
    name: z.string(),
    cancelled: z.int(),
    returned: z.int(),
    /** Older notifications, which do not have it, are of units that were taken. */
    news: z.optional(z.enum(RETURN_NEWS)),
  }),
  /** An order is above what its company lets a person order: somebody asks a manager, who decides. */
  purchaseApproval: z.object({
    ...requestFacts,
    step: z.enum(["asked", "approved", "refused"]),
    personName: z.string(),
  }),
  /** A budget or an order has another status, which may tell the buyer something. */
  statusChanged: z.object({
    requestId: z.string(),
    code: z.string(),
    name: z.string(),
    requestType: z.enum(["budget", "order"]),
    status: z.string(),
    message: z.string(),
  }),
  /** Somebody hands a request over to the person. */
  requestHandedOver: z.object({
    requestId: z.string(),
    code: z.string(),
    name: z.string(),
    requestType: z.enum(["budget", "order"]),
    authorName: z.string(),
  }),
} as const;

export type NotificationKind = keyof typeof NOTIFICATION_CONTENTS;

export const NOTIFICATION_KINDS = Object.keys(NOTIFICATION_CONTENTS) as [
  NotificationKind,
  ...NotificationKind[],
];

const event = {
  /** Id of the event, shared by all recipients. */
  notificationId: z.string(),
  createdAt: z.string(),
};

/** Kind and content of a notification; the kind determines the schema of the content. */
export const NotificationEventSchema = z.discriminatedUnion("kind", [
  z.object({ ...event, kind: z.literal("orderCreated"), content: NOTIFICATION_CONTENTS.orderCreated }),
  z.object({ ...event, kind: z.literal("budgetCreated"), content: NOTIFICATION_CONTENTS.budgetCreated }),
  z.object({ ...event, kind: z.literal("paymentReceived"), content: NOTIFICATION_CONTENTS.paymentReceived }),
  z.object({ ...event, kind: z.literal("paymentMismatch"), content: NOTIFICATION_CONTENTS.paymentMismatch }),
  z.object({ ...event, kind: z.literal("cardsStopped"), content: NOTIFICATION_CONTENTS.cardsStopped }),
  z.object({ ...event, kind: z.literal("paymentProof"), content: NOTIFICATION_CONTENTS.paymentProof }),
  z.object({ ...event, kind: z.literal("financingAsked"), content: NOTIFICATION_CONTENTS.financingAsked }),
  z.object({
    ...event,
    kind: z.literal("paymentCalledOff"),
    content: NOTIFICATION_CONTENTS.paymentCalledOff,
  }),
  z.object({
    ...event,
    kind: z.literal("paymentDifferences"),
    content: NOTIFICATION_CONTENTS.paymentDifferences,
  }),
  z.object({ ...event, kind: z.literal("stockShort"), content: NOTIFICATION_CONTENTS.stockShort }),
  z.object({ ...event, kind: z.literal("lowStock"), content: NOTIFICATION_CONTENTS.lowStock }),
  z.object({
    ...event,
    kind: z.literal("registrationReceived"),
    content: NOTIFICATION_CONTENTS.registrationReceived,
  }),
  z.object({ ...event, kind: z.literal("discountAsked"), content: NOTIFICATION_CONTENTS.discountAsked }),
  z.object({ ...event, kind: z.literal("discountDecided"), content: NOTIFICATION_CONTENTS.discountDecided }),
  z.object({ ...event, kind: z.literal("priceDrift"), content: NOTIFICATION_CONTENTS.priceDrift }),
  z.object({ ...event, kind: z.literal("mentioned"), content: NOTIFICATION_CONTENTS.mentioned }),
  z.object({ ...event, kind: z.literal("budgetAnswered"), content: NOTIFICATION_CONTENTS.budgetAnswered }),
  z.object({ ...event, kind: z.literal("budgetExpiry"), content: NOTIFICATION_CONTENTS.budgetExpiry }),
  z.object({ ...event, kind: z.literal("shipment"), content: NOTIFICATION_CONTENTS.shipment }),
  z.object({ ...event, kind: z.literal("unitsTakenBack"), content: NOTIFICATION_CONTENTS.unitsTakenBack }),
  z.object({
    ...event,
    kind: z.literal("purchaseApproval"),
    content: NOTIFICATION_CONTENTS.purchaseApproval,
  }),
  z.object({ ...event, kind: z.literal("statusChanged"), content: NOTIFICATION_CONTENTS.statusChanged }),
  z.object({
    ...event,
    kind: z.literal("requestHandedOver"),
    content: NOTIFICATION_CONTENTS.requestHandedOver,
  }),
]);

/** The part of a notification that all recipients share. */
export type NotificationEvent = z.infer<typeof NotificationEventSchema>;

/** A notification of one person: the event, its own row, and when it was read. */
export const NotificationSchema = z.intersection(
  NotificationEventSchema,
  z.object({ id: z.string(), lookedAt: z.nullable(z.string()) }),
);

export type Notification = z.infer<typeof NotificationSchema>;

/** Kind and content alone. */
export type NotificationContent = {
  [Kind in NotificationKind]: { kind: Kind; content: z.infer<(typeof NOTIFICATION_CONTENTS)[Kind]> };
}[NotificationKind];
