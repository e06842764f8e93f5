import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { distributorId, flag, instant, json } from "./columns.ts";
import { request } from "./requests.ts";

/** A cart for the checkout or to be shared. It never changes; other items are another cart. */
export const cart = sqliteTable(
  "cart",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    content: json("content").notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    index("cart_age").on(table.distributorId, table.createdAt),
  ],
);

/** A custom form of the distributor at a step of the checkout. */
export const customForm = sqliteTable(
  "custom_form",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    screen: text("screen", { enum: ["firstStep", "afterShipping", "lastStep"] }).notNull(),
    /** Purchase types that show it. */
    purchaseTypes: json("purchase_types").notNull(),
    fields: json("fields").notNull(),
    position: integer("position").notNull(),
    active: flag("active").notNull().default(true),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.id] })],
);

/** A file of a request; its bytes belong to a row of `file`. */
export const requestFile = sqliteTable(
  "request_file",
  {
    distributorId: distributorId(),
    requestId: text("request_id").notNull(),
    fileId: text("file_id").notNull(),
    name: text("name").notNull(),
    /** Whether it is the file that the checkout asks for. */
    isAsked: flag("is_asked").notNull().default(false),
    /** The claim about a shipment that it is a photo of; null for the files that go with the request. */
    claimId: text("claim_id"),
    /** The annotation that it goes with; null for the files that go with the request. */
    commentId: text("comment_id"),
    /** The sentence that its payer agreed to, of a proof of payment; null for other files. */
    agreedText: text("agreed_text"),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.requestId, table.fileId] }),
    foreignKey({
      columns: [table.distributorId, table.requestId],
      foreignColumns: [request.distributorId, request.id],
    }).onDelete("cascade"),
  ],
);
