import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { distributorId, instant, json } from "./columns.ts";
import { request } from "./requests.ts";

/** What left for the buyer of an order, with the invoice that went along. */
export const shipment = sqliteTable(
  "shipment",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    requestId: text("request_id").notNull(),
    /** Items with their names and units. */
    lines: json("lines").notNull(),
    /** Access key of the invoice. */
    invoiceKey: text("invoice_key"),
    carrier: text("carrier").notNull(),
    trackingCode: text("tracking_code").notNull(),
    trackingUrl: text("tracking_url"),
    /** Calendar days. */
    sentOn: text("sent_on").notNull(),
    expectedOn: text("expected_on"),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When its delivery was confirmed, by whom in the portal, and who took it in. */
    deliveredAt: instant("delivered_at"),
    deliveredBy: text("delivered_by"),
    receivedBy: text("received_by").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    foreignKey({
      columns: [table.distributorId, table.requestId],
      foreignColumns: [request.distributorId, request.id],
    }).onDelete("cascade"),
    index("shipment_request").on(table.distributorId, table.requestId, table.createdAt),
  ],
);

/** What was wrong with an item of a shipment, and how that ended. */
export const shipmentClaim = sqliteTable(
  "shipment_claim",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    shipmentId: text("shipment_id").notNull(),
    itemId: text("item_id").notNull(),
    itemName: text("item_name").notNull(),
    kind: text("kind", { enum: ["missing", "damaged", "wrong"] }).notNull(),
    amount: integer("amount").notNull(),
    description: text("description").notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    outcome: text("outcome", { enum: ["replaced", "credited", "refused"] }),
    answer: text("answer").notNull().default(""),
    answeredBy: text("answered_by"),
    answeredAt: instant("answered_at"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    foreignKey({
      columns: [table.distributorId, table.shipmentId],
      foreignColumns: [shipment.distributorId, shipment.id],
    }).onDelete("cascade"),
    index("shipment_claim_shipment").on(table.distributorId, table.shipmentId),
  ],
);
