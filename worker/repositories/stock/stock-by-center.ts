import { and, eq, inArray, sql, type SQLWrapper } from "drizzle-orm";
import * as z from "zod";
import type { StockLevel } from "#domain/stock/availability.ts";
import type { Database } from "#worker/db/client.ts";
import { stock } from "#worker/db/schema/stock.ts";
import { openArrivals } from "./stock-rows.ts";

/** Stock at a center, with the number of units below which the distributor is notified. */
export type WatchedLevel = StockLevel & { minimum: number };

const StocksSchema = z.record(
  z.string(),
  z.object({
    onHand: z.int(),
    reserved: z.int(),
    minimum: z.int(),
    arrivals: z.array(z.object({ amount: z.int(), expectedOn: z.string().nullable() })),
  }),
);

const NONE: WatchedLevel = { onHand: 0, reserved: 0, minimum: 0, arrivals: [] };

/** JSON of rows of `stock` by center. */
const byCenter = sql<string>`json_group_object(stock.center_id, json_object('onHand', stock.on_hand,
  'reserved', stock.reserved, 'minimum', stock.minimum, 'arrivals', json(coalesce(${openArrivals()}, '[]'))))`;

/** Column with a product's stock at every center, for queries that run before the selling center is known. */
export function stockByCenter(distributorId: string, productId: SQLWrapper) {
  return sql<string>`(select ${byCenter}
    from stock where stock.distributor_id = ${distributorId} and stock.product_id = ${productId})`;
}

/** Query for the stock of products at every center; products without any have no row. */
export function stocksOf({ orm }: Database, distributorId: string, productIds: SQLWrapper) {
  return orm
    .select({ productId: stock.productId, stocks: byCenter })
    .from(stock)
    .where(and(eq(stock.distributorId, distributorId), inArray(stock.productId, productIds)))
    .groupBy(stock.productId);
}

/** Stock at one center, from that column. */
export function stockAt(stocks: string, centerId: string): WatchedLevel {
  return levelAt(parseStocks(stocks), centerId);
}

/** Stock by center, from that column. */
export function parseStocks(stocks: string): Readonly<Record<string, WatchedLevel>> {
  return StocksSchema.parse(JSON.parse(stocks));
}

/** Stock at one center; none where nothing is kept. */
export function levelAt(
  stocks: Readonly<Record<string, WatchedLevel>> | undefined,
  centerId: string,
): WatchedLevel {
  return stocks?.[centerId] ?? NONE;
}
