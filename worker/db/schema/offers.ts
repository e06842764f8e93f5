import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { distributorId, flag, instant, json } from "./columns.ts";

/** Section of the loose-product page: products of a type, of some categories, or chosen one by one (`isCustom`). */
export const separatedSection = sqliteTable(
  "separated_section",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    type: text("type", {
      enum: ["module", "inverter", "stringBox", "complementaryEquipment", "custom"],
    }).notNull(),
    /** Ids of categories; empty for the whole type. */
    categories: json("categories").notNull(),
    isDefault: flag("is_default").notNull().default(false),
    isCustom: flag("is_custom").notNull().default(false),
    observation: text("observation").notNull().default(""),
    position: integer("position").notNull(),
    active: flag("active").notNull().default(true),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.id] })],
);

/** Extra items: insurance, a longer warranty, unloading. */
export const extraItem = sqliteTable(
  "extra_item",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    productCode: text("product_code").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    basePriceCents: integer("base_price_cents").notNull(),
    whereToDisplay: text("where_to_display", { enum: ["beforeAdditionalData", "afterShipping"] }).notNull(),
    /** Purchase types that offer it. */
    isToSellOptions: json("is_to_sell_options").notNull(),
    active: flag("active").notNull().default(true),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    uniqueIndex("extra_item_code").on(table.distributorId, table.productCode),
  ],
);

/** Services of the distributor: design, approval, installation. */
export const serviceItem = sqliteTable(
  "service_item",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    basePriceCents: integer("base_price_cents").notNull(),
    active: flag("active").notNull().default(true),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.id] })],
);
