import { index, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, instant } from "./columns.ts";

/** Which database holds a distributor's data; `primary` is the directory's own database. */
export const shard = sqliteTable("shard", {
  id: text("id").primaryKey(),
  url: text("url"),
  authToken: text("auth_token"),
});

export const distributor = sqliteTable("distributor", {
  id: text("id").primaryKey(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  status: text("status", { enum: ["accepted", "waiting", "suspended"] }).notNull(),
  shardId: text("shard_id")
    .notNull()
    .references(() => shard.id),
  createdAt: instant("created_at").notNull(),
});

/** Custom domains; `{slug}.{portal host}` needs no row. */
export const distributorDomain = sqliteTable("distributor_domain", {
  host: text("host").primaryKey(),
  distributorId: text("distributor_id")
    .notNull()
    .references(() => distributor.id),
});

export const municipality = sqliteTable(
  "municipality",
  {
    ibgeCode: text("ibge_code").primaryKey(),
    name: text("name").notNull(),
    state: text("state").notNull(),
    latitude: real("latitude").notNull(),
    longitude: real("longitude").notNull(),
    isCapital: flag("is_capital").notNull(),
  },
  (table) => [index("municipality_state").on(table.state, table.name)],
);

/** ANEEL B1 residential tariff of an electricity distributor, without taxes. */
export const tariff = sqliteTable("tariff", {
  utility: text("utility").primaryKey(),
  state: text("state").notNull(),
  validFrom: text("valid_from"),
  validUntil: text("valid_until"),
  tariffPerKwh: real("tariff_per_kwh").notNull(),
  fioBPerKwh: real("fio_b_per_kwh"),
});

/** Monthly mean irradiation in Wh/m² per day. */
export const irradiation = sqliteTable("irradiation", {
  ibgeCode: text("ibge_code").primaryKey(),
  horizontalWhM2Day: text("horizontal_wh_m2_day", { mode: "json" }).notNull(),
  tiltedWhM2Day: text("tilted_wh_m2_day", { mode: "json" }).notNull(),
  source: text("source").notNull(),
});
