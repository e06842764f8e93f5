import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { distributorId, flag, instant, json } from "./columns.ts";

/** Line of the freight table. The first matching line, by position, prices a delivery. A null criterion matches all. */
export const freightRule = sqliteTable(
  "freight_rule",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    name: text("name").notNull().default(""),
    position: integer("position").notNull(),
    shippingType: text("shipping_type", { enum: ["CIF", "FOB"] })
      .notNull()
      .default("CIF"),
    centerId: text("center_id"),
    state: text("state"),
    cityIbge: text("city_ibge"),
    cityType: text("city_type", { enum: ["capital", "interior"] }),
    zoneType: text("zone_type", { enum: ["urbana", "rural"] }),
    /** Eight digits, both ends included. */
    cepFrom: text("cep_from"),
    cepTo: text("cep_to"),
    /** Greater than, and up to: grams, cubic centimetres, and watts for power. */
    weightAboveG: integer("weight_above_g"),
    weightUpToG: integer("weight_up_to_g"),
    volumeAboveCm3: integer("volume_above_cm3"),
    volumeUpToCm3: integer("volume_up_to_cm3"),
    powerAboveW: integer("power_above_w"),
    powerUpToW: integer("power_up_to_w"),
    type: text("type", { enum: ["fixed", "perKm", "perKwp", "perWp"] }).notNull(),
    /** Reais as decimal text with at most four decimals: per delivery, km, kWp or Wp. */
    amount: text("amount").notNull(),
    minimumCents: integer("minimum_cents").notNull().default(0),
    maximumCents: integer("maximum_cents"),
    /** Business days; null for the distributor's default. */
    daysToDeliver: integer("days_to_deliver"),
    active: flag("active").notNull().default(true),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    index("freight_rule_state").on(table.distributorId, table.state, table.position),
  ],
);

/** A freight quote of a person. An order uses it unchanged while it is valid. */
export const freightQuote = sqliteTable(
  "freight_quote",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    userId: text("user_id").notNull(),
    /** Hash of the facts it is for; another delivery or cart needs another quote. */
    inputHash: text("input_hash").notNull(),
    provider: text("provider", { enum: ["intelipost", "pied", "none"] }).notNull(),
    /** `FreightSchema`. */
    content: json("content").notNull(),
    priceCents: integer("price_cents").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    index("freight_quote_age").on(table.distributorId, table.expiresAt),
  ],
);
