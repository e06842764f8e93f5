import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { distributorId, instant } from "./columns.ts";

/** Tags of companies, of budgets or of orders. */
export const tag = sqliteTable(
  "tag",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    parentType: text("parent_type", { enum: ["company", "budget", "order"] }).notNull(),
    name: text("name").notNull(),
    color: text("color").notNull(),
    order: integer("order").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    index("tag_list").on(table.distributorId, table.parentType, table.order),
  ],
);

/** Tags on records: ids are unique among companies, budgets and orders. */
export const tagItem = sqliteTable(
  "tag_item",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    tagId: text("tag_id").notNull(),
    parentId: text("parent_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.parentId, table.tagId] }),
    foreignKey({
      columns: [table.distributorId, table.tagId],
      foreignColumns: [tag.distributorId, tag.id],
    }).onDelete("cascade"),
    index("tag_item_tag").on(table.distributorId, table.tagId, table.parentId),
  ],
);
