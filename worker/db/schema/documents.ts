import { foreignKey, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { distributorId, instant } from "./columns.ts";
import { request } from "./requests.ts";

/** Documents that were made, each file once: their code is that of what is printed, so that equal documents are one
 *  row. */
export const requestDocument = sqliteTable(
  "request_document",
  {
    distributorId: distributorId(),
    code: text("code").notNull(),
    format: text("format", { enum: ["pdf", "docx"] }).notNull(),
    requestId: text("request_id").notNull(),
    version: integer("version").notNull(),
    /** Type and code that the request had in this version. */
    type: text("type", { enum: ["budget", "order"] }).notNull(),
    requestCode: text("request_code").notNull(),
    /** When the version was saved. */
    savedAt: instant("saved_at").notNull(),
    /** Null for a document without prices. */
    totalCents: integer("total_cents"),
    /** SHA-256 of the file, in hexadecimal digits. */
    sha256: text("sha256").notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.code, table.format] }),
    foreignKey({
      columns: [table.distributorId, table.requestId],
      foreignColumns: [request.distributorId, request.id],
    }).onDelete("cascade"),
  ],
);
