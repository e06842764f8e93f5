import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { distributorId, flag, instant, json } from "./columns.ts";

/** Fixing structures: ceramic roof, fibre cement, ground… */
export const structure = sqliteTable(
  "structure",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    position: integer("position").notNull().default(0),
    active: flag("active").notNull().default(true),
    version: integer("version").notNull().default(1),
    updatedAt: instant("updated_at").notNull().default("1970-01-01T00:00:00.000Z"),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.id] })],
);

export const kit = sqliteTable(
  "kit",
  {
    /** Rowid in the full-text index (`kit_fts`), which triggers maintain. */
    searchKey: integer("search_key").primaryKey({ autoIncrement: true }),
    distributorId: distributorId(),
    id: text("id").notNull(),
    productCode: text("product_code").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    /** Sum of its modules' power in watts. */
    powerW: integer("power_w").notNull(),
    /** Id in `file`. */
    photoId: text("photo_id"),
    promotional: flag("promotional").notNull().default(false),
    active: flag("active").notNull().default(true),
    /** First and last day of sale; null for no limit. */
    validFrom: text("valid_from"),
    validUntil: text("valid_until"),
    /** Id of the rule that made it; null for a kit made by hand. */
    ruleId: text("rule_id"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull().default("1970-01-01T00:00:00.000Z"),
  },
  (table) => [
    uniqueIndex("kit_id").on(table.distributorId, table.id),
    uniqueIndex("kit_product_code").on(table.distributorId, table.productCode),
    // Includes the days of sale, so that lists are counted from the index alone.
    index("kit_power").on(
      table.distributorId,
      table.active,
      table.powerW,
      table.id,
      table.validFrom,
      table.validUntil,
    ),
    index("kit_name").on(table.distributorId, table.active, table.name, table.id),
    index("kit_updated").on(table.distributorId, table.active, table.updatedAt, table.id),
    index("kit_rule_made").on(table.distributorId, table.ruleId, table.powerW, table.id),
  ],
);

/** One option of a kit: the kit on one structure. The row has what a list shows and sorts by. */
export const kitOption = sqliteTable(
  "kit_option",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    kitId: text("kit_id").notNull(),
    structureId: text("structure_id").notNull(),
    name: text("name").notNull(),
    powerW: integer("power_w").notNull(),
    priceCents: integer("price_cents").notNull(),
    pricePerKwpCents: integer("price_per_kwp_cents").notNull(),
    promotional: flag("promotional").notNull().default(false),
    isToSell: flag("is_to_sell").notNull().default(true),
    /** The kit's days of sale. */
    validFrom: text("valid_from"),
    validUntil: text("valid_until"),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    foreignKey({
      columns: [table.distributorId, table.kitId],
      foreignColumns: [kit.distributorId, kit.id],
    }).onDelete("cascade"),
    index("kit_option_kit").on(table.distributorId, table.kitId),
    // Includes the days of sale, so that lists are counted from the index alone.
    index("kit_option_power").on(
      table.distributorId,
      table.isToSell,
      table.powerW,
      table.id,
      table.validFrom,
      table.validUntil,
    ),
    index("kit_option_price").on(table.distributorId, table.isToSell, table.priceCents, table.id),
    index("kit_option_price_per_kwp").on(
      table.distributorId,
      table.isToSell,
      table.pricePerKwpCents,
      table.id,
    ),
    index("kit_option_structure").on(
      table.distributorId,
      table.isToSell,
      table.structureId,
      table.powerW,
      table.id,
      table.validFrom,
      table.validUntil,
    ),
  ],
);

export const kitOptionComponent = sqliteTable(
  "kit_option_component",
  {
    distributorId: distributorId(),
    kitOptionId: text("kit_option_id").notNull(),
    productId: text("product_id").notNull(),
    amount: integer("amount").notNull(),
    /** Position in the bill of materials. */
    position: integer("position").notNull(),
    /** Whether every option of the kit has it, or only this structure. */
    shared: flag("shared").notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.kitOptionId, table.productId] }),
    foreignKey({
      columns: [table.distributorId, table.kitOptionId],
      foreignColumns: [kitOption.distributorId, kitOption.id],
    }).onDelete("cascade"),
    index("kit_option_component_product").on(table.distributorId, table.productId, table.kitOptionId),
    check("kit_option_component_amount", sql`${table.amount} > 0`),
  ],
);

/** A rule that makes a family of closed kits, and regenerates it when prices or stock change. */
export const kitRule = sqliteTable(
  "kit_rule",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    rule: json("rule").notNull(),
    active: flag("active").notNull().default(true),
    lastRunAt: instant("last_run_at"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.id] })],
);
