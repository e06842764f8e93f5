import { sql } from "drizzle-orm";
import * as z from "zod";

const StockSchema = z.array(
  z.object({
    center: z.object({ id: z.string(), name: z.string() }),
    available: z.int(),
    conditional: z.int(),
    futureStockDate: z.string().nullable(),
  }),
);

/** Stock of a product at each active center, by delivery priority. */
export type CenterStock = z.infer<typeof StockSchema>[number];

/** Column with the stock of each row's product; `toStock` reads it. */
export function stockColumn(distributorId: string) {
  return sql<string>`(select coalesce(json_group_array(json_object('center', json_object('id', id, 'name', name),
      'available', available, 'conditional', conditional, 'futureStockDate', future_stock_on)), '[]')
    from (select center.id, center.name, max(0, stock.on_hand - stock.reserved) as available, stock.conditional,
        stock.future_stock_on
      from stock cross join distribution_center as center
        on center.distributor_id = ${distributorId} and center.id = stock.center_id and center.active = 1
      where stock.distributor_id = ${distributorId} and stock.product_id = product.id
      order by center.priority, center.id))`;
}

export function toStock(column: string): CenterStock[] {
  return StockSchema.parse(JSON.parse(column));
}
