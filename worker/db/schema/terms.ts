import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { distributorId, instant } from "./columns.ts";
import { request } from "./requests.ts";

/** Acceptances of payment terms by who pays an order, each of one version of both. Triggers refuse every change of a
 *  row. */
export const paymentConsent = sqliteTable(
  "payment_consent",
  {
    distributorId: distributorId(),
    requestId: text("request_id").notNull(),
    requestVersion: integer("request_version").notNull(),
    documentId: text("document_id").notNull(),
    documentVersion: integer("document_version").notNull(),
    /** SHA-256 of the title, a blank line and the text, in hexadecimal digits. */
    sha256: text("sha256").notNull(),
    /** Who was signed in in that browser; null for whoever had the link. */
    userId: text("user_id"),
    acceptedAt: instant("accepted_at").notNull(),
    address: text("address").notNull(),
    userAgent: text("user_agent").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.distributorId, table.requestId, table.requestVersion, table.documentId],
    }),
    foreignKey({
      columns: [table.distributorId, table.requestId],
      foreignColumns: [request.distributorId, request.id],
    }),
    index("payment_consent_user")
      .on(table.distributorId, table.userId)
      .where(sql`user_id is not null`),
  ],
);
