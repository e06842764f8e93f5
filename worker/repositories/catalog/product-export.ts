import { and, asc, eq, sql } from "drizzle-orm";
import type { ProductListQuery } from "#domain/catalog/product-list-schema.ts";
import type { ProductValues } from "#domain/catalog/product-schema.ts";
import type { Database } from "#worker/db/client.ts";
import { category, product } from "#worker/db/schema/catalog.ts";
import { createProductList } from "./product-list.ts";
import { toProduct } from "./product-rows.ts";

/** Products per round trip. */
const CHUNK_ROWS = 500;

/** Export of one distributor's products. */
export function createProductExport(database: Database, distributorId: string) {
  const { orm } = database;
  return {
    /** Reads the keys of the products in a list, in its order, and the names of categories. */
    async openList(query: ProductListQuery) {
      const list = createProductList(database, distributorId);
      const [[all], categories] = await database.readBatch([
        // One text, because rows of an answer take fifty times as much.
        orm.all<{ keys: string }>(
          sql`select json_group_array(search_key) as keys from (select search_key from ${list.pageOf(query)})`,
        ),
        orm
          .select({ id: category.id, name: category.name })
          .from(category)
          .where(eq(category.distributorId, distributorId)),
      ]);
      return { keys: JSON.parse(all?.keys ?? "[]") as number[], categories };
    },

    /** Reads their values chunk by chunk. A product deleted meanwhile is left out. */
    async *readAll(keys: readonly number[]): AsyncGenerator<ProductValues[]> {
      for (let first = 0; first < keys.length; first += CHUNK_ROWS) {
        const wanted = JSON.stringify(keys.slice(first, first + CHUNK_ROWS));
        const [rows] = await database.readBatch([
          orm
            .select({ product })
            .from(sql`json_each(${wanted}) as one`)
            .innerJoin(
              product,
              and(eq(product.distributorId, distributorId), sql`${product.searchKey} = one.value`),
            )
            .orderBy(asc(sql`one.key`)),
        ]);
        yield rows.map((row) => toProduct(row.product).values);
      }
    },
  };
}
