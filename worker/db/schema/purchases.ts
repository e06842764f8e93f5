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
import { integrator } from "./access.ts";
import { distributorId, flag, instant, json } from "./columns.ts";
import { request } from "./requests.ts";

/** What companies set for what their own people order. A company without a row has set nothing. */
export const purchaseRule = sqliteTable(
  "purchase_rule",
  {
    distributorId: distributorId(),
    integratorId: text("integrator_id").notNull(),
    /** Of each person but managers; null for no limit. */
    limitCents: integer("limit_cents"),
    period: text("period", { enum: ["day", "week", "month"] }).notNull(),
    isNumberRequired: flag("is_number_required").notNull(),
    /** Limits of single people in its place: `{ userId, limitCents }`. */
    exceptions: json("exceptions").notNull(),
    version: integer("version").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.integratorId] }),
    foreignKey({
      columns: [table.distributorId, table.integratorId],
      foreignColumns: [integrator.distributorId, integrator.id],
    }),
  ],
);

/** Orders above a limit that somebody has asked to be approved. */
export const purchaseApproval = sqliteTable(
  "purchase_approval",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    integratorId: text("integrator_id").notNull(),
    requestId: text("request_id").notNull(),
    requestVersion: integer("request_version").notNull(),
    /** With what the order is to be made: `ConvertBudgetSchema`. */
    orderInput: json("order_input").notNull(),
    status: text("status", { enum: ["pending", "approved", "refused", "withdrawn"] }).notNull(),
    reason: text("reason").notNull(),
    /** Total of the order; limit and what was ordered in its period, when it was asked. */
    totalCents: integer("total_cents").notNull(),
    limitCents: integer("limit_cents").notNull(),
    usedCents: integer("used_cents").notNull(),
    period: text("period", { enum: ["day", "week", "month"] }).notNull(),
    requestedBy: text("requested_by").notNull(),
    createdAt: instant("created_at").notNull(),
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
    note: text("note"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    uniqueIndex("purchase_approval_pending")
      .on(table.distributorId, table.requestId)
      .where(sql`status = 'pending'`),
    index("purchase_approval_request").on(table.distributorId, table.requestId, table.createdAt),
    index("purchase_approval_company").on(
      table.distributorId,
      table.integratorId,
      table.status,
      table.createdAt,
    ),
    foreignKey({
      columns: [table.distributorId, table.requestId],
      foreignColumns: [request.distributorId, request.id],
    }).onDelete("cascade"),
  ],
);
