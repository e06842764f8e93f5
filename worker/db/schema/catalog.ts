import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { distributorId, flag, instant, json } from "./columns.ts";

export const product = sqliteTable(
  "product",
  {
    /** Row of the full-text index (`product_fts`), which triggers keep. */
    searchKey: integer("search_key").primaryKey({ autoIncrement: true }),
    distributorId: distributorId(),
    id: text("id").notNull(),
    productCode: text("product_code").notNull(),
    type: text("type", {
      enum: ["module", "inverter", "stringBox", "complementaryEquipment", "custom"],
    }).notNull(),
    /** A row of `category`; complementary and custom equipment only. */
    categoryId: text("category_id"),
    name: text("name").notNull(),
    manufacturer: text("manufacturer").notNull(),
    model: text("model").notNull(),
    description: text("description").notNull().default(""),
    /** Data-sheet values by type, in the field's own units. */
    technical: json("technical").notNull(),
    /** List price, before any rule of pricing. */
    priceCents: integer("price_cents").notNull(),
    costCents: integer("cost_cents").notNull(),
    /** Fiscal classification (8 digits) and origin of goods (0 to 8). */
    ncm: text("ncm").notNull().default(""),
    origin: text("origin").notNull().default(""),
    peso_KG: real("peso_KG"),
    volume_M3: real("volume_M3"),
    height_MM: integer("height_MM"),
    length_MM: integer("length_MM"),
    width_MM: integer("width_MM"),
    /** Rows of `file`. */
    photoId: text("photo_id"),
    datasheetId: text("datasheet_id"),
    isToSell: flag("is_to_sell").notNull().default(true),
    featured: flag("featured").notNull().default(false),
    featuredEcommerce: flag("featured_ecommerce").notNull().default(false),
    /** Whether a mounted kit takes it in by itself when it is recommended. */
    automaticallyAdded: flag("automatically_added").notNull().default(false),
    /** A deactivated product stays in what was sold and leaves every list of what can be. */
    active: flag("active").notNull().default(true),
    /** Watts by which lists filter and sort: of a module its power, of an inverter its output. */
    powerW: integer("power_w"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("product_id").on(table.distributorId, table.id),
    uniqueIndex("product_code").on(table.distributorId, table.productCode),
    index("product_name").on(table.distributorId, table.type, table.active, table.name, table.id),
    index("product_list_price").on(table.distributorId, table.type, table.active, table.priceCents, table.id),
    index("product_power").on(table.distributorId, table.type, table.active, table.powerW, table.id),
    index("product_list_code").on(table.distributorId, table.type, table.active, table.productCode, table.id),
    index("product_updated").on(table.distributorId, table.type, table.active, table.updatedAt, table.id),
    index("product_manufacturer").on(
      table.distributorId,
      table.type,
      table.active,
      table.manufacturer,
      table.name,
      table.id,
    ),
    // The few that are held back or put forward, in the order of the list.
    index("product_not_for_sale")
      .on(table.distributorId, table.type, table.active, table.name, table.id)
      .where(sql`is_to_sell = 0`),
    index("product_featured")
      .on(table.distributorId, table.type, table.active, table.name, table.id)
      .where(sql`featured = 1`),
    index("product_category").on(table.distributorId, table.categoryId, table.name),
  ],
);

/** What a product cost and was sold for, each time that changed. */
export const productPrice = sqliteTable(
  "product_price",
  {
    distributorId: distributorId(),
    productId: text("product_id").notNull(),
    /** Version of the product that brought the price. */
    version: integer("version").notNull(),
    priceCents: integer("price_cents").notNull(),
    costCents: integer("cost_cents").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.productId, table.version] })],
);

/** What may stand in for a product that is no longer to be had, the best first. */
export const productSubstitute = sqliteTable(
  "product_substitute",
  {
    distributorId: distributorId(),
    productId: text("product_id").notNull(),
    rank: integer("rank").notNull(),
    substituteId: text("substitute_id").notNull(),
    note: text("note").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.productId, table.rank] }),
    uniqueIndex("product_substitute_once").on(table.distributorId, table.productId, table.substituteId),
  ],
);

/** Other products by kind: structures of a roof, cables, connectors… */
export const category = sqliteTable(
  "category",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    type: text("type", { enum: ["structure", "others"] }).notNull(),
    position: integer("position").notNull(),
    active: flag("active").notNull().default(true),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    uniqueIndex("category_name").on(table.distributorId, table.name),
  ],
);
