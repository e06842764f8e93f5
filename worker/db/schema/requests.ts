import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { distributorId, flag, instant, json } from "./columns.ts";

export const dealStatus = sqliteTable(
  "deal_status",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    type: text("type", { enum: ["budget", "order"] }).notNull(),
    name: text("name").notNull(),
    groupName: text("group_name", {
      enum: ["open", "negotiation", "distributor", "finished", "refused"],
    }).notNull(),
    groupOrder: integer("group_order").notNull(),
    order: integer("order").notNull(),
    color: text("color").notNull(),
    /** Ids of the statuses that people may give after it; null for any other. */
    nextStatusIds: json("next_status_ids").$type<string[]>(),
    /** What buyers read while a request has it. */
    message: text("message").notNull().default(""),
    version: integer("version").notNull().default(1),
    updatedAt: instant("updated_at").notNull().default("1970-01-01T00:00:00.000Z"),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.id] })],
);

/** Budgets and orders. Their content is in their versions. */
export const request = sqliteTable(
  "request",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    type: text("type", { enum: ["budget", "order"] }).notNull(),
    code: text("code").notNull(),
    name: text("name").notNull(),
    purchaseType: text("purchase_type", {
      enum: ["mountKits", "kitExpress", "closedKits", "separatedSales"],
    }).notNull(),
    integratorId: text("integrator_id").notNull(),
    createdBy: text("created_by").notNull(),
    /** Who looks after it: of the distributor's people, and of the company's. */
    sellerId: text("seller_id"),
    responsibleId: text("responsible_id"),
    /** Who of the company has placed the order, against whose limit it counts; null for a budget, and where the
     *  distributor has placed it. */
    placedBy: text("placed_by"),
    /** The number that the buying company gives it; null for none. */
    purchaseNumber: text("purchase_number"),
    dealStatusId: text("deal_status_id").notNull(),
    paymentStatus: text("payment_status", {
      enum: ["notRequested", "requested", "received", "cancelled"],
    }).notNull(),
    stockStatus: text("stock_status", { enum: ["reserved", "discounted", "released", "short"] }),
    centerId: text("center_id").notNull(),
    totalCents: integer("total_cents").notNull(),
    /** What cancellations and returns took off the total; null before the first. */
    returnedCents: integer("returned_cents"),
    totalPowerW: integer("total_power_w").notNull(),
    /** Of the newest version, for lists: its customer and its coupon; kept by a trigger. */
    customerName: text("customer_name"),
    couponCode: text("coupon_code"),
    /** Last valid calendar day of a budget; null without expiry, and for orders. */
    expiresOn: text("expires_on"),
    /** Calendar day on which it is invoiced; null while unknown. */
    billingDate: text("billing_date"),
    /** What its people were told of its expiry: `near` or `over`, and the last day that was meant. */
    expiryTold: text("expiry_told"),
    /** Code and creation time that an order had as a budget. */
    budgetCode: text("budget_code"),
    budgetCreatedAt: instant("budget_created_at"),
    /** Whether it was made as a copy. */
    isCopy: flag("is_copy").notNull().default(false),
    /** Whether it was bought in the distributor's shop; this never changes. */
    ecommerce: flag("ecommerce").notNull().default(false),
    /** Host of the web site on which a visitor has saved it; null for what was saved on the portal. This never changes. */
    site: text("site"),
    /** Id in the integrator's own CRM, whose rows may be deleted before the request. */
    leadId: text("lead_id"),
    systemId: text("system_id"),
    sizingId: text("sizing_id"),
    version: integer("version").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** Key of its text in the index of words (`request_fts`); set by a trigger. */
    searchKey: integer("search_key"),
    /** When and by whom it was deleted; null for what people work with. */
    deletedAt: instant("deleted_at"),
    deletedBy: text("deleted_by"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    uniqueIndex("request_code").on(table.distributorId, table.code),
    // Deleted ones stand apart, so that those that are there are counted and read in order from the index alone.
    // With the key of its words, so that what a text finds is told apart along it.
    index("request_list").on(
      table.distributorId,
      table.type,
      table.deletedAt,
      table.createdAt,
      table.id,
      table.searchKey,
    ),
    index("request_integrator").on(
      table.distributorId,
      table.integratorId,
      table.type,
      table.deletedAt,
      table.createdAt,
      table.id,
    ),
    uniqueIndex("request_search").on(table.searchKey),
    // With what a board sums, so that a text that finds thousands is told apart and summed along it alone.
    index("request_status").on(
      table.distributorId,
      table.type,
      table.dealStatusId,
      table.deletedAt,
      table.createdAt,
      table.id,
      table.searchKey,
      table.purchaseType,
      table.totalCents,
      table.returnedCents,
      table.totalPowerW,
    ),
    index("request_total").on(table.distributorId, table.type, table.deletedAt, table.totalCents, table.id),
    index("request_expiry")
      .on(table.distributorId, table.expiresOn)
      .where(sql`expires_on is not null and deleted_at is null`),
    // For the orders that nobody has paid yet.
    index("request_awaited")
      .on(table.distributorId, table.id)
      .where(sql`type = 'order' and payment_status = 'requested' and deleted_at is null`),
    index("request_placed")
      .on(table.distributorId, table.placedBy, table.createdAt)
      .where(sql`placed_by is not null`),
    index("request_seller").on(
      table.distributorId,
      table.sellerId,
      table.type,
      table.deletedAt,
      table.createdAt,
      table.id,
    ),
  ],
);

/** How many requests there are, and what they amount to after cancellations and returns: of each company, and of all where the company is empty. Triggers
 *  keep it, whatever writes a request, so that lists and boards do not count. */
export const requestCount = sqliteTable(
  "request_count",
  {
    distributorId: distributorId(),
    type: text("type", { enum: ["budget", "order"] }).notNull(),
    integratorId: text("integrator_id").notNull(),
    dealStatusId: text("deal_status_id").notNull(),
    purchaseType: text("purchase_type").notNull(),
    count: integer("count").notNull(),
    totalCents: integer("total_cents").notNull(),
    totalPowerW: integer("total_power_w").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.distributorId, table.type, table.integratorId, table.dealStatusId, table.purchaseType],
    }),
  ],
);

/** Immutable content of one save of a request: lines, prices, freight, conditions, and their explanations. */
export const requestVersion = sqliteTable(
  "request_version",
  {
    distributorId: distributorId(),
    requestId: text("request_id").notNull(),
    version: integer("version").notNull(),
    content: json("content").notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.requestId, table.version] }),
    foreignKey({
      columns: [table.distributorId, table.requestId],
      foreignColumns: [request.distributorId, request.id],
    }).onDelete("cascade"),
  ],
);
