import { index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { distributorId, flag, instant, json } from "./columns.ts";

/** What every request needs to know of the distributor: flags, theme and settings. */
export const distributorProfile = sqliteTable("distributor_profile", {
  distributorId: distributorId().primaryKey(),
  name: text("name").notNull(),
  marketplace: flag("marketplace").notNull().default(false),
  actions: json("actions").notNull(),
  theme: json("theme").notNull(),
  settings: json("settings").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

export const role = sqliteTable(
  "role",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    type: text("type", { enum: ["staff", "integrator"] }).notNull(),
    permissions: json("permissions").notNull(),
    limits: json("limits").notNull(),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.id] })],
);

/** Company that buys: the integrator of the specification. */
export const integrator = sqliteTable(
  "integrator",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    companyName: text("company_name").notNull(),
    cnpj: text("cnpj"),
    email: text("email").notNull(),
    telephone: text("telephone"),
    address: json("address"),
    status: text("status", { enum: ["wait", "enable", "disable", "inactive"] }).notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.id] })],
);

export const user = sqliteTable(
  "user",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    type: text("type", { enum: ["admin", "staff", "integrator"] }).notNull(),
    roleId: text("role_id"),
    integratorId: text("integrator_id"),
    name: text("name").notNull(),
    surname: text("surname").notNull(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    blocked: flag("blocked").notNull().default(false),
    chosenCenterId: text("chosen_center_id"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    uniqueIndex("user_email").on(table.distributorId, table.email),
    index("user_type").on(table.distributorId, table.type),
  ],
);

export const session = sqliteTable(
  "session",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    userId: text("user_id").notNull(),
    tokenHash: text("token_hash").notNull(),
    accessKeyHash: text("access_key_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    uniqueIndex("session_token").on(table.distributorId, table.tokenHash),
  ],
);

/** Publishable key of the widgets, bound to the sites that may use it. */
export const widgetKey = sqliteTable(
  "widget_key",
  {
    distributorId: distributorId(),
    key: text("key").notNull(),
    name: text("name").notNull(),
    origins: json("origins").notNull(),
    showPrices: flag("show_prices").notNull().default(true),
    revokedAt: instant("revoked_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.key] })],
);
