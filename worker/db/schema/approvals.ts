import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { distributorId, flag, instant } from "./columns.ts";
import { request } from "./requests.ts";

/** Links on which a budget can be answered without an account. */
export const approvalLink = sqliteTable(
  "approval_link",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    requestId: text("request_id").notNull(),
    /** SHA-256 of the token, which is told once and stored nowhere. */
    tokenHash: text("token_hash").notNull(),
    /** The version that it was made for. */
    version: integer("version").notNull(),
    /** Who is to answer, and where the link was sent. */
    name: text("name").notNull(),
    email: text("email"),
    /** Last calendar day on which it can be answered. */
    lastOn: text("last_on").notNull(),
    /** Which amounts it shows beside prices: those that its maker sees. */
    showsExtraItems: flag("shows_extra_items").notNull(),
    showsFreight: flag("shows_freight").notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    withdrawnAt: instant("withdrawn_at"),
    withdrawnBy: text("withdrawn_by"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    uniqueIndex("approval_link_token").on(table.distributorId, table.tokenHash),
    index("approval_link_request").on(table.distributorId, table.requestId, table.createdAt),
    foreignKey({
      columns: [table.distributorId, table.requestId],
      foreignColumns: [request.distributorId, request.id],
    }).onDelete("cascade"),
  ],
);

/** Answers to budgets, with what proves them. Triggers refuse every change of a row. */
export const approvalAnswer = sqliteTable(
  "approval_answer",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    linkId: text("link_id").notNull(),
    requestId: text("request_id").notNull(),
    version: integer("version").notNull(),
    answer: text("answer", { enum: ["accepted", "changeAsked", "refused"] }).notNull(),
    name: text("name").notNull(),
    comment: text("comment").notNull(),
    address: text("address").notNull(),
    userAgent: text("user_agent").notNull(),
    /** What was shown, as the text that the digest is of: distributor, budget, version, and its document in words. */
    shown: text("shown").notNull(),
    /** SHA-256 of `shown`, in hexadecimal digits, and its beginning as the code of a document. */
    sha256: text("sha256").notNull(),
    code: text("code").notNull(),
    /** Code and total that the budget had. */
    requestCode: text("request_code").notNull(),
    totalCents: integer("total_cents").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    uniqueIndex("approval_answer_once").on(table.distributorId, table.linkId, table.version),
    index("approval_answer_request").on(table.distributorId, table.requestId, table.version),
    index("approval_answer_code").on(table.distributorId, table.code),
    foreignKey({
      columns: [table.distributorId, table.requestId],
      foreignColumns: [request.distributorId, request.id],
    }),
  ],
);
