import { asc, desc, inArray, sql, type SQL } from "drizzle-orm";
import {
  MAX_COUNTED_PRODUCTS,
  type ProductListQuery,
  type ProductSortKey,
} from "#domain/catalog/product-list-schema.ts";
import type { Database } from "#worker/db/client.ts";
import { product } from "#worker/db/schema/catalog.ts";
import { boundedCount, orderedPage } from "#worker/repositories/shared/ordered-page.ts";
import { armsOf, filtersOf, narrowestOf } from "./product-filters.ts";
import { createProductRepository, type ProductDetails, toDetails } from "./product-repository.ts";
import { stockColumn } from "./product-stock.ts";

const SORT_COLUMNS = {
  name: product.name,
  price: product.priceCents,
  power: product.powerW,
  updatedAt: product.updatedAt,
  productCode: product.productCode,
} as const satisfies Record<ProductSortKey, unknown>;

export interface ProductPage {
  items: ProductDetails[];
  /** Counted up to a limit; above it `totalIsExact` is false. */
  totalItems: number;
  totalIsExact: boolean;
}

/** Lists of products of one distributor. */
export function createProductList(database: Database, distributorId: string) {
  const { orm } = database;

  return {
    pageOf: (query: ProductListQuery) => pageOf(distributorId, query),
    countOf: (query: ProductListQuery) => countOf(distributorId, query),

    /** Lists a page of products with their stock, in one round trip. */
    async listProducts(query: ProductListQuery): Promise<ProductPage> {
      const { column, isDescending } = sortOf(query);
      const towards = isDescending ? desc : asc;
      const [rows, counted, categories] = await database.readBatch([
        orm
          .select({ product, stock: stockColumn(distributorId) })
          .from(product)
          .where(inArray(product.searchKey, sql`(select search_key from ${pageOf(distributorId, query)})`))
          .orderBy(towards(column), towards(product.id)),
        orm.select({ total: sql<number>`(${countOf(distributorId, query)})` }).from(sql`(select 1)`),
        createProductRepository(database, distributorId).categories(),
      ]);
      const total = counted[0]?.total ?? 0;
      return {
        items: rows.map((row) => toDetails(row, categories)),
        totalItems: Math.min(total, MAX_COUNTED_PRODUCTS),
        totalIsExact: total <= MAX_COUNTED_PRODUCTS,
      };
    },
  };
}

function sortOf({ sort }: ProductListQuery) {
  const isDescending = sort.startsWith("-");
  const key = sort.replace("-", "") as ProductSortKey;
  return { column: SORT_COLUMNS[key], isDescending, key };
}

function partsOf(distributorId: string, query: ProductListQuery) {
  const narrow = narrowestOf(distributorId, query);
  return { narrow, distributorId, arms: armsOf(query), others: filtersOf(query, narrow?.column ?? null) };
}

/** The `search_key`s of a page. */
function pageOf(distributorId: string, query: ProductListQuery): SQL {
  const { column, isDescending, key } = sortOf(query);
  const { narrow, ...parts } = partsOf(distributorId, query);
  return orderedPage({
    ...parts,
    ...{ column, isDescending, page: query.page, pageSize: query.pageSize },
    narrow: narrow && { keys: narrow.keys, check: narrow.check(key) },
  });
}

/** The number of products, counted up to a limit. */
function countOf(distributorId: string, query: ProductListQuery): SQL {
  const { narrow, ...parts } = partsOf(distributorId, query);
  const found = narrow && { keys: narrow.keys, check: sql`1` };
  return boundedCount({ ...parts, narrow: found }, MAX_COUNTED_PRODUCTS + 1);
}
