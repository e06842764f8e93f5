import { type SQL, sql } from "drizzle-orm";
import { EQUIPMENT_GROUPS } from "#domain/catalog/product-types.ts";

/** Products that a reservation of this batch, made before, has taken below their minimum at a center: those that were
 *  not below it without these units. What is available counts units that are on their way, as sales do.
 *  @param needs - units reserved, summed by product
 *  @returns content of the notification, and whether there is any such product */
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
