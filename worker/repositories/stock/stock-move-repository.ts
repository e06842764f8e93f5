import { sql } from "drizzle-orm";
import type { StockMoveKind } from "#domain/stock/ledger.ts";
import type { EquipmentGroup } from "#domain/catalog/product-types.ts";
import type { Database } from "#worker/db/client.ts";
import { isOfGroup } from "./stock-rows.ts";

const MOVE_PAGE_SIZE = 50;

/** A row of the ledger, with the names of its causes. */
export interface StockMove {
  id: string;
  at: string;
  kind: StockMoveKind;
  productId: string;
  productName: string;
  productCode: string;
  centerId: string;
  centerName: string;
  onHandChange: number;
  reservedChange: number;
  conditionalChange: number;
  requestId: string | null;
  requestCode: string | null;
  arrivalId: string | null;
  arrivalLot: string | null;
  note: string;
  actorName: string;
}

/** Filter of the ledger; days as instants. */
export interface MoveWhere {
  group: EquipmentGroup | null;
  productId: string | null;
  centerId: string | null;
  kind: StockMoveKind | null;
  fromAt: string | null;
  beforeAt: string | null;
}

/** Repository of one distributor's ledger, newest first. */
export function createMoveRepository(database: Database, distributorId: string) {
  const { orm } = database;

  function conditions({ group, productId, centerId, kind, fromAt, beforeAt }: MoveWhere) {
    const parts = [sql`move.distributor_id = ${distributorId}`];
    if (group !== null) parts.push(isOfGroup(group));
    if (productId !== null) parts.push(sql`move.product_id = ${productId}`);
    if (centerId !== null) parts.push(sql`move.center_id = ${centerId}`);
    if (kind !== null) parts.push(sql`move.kind = ${kind}`);
    if (fromAt !== null) parts.push(sql`move.at >= ${fromAt}`);
    if (beforeAt !== null) parts.push(sql`move.at < ${beforeAt}`);
    return sql.join(parts, sql` and `);
  }

  const rows = (rest: ReturnType<typeof sql>) =>
    orm.all<StockMove>(sql`
      select move.id, move.at, move.kind, move.product_id as productId, product.name as productName,
        product.product_code as productCode, move.center_id as centerId, center.name as centerName,
        move.on_hand_change as onHandChange, move.reserved_change as reservedChange,
        move.conditional_change as conditionalChange, move.request_id as requestId, request.code as requestCode,
        move.arrival_id as arrivalId, arrival.lot as arrivalLot, move.note, move.actor_name as actorName
      from stock_move as move
        join product on product.distributor_id = move.distributor_id and product.id = move.product_id
        join distribution_center as center
          on center.distributor_id = move.distributor_id and center.id = move.center_id
        left join request on request.distributor_id = move.distributor_id and request.id = move.request_id
        left join stock_arrival as arrival
          on arrival.distributor_id = move.distributor_id and arrival.id = move.arrival_id
      where ${rest}`);

  return {
    async listMoves(where: MoveWhere, page: number) {
      const [items, [counted]] = await database.readBatch([
        rows(sql`${conditions(where)} order by move.at desc, move.id desc
          limit ${MOVE_PAGE_SIZE} offset ${(page - 1) * MOVE_PAGE_SIZE}`),
        orm.all<{ total: number }>(sql`select count(*) as total from stock_move as move
            join product on product.distributor_id = move.distributor_id and product.id = move.product_id
          where ${conditions(where)}`),
      ]);
      return { items, totalItems: counted?.total ?? 0 };
    },

    /** Reads the moves after a position, for a file that is streamed. */
    async readMoves(where: MoveWhere, after: Pick<StockMove, "at" | "id"> | null, limit: number) {
      const next = after === null ? sql`1` : sql`(move.at, move.id) < (${after.at}, ${after.id})`;
      const [items] = await database.readBatch([
        rows(sql`${conditions(where)} and ${next} order by move.at desc, move.id desc limit ${limit}`),
      ]);
      return items;
    },
  };
}

/** A move of stock by an order. */
export interface RequestMove {
  at: string;
  kind: StockMoveKind;
  productId: string;
  centerId: string;
  onHandChange: number;
  reservedChange: number;
}

/** Query for the moves of one order. */
export function movesOfRequest({ orm }: Database, distributorId: string, requestId: string) {
  return orm.all<RequestMove>(sql`
    select at, kind, product_id as productId, center_id as centerId, on_hand_change as onHandChange,
      reserved_change as reservedChange
    from stock_move where distributor_id = ${distributorId} and request_id = ${requestId} order by at, id`);
}
