import { sql } from "drizzle-orm";
import * as z from "zod";
import { EQUIPMENT_GROUPS, type EquipmentGroup } from "#domain/catalog/product-types.ts";
import type { AwaitedUnits } from "#domain/stock/availability.ts";

const ArrivalsSchema = z.array(z.object({ amount: z.int(), expectedOn: z.string().nullable() }));

/** Open arrivals on sale for the query's row of `stock`, as JSON; read only if there are any. */
export function openArrivals() {
  return sql<string | null>`case when stock.conditional > 0 then (
    select json_group_array(json_object('amount', arrival.amount, 'expectedOn', arrival.expected_on))
    from stock_arrival as arrival
    where arrival.distributor_id = stock.distributor_id and arrival.state = 'expected'
      and arrival.product_id = stock.product_id and arrival.center_id = stock.center_id and arrival.on_sale = 1)
    end`;
}

/** Condition: a row's product belongs to an equipment group. */
export function isOfGroup(group: EquipmentGroup) {
  return sql`product.type in (select value from json_each(${JSON.stringify(EQUIPMENT_GROUPS[group])}))`;
}

export function parseArrivals(json: string | null): AwaitedUnits[] {
  return json === null ? [] : ArrivalsSchema.parse(JSON.parse(json));
}
