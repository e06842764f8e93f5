import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { distributorId, flag, instant, json } from "./columns.ts";

export const product = sqliteTable(
  "product",
  {
    /** Rowid in the full-text index (`product_fts`), which triggers maintain. */
    searchKey: integer("search_key").primaryKey({ autoIncrement: true }),
    distributorId: distributorId(),
    id: text("id").notNull(),
    productCode: text("product_code").notNull(),
    type: text("type", {
      enum: ["module", "inverter", "stringBox", "complementaryEquipment", "custom"],
    }).notNull(),
    /** Id in `category`; for complementary and custom equipment only. */
    categoryId: text("category_id"),
    name: text("name").notNull(),
    manufacturer: text("manufacturer").notNull(),
    model: text("model").notNull(),
    description: text("description").notNull().default(""),
    /** Data-sheet values by type, in the units of their fields. */
    technical: json("technical").notNull(),
    /** Catalogue price, before the pricing rules. */
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
    /** Ids in `file`. */
    photoId: text("photo_id"),
    datasheetId: text("datasheet_id"),
    isToSell: flag("is_to_sell").notNull().default(true),
    featured: flag("featured").notNull().default(false),
    featuredEcommerce: flag("featured_ecommerce").notNull().default(false),
    /** Whether mounted kits add it automatically when it is recommended. */
    automaticallyAdded: flag("automatically_added").notNull().default(false),
    /** An inactive product stays in past sales and is in no list for sale. */
    active: flag("active").notNull().default(true),
    /** Watts for filters and sorting: power of a module, output of an inverter. */
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
    // Indexes of the few products that are not for sale or featured, in list order.
    index("product_not_for_sale")
      .on(table.distributorId, table.type, table.active, table.name, table.id)
      .where(sql`is_to_sell = 0`),
    index("product_featured")
      .on(table.distributorId, table.type, table.active, table.name, table.id)
      .where(sql`featured = 1`),
    index("product_category").on(table.distributorId, table.categoryId, table.name),
  ],
);

/** Cost and price of a product, a row per change. */
export const productPrice = sqliteTable(
  "product_price",
  {
    distributorId: distributorId(),
    productId: text("product_id").notNull(),
    /** Version of the product with this price. */
    version: integer("version").notNull(),
    priceCents: integer("price_cents").notNull(),
    costCents: integer("cost_cents").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.productId, table.version] })],
);

/** Substitutes of a product, best first. */
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

/** Categories of other products: structures, cables, connectors… */
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
