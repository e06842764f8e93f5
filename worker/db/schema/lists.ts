import { sql } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { distributorId, instant } from "./columns.ts";

/** Saved views of lists: a name for the query of an address. */
export const savedView = sqliteTable(
  "saved_view",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    /** Path of the list's page. */
    list: text("list").notNull(),
    /** Who sees it: id of a person, `team` for the distributor's people, or id of a company for its people. */
    holder: text("holder").notNull(),
    name: text("name").notNull(),
    query: text("query").notNull(),
    ownerId: text("owner_id").notNull(),
    version: integer("version").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    uniqueIndex("saved_view_name").on(
      table.distributorId,
      table.list,
      table.holder,
      sql`${table.name} collate nocase`,
    ),
  ],
);
