import * as z from "zod/mini";
import { EQUIPMENT_GROUPS, type EquipmentGroup } from "../catalog/product-types.ts";

const GROUPS = Object.keys(EQUIPMENT_GROUPS) as [EquipmentGroup, ...EquipmentGroup[]];

/** A request, as a notification names it. */
const requestFacts = {
  requestId: z.string(),
  code: z.string(),
  name: z.string(),
  totalCents: z.int(),
};

/** What each kind of notification says. A kind exists only where something in the product causes it. */
const NOTIFICATION_CONTENTS = {
  orderCreated: z.object(requestFacts),
  budgetCreated: z.object(requestFacts),
  paymentReceived: z.object(requestFacts),
  /** A payment of another amount than was asked for: kept, and not applied. */
  paymentMismatch: z.object({ ...requestFacts, paidCents: z.int() }),
  /** An order was paid after its units were given back, and there are not enough any more. */
  stockShort: z.object(requestFacts),
  /** An order, a count or an arrival that will not come has taken products below their minimum in a distribution center. */
  lowStock: z.object({
    centerName: z.string(),
    products: z.array(
      z.object({
        name: z.string(),
        available: z.int(),
        minimum: z.int(),
        /** What leads to its stock; notifications of before do not have it. */
        code: z.optional(z.string()),
        group: z.optional(z.enum(GROUPS)),
      }),
    ),
  }),
  registrationReceived: z.object({ integratorId: z.string(), companyName: z.string() }),
  /** Somebody asks for more than the own limit allows. */
  discountAsked: z.object({ ...requestFacts, askedPct: z.string(), askerName: z.string() }),
  /** Told to who asked. */
  discountDecided: z.object({ ...requestFacts, decision: z.enum(["approved", "refused"]) }),
  /** An open budget would cost another total today: told to who made it, once for each version. */
  priceDrift: z.object({ ...requestFacts, todayCents: z.int() }),
} as const;

export type NotificationKind = keyof typeof NOTIFICATION_CONTENTS;

export const NOTIFICATION_KINDS = Object.keys(NOTIFICATION_CONTENTS) as [
  NotificationKind,
  ...NotificationKind[],
];

const event = {
  /** Of the event, the same for everybody who is told. */
  notificationId: z.string(),
  createdAt: z.string(),
};

/** Kind and content of a notification, one of each other. */
export const NotificationEventSchema = z.discriminatedUnion("kind", [
  z.object({ ...event, kind: z.literal("orderCreated"), content: NOTIFICATION_CONTENTS.orderCreated }),
  z.object({ ...event, kind: z.literal("budgetCreated"), content: NOTIFICATION_CONTENTS.budgetCreated }),
  z.object({ ...event, kind: z.literal("paymentReceived"), content: NOTIFICATION_CONTENTS.paymentReceived }),
  z.object({ ...event, kind: z.literal("paymentMismatch"), content: NOTIFICATION_CONTENTS.paymentMismatch }),
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
]);

/** What everybody is told of who is told. */
export type NotificationEvent = z.infer<typeof NotificationEventSchema>;

/** A notification of one person: the event, its own row, and when the person looked at it. */
export const NotificationSchema = z.intersection(
  NotificationEventSchema,
  z.object({ id: z.string(), lookedAt: z.nullable(z.string()) }),
);

export type Notification = z.infer<typeof NotificationSchema>;

/** Kind and content alone. */
export type NotificationContent = {
  [Kind in NotificationKind]: { kind: Kind; content: z.infer<(typeof NOTIFICATION_CONTENTS)[Kind]> };
}[NotificationKind];
