import { asc, desc, inArray, sql, type SQL } from "drizzle-orm";
import {
  MAX_COUNTED_PRODUCTS,
  type ProductListQuery,
  type ProductSortKey,
} from "#domain/catalog/product-list-schema.ts";
import type { Database } from "../db/client.ts";
import { product } from "../db/schema/catalog.ts";
import { and, armsOf, filtersOf, isOfGroup, narrowestOf } from "./product-filters.ts";
import { createProductRepository, type ProductDetails, toDetails } from "./product-repository.ts";
import { stockColumn } from "./product-stock.ts";

/** Products that a narrow condition may leave for them to be read by it and sorted; of more, a page is read in order and
 *  the others are passed over. So the cost of a page grows with neither. */
const MAX_SORTED = 500;

const SORT_COLUMNS = {
  name: product.name,
  price: product.priceCents,
  power: product.powerW,
  updatedAt: product.updatedAt,
  productCode: product.productCode,
} as const satisfies Record<ProductSortKey, unknown>;

export interface ProductPage {
  items: ProductDetails[];
  /** Counted up to a bound; with `totalIsExact: false` there are more. */
  totalItems: number;
  totalIsExact: boolean;
}

/** Lists of products of one distributor. */
export function createProductList(database: Database, distributorId: string) {
  const { orm } = database;

  return {
    pageOf: (query: ProductListQuery) => pageOf(distributorId, query),
    countOf: (query: ProductListQuery) => countOf(distributorId, query),

    /** One page, with what there is of each product, in one round trip. */
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

/** The `search_key`s of one page. */
function pageOf(distributorId: string, query: ProductListQuery): SQL {
  const { column, isDescending, key } = sortOf(query);
  const direction = sql.raw(isDescending ? "desc" : "asc");
  const offset = (query.page - 1) * query.pageSize;
  const upToPage = offset + query.pageSize;
  const narrow = narrowestOf(distributorId, query);
  const others = and(filtersOf(query, narrow?.column ?? null));
  const fields = sql`product.search_key, ${column} as sorted, product.id`;
  const ordered = sql`order by ${column} ${direction}, product.id ${direction}`;
  /** A limit of 0 keeps the arm from being read at all. */
  const ifNarrow = (isWanted: boolean) =>
    narrow === null
      ? sql`${upToPage}`
      : sql`case when (select count(*) from found) ${sql.raw(isWanted ? "<=" : ">")} ${MAX_SORTED}
          then ${upToPage} else 0 end`;
  const inOrder = armsOf(query).map(
    ({ type, active }) => sql`select * from (select ${fields} from product
      where product.distributor_id = ${distributorId} and product.type = ${type} and product.active = ${active}
        and ${narrow === null ? sql`1` : narrow.check(key)} and ${others}
      ${ordered} limit ${ifNarrow(false)})`,
  );
  const arms =
    narrow === null
      ? inOrder
      : [
          ...inOrder,
          sql`select * from (select ${fields} from found
            cross join product on product.search_key = found.search_key
            where product.distributor_id = ${distributorId} and ${isOfGroup(query)} and ${others}
            ${ordered} limit ${ifNarrow(true)})`,
        ];
  // Looked up once, however often it is asked.
  const found =
    narrow === null
      ? sql``
      : sql`with found as materialized (select search_key from (${narrow.keys}) limit ${MAX_SORTED + 1})`;
  return sql`(${found} select search_key from (${sql.join(arms, sql` union all `)})
    order by sorted ${direction}, id ${direction} limit ${query.pageSize} offset ${offset})`;
}

/** How many there are, counted no further than told. */
function countOf(distributorId: string, query: ProductListQuery): SQL {
  const narrow = narrowestOf(distributorId, query);
  const others = and(filtersOf(query, narrow?.column ?? null));
  const source =
    narrow === null
      ? sql`product where`
      : sql`(${narrow.keys}) as found cross join product on product.search_key = found.search_key where`;
  return sql`select count(*) from (select 1 from ${source} product.distributor_id = ${distributorId}
    and ${isOfGroup(query)} and ${others} limit ${MAX_COUNTED_PRODUCTS + 1})`;
}
