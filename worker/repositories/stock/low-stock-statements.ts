import { type SQL, sql } from "drizzle-orm";
import { EQUIPMENT_GROUPS } from "#domain/catalog/product-types.ts";

/** Query for products that a reservation earlier in this batch has taken below their minimum at a center, and that were
 *  not below it before. Available units include units of arrivals, as in sales.
 *  @param needs - reserved units, summed by product
 *  @returns content of the notification, and whether there is such a product */
export function findLowStock(
  distributorId: string,
  {
    center,
    needs,
  }: {
    center: { id: string; name: string };
    needs: readonly { productId: string; amount: number }[];
  },
): { content: SQL; onlyIf: SQL } {
  const available = sql`(stock.on_hand + stock.conditional - stock.reserved)`;
  const crossed = sql`from json_each(${JSON.stringify(needs)}) as need
    join stock on stock.distributor_id = ${distributorId} and stock.product_id = need.value ->> 'productId'
      and stock.center_id = ${center.id}
    join product on product.distributor_id = stock.distributor_id and product.id = stock.product_id
    where stock.minimum > 0 and ${available} < stock.minimum
      and ${available} + (need.value ->> 'amount') >= stock.minimum`;
  const group = sql`(select entry.key from json_each(${JSON.stringify(EQUIPMENT_GROUPS)}) as entry,
    json_each(entry.value) as type where type.value = product.type)`;
  return {
    content: sql`json_object('centerName', ${center.name}, 'products', (select json_group_array(json_object(
      'name', product.name, 'available', ${available}, 'minimum', stock.minimum, 'code', product.product_code,
      'group', ${group})) ${crossed}))`,
    onlyIf: sql`exists (select 1 ${crossed})`,
  };
}
