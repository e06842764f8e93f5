import { sql, type SQLWrapper } from "drizzle-orm";
import { z } from "zod";
import type { StockLevel } from "#domain/stock/availability.ts";
import { openArrivals } from "./stock-rows.ts";

const StocksSchema = z.record(
  z.string(),
  z.object({
    onHand: z.int(),
    reserved: z.int(),
    arrivals: z.array(z.object({ amount: z.int(), expectedOn: z.string().nullable() })),
  }),
);

const NONE: StockLevel = { onHand: 0, reserved: 0, arrivals: [] };

/** Column with a product's stock at every center, for queries that run before the selling center is known. */
export function stockByCenter(distributorId: string, productId: SQLWrapper) {
  return sql<string>`(select json_group_object(stock.center_id, json_object('onHand', stock.on_hand,
      'reserved', stock.reserved, 'arrivals', json(coalesce(${openArrivals()}, '[]'))))
    from stock where stock.distributor_id = ${distributorId} and stock.product_id = ${productId})`;
}

/** Stock at one center, from that column. */
export function stockAt(stocks: string, centerId: string): StockLevel {
  return levelAt(parseStocks(stocks), centerId);
}

/** Stock by center, from that column. */
export function parseStocks(stocks: string): Readonly<Record<string, StockLevel>> {
  return StocksSchema.parse(JSON.parse(stocks));
}

/** Stock at one center; none where nothing is kept. */
export function levelAt(
  stocks: Readonly<Record<string, StockLevel>> | undefined,
  centerId: string,
): StockLevel {
  return stocks?.[centerId] ?? NONE;
}
