import { type SQL, sql } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { ArrivalState } from "#domain/stock/stock-states.ts";
import type { ArrivalListQuery } from "#domain/stock/stock-schema.ts";
import type { Database } from "#worker/db/client.ts";
import { findWords } from "#worker/repositories/shared/find-words.ts";
import { isOfGroup } from "./stock-rows.ts";

const ARRIVAL_PAGE_SIZE = 50;

/** An arrival with the names of its product and center. */
export interface Arrival {
  id: string;
  productId: string;
  productName: string;
  productCode: string;
  centerId: string;
  centerName: string;
  lot: string;
  amount: number;
  expectedOn: string | null;
  onSale: boolean;
  state: ArrivalState;
  receivedAmount: number | null;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** Deliveries of one distributor. */
export function createArrivalRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const rows = (rest: ReturnType<typeof sql>) =>
    orm.all<Omit<Arrival, "onSale"> & { onSale: number }>(sql`
      select arrival.id, arrival.product_id as productId, product.name as productName,
        product.product_code as productCode, arrival.center_id as centerId, center.name as centerName, arrival.lot,
        arrival.amount, arrival.expected_on as expectedOn, arrival.on_sale as onSale, arrival.state,
        arrival.received_amount as receivedAmount, arrival.version, arrival.created_at as createdAt,
        arrival.updated_at as updatedAt
      from stock_arrival as arrival
        join product on product.distributor_id = arrival.distributor_id and product.id = arrival.product_id
        join distribution_center as center
          on center.distributor_id = arrival.distributor_id and center.id = arrival.center_id
      where arrival.distributor_id = ${distributorId} and ${rest}`);

  /** Condition: words of the product, or the lot. */
  function foundBy(search: string): SQL {
    const found = findWords("product_fts", distributorId, search);
    if (found === null) return sql`1`;
    return sql`(product.search_key in ${found} or instr(lower(arrival.lot), lower(${search})) > 0)`;
  }

  return {
    /** Lists a page of arrivals in a state, by day; those without a day come last. */
    async listArrivals(query: ArrivalListQuery) {
      const { group, productId, centerId, state, search, from, until, page } = query;
      const where = sql`${foundBy(search)} and arrival.state = ${state} and ${group === undefined ? sql`1` : isOfGroup(group)}
        and ${productId === undefined ? sql`1` : sql`arrival.product_id = ${productId}`}
        and ${centerId === undefined ? sql`1` : sql`arrival.center_id = ${centerId}`}
        and ${from === undefined ? sql`1` : sql`arrival.expected_on >= ${from}`}
        and ${until === undefined ? sql`1` : sql`arrival.expected_on <= ${until}`}`;
      const [items, [counted]] = await database.readBatch([
        rows(sql`${where} order by arrival.expected_on is null, arrival.expected_on, arrival.id
          limit ${ARRIVAL_PAGE_SIZE} offset ${(page - 1) * ARRIVAL_PAGE_SIZE}`),
        orm.all<{ total: number }>(sql`select count(*) as total from stock_arrival as arrival
            join product on product.distributor_id = arrival.distributor_id and product.id = arrival.product_id
          where arrival.distributor_id = ${distributorId} and ${where}`),
      ]);
      return { items: items.map(toArrival), totalItems: counted?.total ?? 0 };
    },

    /** Reads an arrival.
     *  @throws DomainError NOT_FOUND, also for another distributor's */
    async getArrival(id: string): Promise<Arrival> {
      const [[row]] = await database.readBatch([rows(sql`arrival.id = ${id}`)]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "stockArrival", id });
      return toArrival(row);
    },
  };
}

function toArrival(row: Omit<Arrival, "onSale"> & { onSale: number }): Arrival {
  return { ...row, onSale: row.onSale === 1 };
}
