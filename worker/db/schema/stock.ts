import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { distributorId, flag, instant, json } from "./columns.ts";

export const distributionCenter = sqliteTable(
  "distribution_center",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    active: flag("active").notNull().default(true),
    /** Position in the delivery priority; the first center sells if no other rule decides. */
    priority: integer("priority").notNull(),
    address: json("address").notNull(),
    servicedStates: json("serviced_states").notNull(),
    version: integer("version").notNull().default(1),
    updatedAt: instant("updated_at").notNull().default("1970-01-01T00:00:00.000Z"),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.id] })],
);

/** Regions: states that a list of centers serves in its order. A state belongs to at most one region. */
export const distributionRegion = sqliteTable(
  "distribution_region",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    states: json("states").notNull(),
    /** Centers by order: `[{ id, order }]`. */
    centerPriority: json("center_priority").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.id] })],
);

/** States of regions, a row each, so that no state can belong to two regions. */
export const distributionRegionState = sqliteTable(
  "distribution_region_state",
  { distributorId: distributorId(), state: text("state").notNull(), regionId: text("region_id").notNull() },
  (table) => [primaryKey({ columns: [table.distributorId, table.state] })],
);

export const stock = sqliteTable(
  "stock",
  {
    distributorId: distributorId(),
    productId: text("product_id").notNull(),
    centerId: text("center_id").notNull(),
    onHand: integer("on_hand").notNull(),
    /** Conditional units, for sale before they arrive: the sum of open arrivals on sale. */
    conditional: integer("conditional").notNull().default(0),
    reserved: integer("reserved").notNull().default(0),
    /** Number of units below which the distributor is notified; 0 for never. */
    minimum: integer("minimum").notNull().default(0),
    /** Day on which the last conditional units arrive; null if one arrival has no date. */
    futureStockOn: text("future_stock_on"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.productId, table.centerId] }),
    check("stock_not_negative", sql`${table.onHand} + ${table.conditional} - ${table.reserved} >= 0`),
    check("stock_reserved_not_negative", sql`${table.reserved} >= 0`),
    check("stock_on_hand_not_negative", sql`${table.onHand} >= 0`),
    index("stock_center").on(table.distributorId, table.centerId, table.productId),
  ],
);

/** Arrivals: deliveries that a center expects. */
export const stockArrival = sqliteTable(
  "stock_arrival",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    productId: text("product_id").notNull(),
    centerId: text("center_id").notNull(),
    lot: text("lot").notNull().default(""),
    amount: integer("amount").notNull(),
    /** Day of arrival; null if unknown. */
    expectedOn: text("expected_on"),
    /** Whether its units may be sold before they arrive. */
    onSale: flag("on_sale").notNull().default(true),
    state: text("state", { enum: ["expected", "received", "cancelled"] }).notNull(),
    /** Units actually received. */
    receivedAmount: integer("received_amount"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    index("stock_arrival_open").on(table.distributorId, table.state, table.productId, table.centerId),
    index("stock_arrival_date").on(table.distributorId, table.state, table.expectedOn, table.id),
    check("stock_arrival_amount", sql`${table.amount} > 0`),
  ],
);

/** Ledger of stock. Every change has a cause, and the changes of a product at a center add up to its row of `stock`. */
export const stockMove = sqliteTable(
  "stock_move",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    productId: text("product_id").notNull(),
    centerId: text("center_id").notNull(),
    kind: text("kind", {
      enum: [
        "opening",
        "reserve",
        "release",
        "outflow",
        "receipt",
        "count",
        "adjustment",
        "arrival",
        "return",
      ],
    }).notNull(),
    /** Change of each of the three numbers. */
    onHandChange: integer("on_hand_change").notNull().default(0),
    reservedChange: integer("reserved_change").notNull().default(0),
    conditionalChange: integer("conditional_change").notNull().default(0),
    /** Cause: a request, an arrival, a person's count… */
    requestId: text("request_id"),
    arrivalId: text("arrival_id"),
    note: text("note").notNull().default(""),
    actorId: text("actor_id").notNull().default(""),
    actorName: text("actor_name").notNull().default(""),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    index("stock_move_product").on(table.distributorId, table.productId, table.centerId, table.at, table.id),
    index("stock_move_at").on(table.distributorId, table.at, table.id),
    index("stock_move_request").on(table.distributorId, table.requestId, table.at, table.id),
  ],
);

/** Units reserved for a request, until they are sent or released, or the reservation expires. */
export const stockReservation = sqliteTable(
  "stock_reservation",
  {
    distributorId: distributorId(),
    requestId: text("request_id").notNull(),
    productId: text("product_id").notNull(),
    centerId: text("center_id").notNull(),
    amount: integer("amount").notNull(),
    state: text("state", { enum: ["held", "released", "discounted"] }).notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.requestId, table.productId, table.centerId] }),
    // Only what is held comes due. As a partial index it is never taken in place of the key for one request's units.
    index("stock_reservation_due")
      .on(table.distributorId, table.expiresAt)
      .where(sql`state = 'held'`),
    // Only units that wait to be sent are looked for by product.
    index("stock_reservation_waiting")
      .on(table.distributorId, table.productId, table.centerId, table.createdAt)
      .where(sql`expires_at = '9999-12-31T23:59:59.999Z'`),
  ],
);
