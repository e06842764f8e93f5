import { type SQL, sql } from "drizzle-orm";
import type { ProductType } from "#domain/catalog/product-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { StockListQuery } from "#domain/stock/stock-schema.ts";
import type { WantedStock } from "#domain/stock/availability.ts";
import type { StockNumbers } from "#domain/stock/ledger.ts";
import type { Database } from "#worker/db/client.ts";
import type { StockPlace } from "./stock-change-statements.ts";
import { isOfGroup, openArrivals, parseArrivals } from "./stock-rows.ts";
import { findWords } from "#worker/repositories/shared/find-words.ts";

/** A product on a page of stock. */
export interface StockProductRow {
  id: string;
  name: string;
  productCode: string;
  manufacturer: string;
  type: ProductType;
  powerW: number | null;
  active: boolean;
  isToSell: boolean;
  peso_KG: number | null;
  volume_M3: number | null;
}

/** Stock of a product at a center; without any count there is no row. */
export interface StockLevelRow extends StockNumbers, StockPlace {
  minimum: number;
  futureStockOn: string | null;
  arrivals: string | null;
}

/** Restrictions of a list of stock by actor. */
export interface StockView {
  /** Only products that buyers can buy. */
  onlyOnSale: boolean;
  /** Only this center; null for all. */
  onlyCenterId: string | null;
}

const ORDERS = { name: "product.name", code: "product.product_code", power: "product.power_w" } as const;

/** Stock of one distributor. */
export function createStockRepository(database: Database, distributorId: string) {
  const { orm } = database;

  function matching(query: StockListQuery, view: StockView): SQL {
    const centerId = view.onlyCenterId ?? query.centerId ?? null;
    const here = (table: string) => sql`${sql.raw(table)}.distributor_id = ${distributorId}
      and ${sql.raw(table)}.product_id = product.id
      and ${centerId === null ? sql`1` : sql`${sql.raw(table)}.center_id = ${centerId}`}`;
    const filters = {
      low: sql`exists (select 1 from stock where ${here("stock")} and stock.minimum > 0
        and stock.on_hand + stock.conditional - stock.reserved < stock.minimum)`,
      arriving: sql`exists (select 1 from stock_arrival where ${here("stock_arrival")}
        and stock_arrival.state = 'expected')`,
      out: sql`not exists (select 1 from stock where ${here("stock")}
        and stock.on_hand + stock.conditional - stock.reserved > 0)`,
    };
    return sql`product.distributor_id = ${distributorId}
      and ${isOfGroup(query.group)}
      and ${view.onlyOnSale ? sql`product.active = 1 and product.is_to_sell = 1` : sql`1`}
      and ${query.filter === undefined ? sql`1` : filters[query.filter]}
      and ${foundBy(query.search)}`;
  }

  function foundBy(search: string): SQL {
    const found = findWords("product_fts", distributorId, search);
    return found === null ? sql`1` : sql`product.search_key in ${found}`;
  }

  return {
    /** Lists a page of products with their stock at each center, in one round trip. */
    async listStock(query: StockListQuery & { pageSize: number }, view: StockView) {
      const where = matching(query, view);
      const key = query.sort.replace("-", "") as keyof typeof ORDERS;
      const direction = sql.raw(query.sort.startsWith("-") ? "desc" : "asc");
      const order = sql`order by ${sql.raw(ORDERS[key])} ${direction}, product.id ${direction}`;
      const page = sql`select product.id from product where ${where} ${order} limit ${query.pageSize}
        offset ${(query.page - 1) * query.pageSize}`;
      const [products, [counted], levels] = await database.readBatch([
        orm.all<Omit<StockProductRow, "active" | "isToSell"> & { active: number; isToSell: number }>(sql`
          select product.id, product.name, product.product_code as productCode, product.manufacturer, product.type,
            product.power_w as powerW, product.active, product.is_to_sell as isToSell, product.peso_KG,
            product.volume_M3
          from product where product.distributor_id = ${distributorId} and product.id in (${page}) ${order}`),
        orm.all<{ total: number }>(sql`select count(*) as total from product where ${where}`),
        orm.all<StockLevelRow>(sql`${selectLevels()} where stock.distributor_id = ${distributorId}
          and stock.product_id in (${page})`),
      ]);
      return {
        products: products.map((row): StockProductRow => ({
          ...row,
          active: row.active === 1,
          isToSell: row.isToSell === 1,
        })),
        totalItems: counted?.total ?? 0,
        levels,
      };
    },

    /** Reads a product at a center with its stock.
     *  @throws DomainError NOT_FOUND for another distributor's */
    async getPlace({ productId, centerId }: StockPlace) {
      const [[product], [center], [level]] = await database.readBatch([
        orm.all<{ name: string }>(sql`select name from product
          where distributor_id = ${distributorId} and id = ${productId}`),
        orm.all<{ name: string }>(sql`select name from distribution_center
          where distributor_id = ${distributorId} and id = ${centerId}`),
        orm.all<StockLevelRow>(sql`${selectLevels()} where stock.distributor_id = ${distributorId}
          and stock.product_id = ${productId} and stock.center_id = ${centerId}`),
      ]);
      if (product === undefined) throw new DomainError("NOT_FOUND", { entity: "product", id: productId });
      if (center === undefined) {
        throw new DomainError("NOT_FOUND", { entity: "distributionCenter", id: centerId });
      }
      return {
        productName: product.name,
        centerName: center.name,
        level: level ?? {
          productId,
          centerId,
          onHand: 0,
          reserved: 0,
          conditional: 0,
          minimum: 0,
          futureStockOn: null,
          arrivals: null,
        },
      };
    },

    /** Reads stock of products at all centers, with the facts that decide which center sells. */
    async readForCheck(productIds: readonly string[]) {
      const ids = JSON.stringify(productIds);
      const [products, levels] = await database.readBatch([
        orm.all<{
          id: string;
          isOnSale: number;
        }>(sql`select id, active and is_to_sell as isOnSale from product
          where distributor_id = ${distributorId} and id in (select value from json_each(${ids}))`),
        orm.all<StockLevelRow>(sql`${selectLevels()} where stock.distributor_id = ${distributorId}
          and stock.product_id in (select value from json_each(${ids}))`),
      ]);
      return { products: products.map(({ id, isOnSale }) => ({ id, isOnSale: isOnSale === 1 })), levels };
    },
  };
}

/** A row of stock, for the rule of availability. */
export function toWanted(
  level: Pick<StockLevelRow, "onHand" | "reserved" | "arrivals"> | undefined,
  wanted: { amount: number; isOnSale: boolean },
): WantedStock {
  return {
    ...wanted,
    onHand: level?.onHand ?? 0,
    reserved: level?.reserved ?? 0,
    arrivals: parseArrivals(level?.arrivals ?? null),
  };
}

/** Lists orders with expired reservations, the longest overdue first. */
export async function listDueReservations(
  database: Database,
  distributorId: string,
  { now, limit }: { now: string; limit: number },
): Promise<string[]> {
  const [rows] = await database.readBatch([
    database.orm.all<{ requestId: string }>(sql`
      select request_id as requestId from stock_reservation
      where distributor_id = ${distributorId} and state = 'held' and expires_at <= ${now}
      group by request_id order by min(expires_at) limit ${limit}`),
  ]);
  return rows.map(({ requestId }) => requestId);
}

function selectLevels(): SQL {
  return sql`select stock.product_id as productId, stock.center_id as centerId, stock.on_hand as onHand,
    stock.reserved, stock.conditional, stock.minimum, stock.future_stock_on as futureStockOn,
    ${openArrivals()} as arrivals from stock`;
}
