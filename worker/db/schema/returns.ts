import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { distributorId, flag, instant, json } from "./columns.ts";
import { request } from "./requests.ts";

/** Units of an order that were cancelled before they left, or came back, and what they took off its total. */
export const requestReturn = sqliteTable(
  "request_return",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    requestId: text("request_id").notNull(),
    /** Items with their names, their cancelled and returned units, whether the latter are for sale again, and cents. */
    lines: json("lines").notNull(),
    /** Freight, extra items and services, given back with the last unit. */
    restCents: integer("rest_cents").notNull(),
    /** Lines and rest. */
    amountCents: integer("amount_cents").notNull(),
    /** Whether the order was paid by then. */
    wasPaid: flag("was_paid").notNull(),
    reason: text("reason").notNull(),
    /** Claim that it answers. */
    claimId: text("claim_id"),
    /** Where the order's units were before it, and where it left them: what undoing it brings back, and asserts. */
    stockBefore: text("stock_before"),
    stockAfter: text("stock_after"),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When, by whom and why it was undone; null for what holds. */
    undoneAt: instant("undone_at"),
    undoneBy: text("undone_by"),
    undoneReason: text("undone_reason"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    foreignKey({
      columns: [table.distributorId, table.requestId],
      foreignColumns: [request.distributorId, request.id],
    }).onDelete("cascade"),
    index("request_return_request").on(table.distributorId, table.requestId, table.createdAt),
  ],
);

/** Units of an order that its buyer asks to have cancelled, or to give back. */
export const returnAsk = sqliteTable(
  "return_ask",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    requestId: text("request_id").notNull(),
    /** Items with their names, and their units to cancel and to give back. */
    lines: json("lines").notNull(),
    reason: text("reason").notNull(),
    state: text("state", { enum: ["open", "taken", "declined"] }).notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Who has taken or declined it, when, and why it was declined. */
    answeredBy: text("answered_by"),
    answeredAt: instant("answered_at"),
    answer: text("answer").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    foreignKey({
      columns: [table.distributorId, table.requestId],
      foreignColumns: [request.distributorId, request.id],
    }).onDelete("cascade"),
    index("return_ask_request").on(table.distributorId, table.requestId, table.createdAt),
  ],
);
