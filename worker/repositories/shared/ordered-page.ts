import { sql, type SQL } from "drizzle-orm";
import { and } from "./all-of.ts";

/** Up to this number, products of a narrow condition are read by it and sorted. For more, the page is read in order and
 *  others are skipped. So the cost of a page grows with neither. */
const MAX_SORTED = 500;

/** A page of products in the order of an index. */
export interface OrderedPage {
  distributorId: string;
  /** Each product type, active and inactive: an index gives one of these in order. */
  arms: readonly { type: string; active: number }[];
  column: SQL | { getSQL(): SQL };
  isDescending: boolean;
  /** A condition that finds its products without reading others: their keys, and the same condition for one product. */
  narrow: { keys: SQL; check: SQL } | null;
  /** Further conditions. */
  others: readonly SQL[];
  page: number;
  pageSize: number;
}

/** The `search_key`s of one page. */
export function orderedPage({
  distributorId,
  arms,
  column,
  isDescending,
  narrow,
  others,
  page,
  pageSize,
}: OrderedPage): SQL {
  const direction = sql.raw(isDescending ? "desc" : "asc");
  const offset = (page - 1) * pageSize;
  const upToPage = offset + pageSize;
  const asked = and(others);
  const fields = sql`product.search_key, ${column} as sorted, product.id`;
  const ordered = sql`order by ${column} ${direction}, product.id ${direction}`;
  /** A limit of 0 keeps the arm from being read at all. */
  const ifNarrow = (isWanted: boolean) =>
    narrow === null
      ? sql`${upToPage}`
      : sql`case when (select count(*) from found) ${sql.raw(isWanted ? "<=" : ">")} ${MAX_SORTED}
          then ${upToPage} else 0 end`;
  const inOrder = arms.map(
    ({ type, active }) => sql`select * from (select ${fields} from product
      where product.distributor_id = ${distributorId} and product.type = ${type} and product.active = ${active}
        and ${narrow === null ? sql`1` : narrow.check} and ${asked}
      ${ordered} limit ${ifNarrow(false)})`,
  );
  const read =
    narrow === null
      ? inOrder
      : [
          ...inOrder,
          sql`select * from (select ${fields} from found
            cross join product on product.search_key = found.search_key
            where product.distributor_id = ${distributorId} and ${isOfArms(arms)} and ${asked}
            ${ordered} limit ${ifNarrow(true)})`,
        ];
  // Materialised, so that it is evaluated once.
  const found =
    narrow === null
      ? sql``
      : sql`with found as materialized (select search_key from (${narrow.keys}) limit ${MAX_SORTED + 1})`;
  return sql`(${found} select search_key from (${sql.join(read, sql` union all `)})
    order by sorted ${direction}, id ${direction} limit ${pageSize} offset ${offset})`;
}

/** Number of products, counted up to a limit. */
export function boundedCount(
  { distributorId, arms, narrow, others }: Pick<OrderedPage, "distributorId" | "arms" | "narrow" | "others">,
  limit: number,
): SQL {
  const source =
    narrow === null
      ? sql`product where`
      : sql`(${narrow.keys}) as found cross join product on product.search_key = found.search_key where`;
  return sql`select count(*) from (select 1 from ${source} product.distributor_id = ${distributorId}
    and ${isOfArms(arms)} and ${and(others)} limit ${limit})`;
}

/** Condition: a product belongs to one of the arms. */
export function isOfArms(arms: OrderedPage["arms"]): SQL {
  const list = (values: readonly (string | number)[]) =>
    sql.join(
      [...new Set(values)].map((value) => sql`${value}`),
      sql`, `,
    );
  return sql`product.type in (${list(arms.map(({ type }) => type))})
    and product.active in (${list(arms.map(({ active }) => active))})`;
}
