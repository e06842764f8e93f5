import { sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";

/** A line of a saved request that can no longer be bought. */
export interface GoneLine {
  id: string;
  name: string;
  kind: "kit" | "product";
}

/** Repository of what is left of saved requests' lines today. */
export function createSavedLineRepository(database: Database, distributorId: string) {
  const { orm } = database;
  return {
    /** Lists lines of a request's latest version that are no longer for sale, in order.
     *  @param today - must be one of a kit's days of sale */
    async listGone(requestId: string, today: string): Promise<GoneLine[]> {
      const [rows] = await database.readBatch([
        orm.all<GoneLine>(sql`
          select line.value ->> 'itemId' as id, line.value ->> 'name' as name,
            coalesce(line.value ->> 'kind', 'kit') as kind
          from request join request_version as v on v.distributor_id = request.distributor_id
              and v.request_id = request.id and v.version = request.version,
            json_each(v.content, '$.lines') as line
          where request.distributor_id = ${distributorId} and request.id = ${requestId}
            and not exists (select 1 from product where product.distributor_id = ${distributorId}
              and product.id = line.value ->> 'itemId' and product.active = 1 and product.is_to_sell = 1)
            and not exists (select 1 from kit_option where kit_option.distributor_id = ${distributorId}
              and kit_option.id = line.value ->> 'itemId' and kit_option.is_to_sell = 1
              and coalesce(kit_option.valid_from, '') <= ${today}
              and coalesce(kit_option.valid_until, '9') >= ${today})
          order by line.key`),
      ]);
      return rows;
    },

    /** Lists products of a request's latest version that are no longer for sale, or of which its center has too few. */
    async listShort(requestId: string): Promise<{ productId: string }[]> {
      const [rows] = await database.readBatch([
        orm.all<{ productId: string }>(sql`
          with need as (select part.value ->> 'productId' as product_id,
              sum((part.value ->> 'amount') * (line.value ->> 'amount')) as amount, request.center_id
            from request join request_version as v on v.distributor_id = request.distributor_id
                and v.request_id = request.id and v.version = request.version,
              json_each(v.content, '$.lines') as line, json_each(line.value, '$.products') as part
            where request.distributor_id = ${distributorId} and request.id = ${requestId}
            group by part.value ->> 'productId', request.center_id)
          select need.product_id as productId from need
            left join stock on stock.distributor_id = ${distributorId} and stock.product_id = need.product_id
              and stock.center_id = need.center_id
            left join product on product.distributor_id = ${distributorId} and product.id = need.product_id
              and product.active = 1 and product.is_to_sell = 1
          where product.id is null or coalesce(stock.on_hand + stock.conditional - stock.reserved, 0) < need.amount
          order by need.product_id`),
      ]);
      return rows;
    },
  };
}
