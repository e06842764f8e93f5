import { sql, type SQL } from "drizzle-orm";
import type { StockChange } from "#domain/stock/ledger.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { insertRow, updateRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { stock, stockMove } from "#worker/db/schema/stock.ts";

// Units move by what the batch itself finds; the ledger's row of one move is a plain row.

/** A product at a center. */
export interface StockPlace {
  productId: string;
  centerId: string;
}

/** Actor and reason of a move. */
export interface MoveCause {
  arrivalId?: string;
  note: string;
  actor: { id: string; name: string };
  at: string;
}

/** Id of a row of the ledger. It begins with the time, so that the rows of a batch stand side by side in the index. */
export const NEW_MOVE_ID = sql`'stm_' || printf('%011x', unixepoch('subsec') * 1000) || lower(hex(randomblob(7)))`;

/** Refusal of a change that would leave too few units. */
export function tooLow({ productId, centerId }: StockPlace) {
  return () => new DomainError("STOCK_TOO_LOW", { productId, centerId });
}

/** Ensures that a product has a row of stock at a center. */
export function ensureStock(distributorId: string, { productId, centerId }: StockPlace): WriteStatement {
  return {
    query: sql`insert into stock (distributor_id, product_id, center_id, on_hand)
      select product.distributor_id, product.id, center.id, 0
      from product join distribution_center as center
        on center.distributor_id = product.distributor_id and center.id = ${centerId}
      where product.distributor_id = ${distributorId} and product.id = ${productId}
      on conflict (distributor_id, product_id, center_id) do nothing`,
  };
}

/** Changes units on hand, with a row in the ledger.
 *  @param seenOnHand - required current number; null for a difference, which applies to any number
 *  @throws DomainError STOCK_TOO_LOW, STALE_VERSION, by the batch */
export function changeOnHand(
  distributorId: string,
  place: StockPlace,
  { change, seenOnHand, cause }: { change: StockChange; seenOnHand: number | null; cause: MoveCause },
): WriteStatement[] {
  return [
    ensureStock(distributorId, place),
    {
      query: sql`update stock set on_hand = on_hand + ${change.onHand} where ${isAt(distributorId, place)}
        and ${seenOnHand === null ? sql`1` : sql`on_hand = ${seenOnHand}`}`,
      refusal: tooLow(place),
    },
    assertChanged("STALE_VERSION", 1, staleStock(place)),
    insertMove(distributorId, place, change, cause),
    ...(change.onHand > 0 ? sendDue(distributorId, place, cause.at) : []),
  ];
}

/** Sets the minimum of a product at a center.
 *  @throws DomainError STALE_VERSION, by the batch, if the product no longer exists */
export function setMinimum(distributorId: string, place: StockPlace, minimum: number): WriteStatement[] {
  const { productId, centerId } = place;
  return [
    ensureStock(distributorId, place),
    updateRow(stock, { distributorId, productId, centerId }, { minimum }),
    assertChanged("STALE_VERSION", 1, staleStock(place)),
  ];
}

/** Inserts a row of the ledger. */
export function insertMove(
  distributorId: string,
  { productId, centerId }: StockPlace,
  change: StockChange,
  { arrivalId, note, actor, at }: MoveCause,
): WriteStatement {
  return insertRow(stockMove, {
    ...{
      distributorId,
      id: NEW_MOVE_ID,
      productId,
      centerId,
      kind: change.kind,
    },
    ...{
      onHandChange: change.onHand,
      reservedChange: change.reserved,
      conditionalChange: change.conditional,
    },
    ...{ arrivalId, note, actorId: actor.id, actorName: actor.name, at },
  });
}

/** Expiry of reserved units that are due to leave and not on hand yet: they stay until they leave. */
export const FOR_GOOD = "9999-12-31T23:59:59.999Z";

/** Condition of units with that expiry, written as in their index `stock_reservation_waiting`. */
const isForGood = sql.raw(`expires_at = '${FOR_GOOD}'`);

/** Expiry of a paid order's reserved units that are not due to leave yet. */
export const NEVER = "9998-12-31T23:59:59.999Z";

/** Sends units that were due but not on hand when their order was paid or reached the sending status, as they come in;
 *  oldest order first. */
export function sendDue(distributorId: string, place: StockPlace, at: string): WriteStatement[] {
  const due = sql`(select request_id, amount from (
      select kept.request_id, kept.amount,
        sum(kept.amount) over (order by kept.created_at, kept.request_id) as needed
      from stock_reservation as kept
      where kept.distributor_id = ${distributorId} and kept.product_id = ${place.productId}
        and kept.center_id = ${place.centerId} and kept.state = 'held' and kept.${isForGood})
    where needed <= (select on_hand from stock where ${isAt(distributorId, place)}))`;
  return [
    {
      query: sql`insert into stock_move (distributor_id, id, request_id, kind, product_id, center_id, on_hand_change,
          reserved_change, at)
        select ${distributorId}, ${NEW_MOVE_ID}, due.request_id, 'outflow', ${place.productId},
          ${place.centerId}, -due.amount, -due.amount, ${at} from ${due} as due`,
    },
    {
      query: sql`update stock set on_hand = on_hand - due.amount, reserved = reserved - due.amount
        from (select coalesce(sum(amount), 0) as amount from ${due}) as due where ${isAt(distributorId, place)}`,
    },
    {
      query: sql`update stock_reservation set state = 'discounted' where distributor_id = ${distributorId}
        and product_id = ${place.productId} and center_id = ${place.centerId} and state = 'held' and ${isForGood}
        and ${hasLeft(distributorId)}`,
    },
    {
      query: sql`update request set stock_status = 'discounted', updated_at = ${at}
        where distributor_id = ${distributorId} and stock_status = 'reserved'
          and id in (select request_id from stock_reservation where distributor_id = ${distributorId}
            and product_id = ${place.productId} and center_id = ${place.centerId} and state = 'discounted'
            and ${isForGood})
          and ${nothingHeld(distributorId)}`,
    },
  ];
}

/** Condition: the units of a row of `stock_reservation` have left, by the ledger. A reservation leaves once, and again
 *  after a return. The signs keep the planner from walking all moves of the product: an order has few. */
export function hasLeft(distributorId: string): SQL {
  return sql`0 > (select coalesce(sum(gone.on_hand_change), 0) from stock_move as gone where gone.distributor_id = ${distributorId}
    and gone.request_id = stock_reservation.request_id
    and +gone.product_id = stock_reservation.product_id and +gone.center_id = stock_reservation.center_id)`;
}

/** Condition: a row of `request` has no reserved units any more. */
export function nothingHeld(distributorId: string): SQL {
  return sql`not exists (select 1 from stock_reservation as kept where kept.distributor_id = ${distributorId}
    and kept.request_id = request.id and kept.state = 'held')`;
}

/** Condition: the row of `stock` of a product at a center. */
export function isAt(distributorId: string, { productId, centerId }: StockPlace): SQL {
  return sql`stock.distributor_id = ${distributorId} and stock.product_id = ${productId}
    and stock.center_id = ${centerId}`;
}

function staleStock({ productId }: StockPlace) {
  return () => new DomainError("STALE_VERSION", { entity: "stock", id: productId });
}
