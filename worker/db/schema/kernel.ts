import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { distributorId, flag, instant, json } from "./columns.ts";

/** Answers of repeatable writes. A save inserts here first. */
export const idempotency = sqliteTable(
  "idempotency",
  {
    distributorId: distributorId(),
    /** Actor, use case, and the client's key. */
    key: text("key").notNull(),
    bodyHash: text("body_hash").notNull(),
    answer: text("answer"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.key] }),
    index("idempotency_age").on(table.createdAt),
  ],
);

/** Counters without gaps: request codes, outbox sequence. */
export const counter = sqliteTable(
  "counter",
  { distributorId: distributorId(), name: text("name").notNull(), value: integer("value").notNull() },
  (table) => [primaryKey({ columns: [table.distributorId, table.name] })],
);

/** Number of changes of each part of a distributor's data, counted by triggers on the part's tables. What was read under
 *  a number is still true while the number stands (`kept-answers.ts`). */
export const dataVersion = sqliteTable("data_version", {
  distributorId: distributorId().primaryKey(),
  settings: integer("settings").notNull().default(0),
  selling: integer("selling").notNull().default(0),
  offers: integer("offers").notNull().default(0),
  stock: integer("stock").notNull().default(0),
  people: integer("people").notNull().default(0),
  live: integer("live").notNull().default(0),
});

/** Always empty. A trigger silently drops a row with `holds` true, and aborts the batch with `code` otherwise. */
export const guard = sqliteTable("guard", {
  code: text("code").notNull(),
  holds: integer("holds").notNull(),
});

export const auditLog = sqliteTable(
  "audit_log",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    at: instant("at").notNull(),
    actorId: text("actor_id").notNull(),
    actorType: text("actor_type").notNull(),
    actorName: text("actor_name").notNull().default(""),
    /** Id of the operator who acted as that user; null without one. */
    operatorId: text("operator_id"),
    operatorName: text("operator_name"),
    address: text("address").notNull().default(""),
    event: text("event").notNull(),
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    changes: json("changes").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    index("audit_entity").on(table.distributorId, table.entity, table.entityId, table.at),
    index("audit_at").on(table.distributorId, table.at),
    index("audit_event").on(table.distributorId, table.event, table.at),
    index("audit_actor").on(table.distributorId, table.actorId, table.at),
  ],
);

/** Events for the room, numbered without gaps per distributor. */
export const outbox = sqliteTable(
  "outbox",
  {
    distributorId: distributorId(),
    seq: integer("seq").notNull(),
    audience: json("audience").notNull(),
    message: json("message").notNull(),
    createdAt: instant("created_at").notNull(),
    publishedAt: instant("published_at"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.seq] }),
    index("outbox_unpublished").on(table.distributorId, table.publishedAt, table.seq),
  ],
);

/** Notifications: a row for each person and event. */
export const notification = sqliteTable(
  "notification",
  {
    distributorId: distributorId(),
    /** Id of this row. */
    id: text("id").notNull(),
    /** Id of the event, shared by all recipients. */
    notificationId: text("notification_id").notNull(),
    userId: text("user_id").notNull(),
    kind: text("kind").notNull(),
    content: json("content").notNull(),
    /** Channels that the person had chosen when it happened. */
    inPortal: flag("in_portal").notNull().default(true),
    inDigest: flag("in_digest").notNull().default(true),
    createdAt: instant("created_at").notNull(),
    lookedAt: instant("looked_at"),
    digestedAt: instant("digested_at"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.userId, table.notificationId] }),
    index("notification_list").on(table.distributorId, table.userId, table.inPortal, table.createdAt),
    index("notification_digest")
      .on(table.distributorId, table.createdAt)
      .where(sql`in_digest = 1 and digested_at is null`),
  ],
);

/** A pop-up that a distributor shows to its integrators. */
export const popup = sqliteTable(
  "popup",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    /** URL of the picture. */
    image: text("image"),
    /** Target of its button: a page of the portal or another URL. */
    link: text("link"),
    /** Names of the pages that show it. */
    whereToDisplay: json("where_to_display").notNull(),
    /** How often one person sees it. */
    displayFrequency: integer("display_frequency").notNull(),
    active: flag("active").notNull().default(true),
    startsOn: text("starts_on"),
    endsOn: text("ends_on"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    index("popup_list").on(table.distributorId, table.createdAt),
  ],
);

/** Attempts in a fixed window, by what is limited and for whom. */
export const rateLimit = sqliteTable(
  "rate_limit",
  {
    distributorId: distributorId(),
    key: text("key").notNull(),
    windowStartedAt: integer("window_started_at").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.key] })],
);

/** E-mails to be sent: written by the save that causes them, sent afterwards. */
export const emailOutbox = sqliteTable(
  "email_outbox",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    recipient: text("recipient").notNull(),
    kind: text("kind").notNull(),
    /** The budget or the order that it tells of, in whose log it is noted. */
    requestId: text("request_id"),
    content: json("content").notNull(),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: instant("next_attempt_at").notNull(),
    failure: text("failure"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    index("email_outbox_due").on(table.distributorId, table.sentAt, table.nextAttemptAt),
  ],
);
