import { sql, type SQL } from "drizzle-orm";
import type { SaleSortKey } from "#domain/loose-products/sale-list.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";
import type { OrderedPage } from "#worker/repositories/shared/ordered-page.ts";
import { toMatch } from "../catalog/product-search.ts";

/** What is asked of the products on sale, once it is known which center sells and what a section holds. */
export interface WantedProducts {
  types: readonly ProductType[];
  /** Categories of which one is enough; empty for any. */
  categories: readonly string[];
  search: string;
  manufacturer: string | null;
  /** Watts, both included. */
  minPowerW: number | null;
  maxPowerW: number | null;
  /** The center that has to have some in hand. */
  inStockAt: string | null;
  /** Only what is put forward in shops. */
  featuredOnly: boolean;
  sort: SaleSortKey;
  isDescending: boolean;
  page: number;
  pageSize: number;
}

type Narrow = OrderedPage["narrow"];

/** The condition by which they are found without reading the others, if there is one: words, categories, or a range of
 *  power. */
export function narrowSale(distributorId: string, wanted: WantedProducts): Narrow {
  const { search, categories, minPowerW, maxPowerW, types } = wanted;
  if (search !== "") {
    const match = toMatch(distributorId, [{ text: search, allBegin: false }], types);
    const keys =
      match === null
        ? sql`select product.search_key from product where 0`
        : sql`select rowid as search_key from product_fts where product_fts match ${match}`;
    return { keys, check: sql`product.search_key in (${keys})` };
  }
  if (categories.length > 0) {
    const among = isAmong(categories);
    return {
      keys: sql`select product.search_key from product
        where product.distributor_id = ${distributorId} and product.category_id in ${among}`,
      check: sql`+product.category_id in ${among}`,
    };
  }
  if (minPowerW === null && maxPowerW === null) return null;
  return {
    keys: sql`select product.search_key from product where product.distributor_id = ${distributorId}
      and product.active = 1 and product.type in ${isAmong(types)} and ${powerIn("product.power_w", wanted)}`,
    check: powerIn(wanted.sort === "power" ? "product.power_w" : "+product.power_w", wanted),
  };
}

/** What is asked for beside it. */
export function saleFilters(distributorId: string, wanted: WantedProducts): SQL[] {
  const { search, categories, minPowerW, maxPowerW, manufacturer, inStockAt, featuredOnly } = wanted;
  const hasRange = minPowerW !== null || maxPowerW !== null;
  const isByRange = search === "" && categories.length === 0;
  return [
    sql`product.is_to_sell = 1`,
    ...(search !== "" && categories.length > 0 ? [sql`+product.category_id in ${isAmong(categories)}`] : []),
    ...(hasRange && !isByRange ? [powerIn("+product.power_w", wanted)] : []),
    ...(manufacturer === null ? [] : [sql`product.manufacturer = ${manufacturer}`]),
    ...(featuredOnly ? [sql`product.featured_ecommerce = 1`] : []),
    ...(inStockAt === null
      ? []
      : [
          sql`exists (select 1 from stock where stock.distributor_id = ${distributorId}
            and stock.product_id = product.id and stock.center_id = ${inStockAt}
            and stock.on_hand > stock.reserved)`,
        ]),
  ];
}

function isAmong(values: readonly string[]): SQL {
  return sql`(select value from json_each(${JSON.stringify(values)}))`;
}

function powerIn(
  column: string,
  { minPowerW, maxPowerW }: Pick<WantedProducts, "minPowerW" | "maxPowerW">,
): SQL {
  return sql`${sql.raw(column)} between ${minPowerW ?? 0} and ${maxPowerW ?? Number.MAX_SAFE_INTEGER}`;
}
