import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { distributorId, flag, instant, json } from "./columns.ts";

export const product = sqliteTable(
  "product",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    productCode: text("product_code").notNull(),
    type: text("type", {
      enum: ["module", "inverter", "stringBox", "complementaryEquipment", "custom"],
    }).notNull(),
    category: text("category"),
    name: text("name").notNull(),
    manufacturer: text("manufacturer").notNull(),
    model: text("model").notNull(),
    /** Data-sheet values by type, in the field's own units. */
    technical: json("technical").notNull(),
    priceCents: integer("price_cents").notNull(),
    costCents: integer("cost_cents").notNull(),
    weightKg: real("weight_kg"),
    volumeM3: real("volume_m3"),
    isToSell: flag("is_to_sell").notNull().default(true),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    uniqueIndex("product_code").on(table.distributorId, table.productCode),
  ],
);

/** Fixing structure of a kit: ceramic roof, fibre cement, ground… */
export const structure = sqliteTable(
  "structure",
  { distributorId: distributorId(), id: text("id").notNull(), name: text("name").notNull() },
  (table) => [primaryKey({ columns: [table.distributorId, table.id] })],
);

export const distributionCenter = sqliteTable(
  "distribution_center",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    active: flag("active").notNull().default(true),
    priority: integer("priority").notNull(),
    address: json("address").notNull(),
    servicedStates: json("serviced_states").notNull(),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.id] })],
);

export const stock = sqliteTable(
  "stock",
  {
    distributorId: distributorId(),
    productId: text("product_id").notNull(),
    centerId: text("center_id").notNull(),
    onHand: integer("on_hand").notNull(),
    /** Units that may be sold before they arrive. */
    conditional: integer("conditional").notNull().default(0),
    reserved: integer("reserved").notNull().default(0),
    /** Units below which the distributor is told; 0 tells nothing. */
    minimum: integer("minimum").notNull().default(0),
    /** Day on which the conditional units arrive. */
    futureStockOn: text("future_stock_on"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.productId, table.centerId] }),
    check("stock_not_negative", sql`${table.onHand} + ${table.conditional} - ${table.reserved} >= 0`),
    check("stock_reserved_not_negative", sql`${table.reserved} >= 0`),
  ],
);

/** Ledger of stock: every change has a cause. */
export const stockMove = sqliteTable(
  "stock_move",
  {
    distributorId: distributorId(),
    requestId: text("request_id").notNull(),
    kind: text("kind", { enum: ["reserve", "release", "outflow"] }).notNull(),
    productId: text("product_id").notNull(),
    centerId: text("center_id").notNull(),
    amount: integer("amount").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.distributorId, table.requestId, table.kind, table.productId, table.centerId],
    }),
  ],
);

export const kit = sqliteTable(
  "kit",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    productCode: text("product_code").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    powerW: integer("power_w").notNull(),
    photoUrl: text("photo_url"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    uniqueIndex("kit_product_code").on(table.distributorId, table.productCode),
  ],
);

/** One buyable entry for each structure option of a kit. The row carries what a list shows and sorts by. */
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
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    foreignKey({
      columns: [table.distributorId, table.kitId],
      foreignColumns: [kit.distributorId, kit.id],
    }).onDelete("cascade"),
    index("kit_option_power").on(table.distributorId, table.isToSell, table.powerW, table.id),
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
    /** Place in the bill of materials. */
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.kitOptionId, table.productId] }),
    foreignKey({
      columns: [table.distributorId, table.kitOptionId],
      foreignColumns: [kitOption.distributorId, kitOption.id],
    }).onDelete("cascade"),
    check("kit_option_component_amount", sql`${table.amount} > 0`),
  ],
);
