import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { distributorId, flag, instant } from "./columns.ts";

/** Comments on a record, with replies one level deep. */
export const comment = sqliteTable(
  "comment",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    parentType: text("parent_type", { enum: ["request", "claim"] }).notNull(),
    parentId: text("parent_id").notNull(),
    /** The comment that it replies to; null for one of its own. */
    replyTo: text("reply_to"),
    message: text("message").notNull(),
    /** Whether it is pinned above the others. */
    fixed: flag("fixed").notNull().default(false),
    /** Whether only the distributor's people see it. */
    isInternal: flag("is_internal").notNull().default(false),
    authorId: text("author_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    index("comment_parent").on(
      table.distributorId,
      table.parentType,
      table.parentId,
      table.replyTo,
      table.fixed,
      table.createdAt,
    ),
  ],
);
