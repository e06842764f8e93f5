import { sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";

/** An item that is or was for sale. */
export interface NamedItem {
  id: string;
  name: string;
  /** Empty for kits. */
  productCode: string;
  kind: "kit" | "product";
}

/** Repository of the names of items, for sale or not. */
export function createItemNameRepository(database: Database, distributorId: string) {
  const { orm } = database;
  return {
    /** Lists known items, by id. */
    async listNames(ids: readonly string[]): Promise<NamedItem[]> {
      const [rows] = await database.readBatch([
        orm.all<NamedItem>(sql`
          select one.value as id, coalesce(product.name, option.name) as name,
            coalesce(product.product_code, '') as productCode,
            case when product.id is null then 'kit' else 'product' end as kind
          from json_each(${JSON.stringify(ids)}) as one
            left join product on product.distributor_id = ${distributorId} and product.id = one.value
            left join kit_option as option on option.distributor_id = ${distributorId} and option.id = one.value
          where product.id is not null or option.id is not null
          order by one.key`),
      ]);
      return rows;
    },
  };
}
