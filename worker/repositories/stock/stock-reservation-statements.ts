import { type SQL, sql } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { StockMoveKind } from "#domain/stock/ledger.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertHolds } from "#worker/db/save-parts.ts";
import { deleteRow, updateRow } from "#worker/db/row-writes.ts";
import { request } from "#worker/db/schema/requests.ts";
import { stockReservation } from "#worker/db/schema/stock.ts";
import { FOR_GOOD, hasLeft, NEVER, NEW_MOVE_ID, nothingHeld, tooLow } from "./stock-change-statements.ts";

// Units and their orders move by what the batch itself finds; only what looks at nothing is a plain row's change.

/** Prolongs an order's reservation until its charge ends. It never shortens it. */
export function keepUntil(distributorId: string, requestId: string, expiresAt: string): WriteStatement {
  return {
    query: sql`update stock_reservation set expires_at = max(expires_at, ${expiresAt})
      where distributor_id = ${distributorId} and request_id = ${requestId} and state = 'held'`,
  };
}

/** Sends an order's units when it reaches the sending status, by payment or otherwise. Released units are reserved
 *  again if there are enough of all of them; units on hand leave, and units of arrivals stay reserved without expiry.
 *  Without enough, the order becomes `short`. Units that have left do not leave again. */
export function takeOut(distributorId: string, requestId: string, at: string): WriteStatement[] {
  return [
    ...takeAnew(distributorId, requestId, { at, until: FOR_GOOD }),
    setShort(distributorId, requestId),
    ...sendOnHand(distributorId, requestId, at),
  ];
}

/** Keeps a paid order's units reserved without expiry, before the sending status. Released units are reserved again if
 *  there are enough of all of them; otherwise the order becomes `short`. */
export function keepPaid(distributorId: string, requestId: string, at: string): WriteStatement[] {
  return [
    ...takeAnew(distributorId, requestId, { at, until: NEVER }),
    setShort(distributorId, requestId),
    {
      query: sql`update stock_reservation set expires_at = ${NEVER}
        where distributor_id = ${distributorId} and request_id = ${requestId} and state = 'held'
          and expires_at <> ${FOR_GOOD}`,
    },
  ];
}

function setShort(distributorId: string, requestId: string): WriteStatement {
  return {
    query: sql`update request set stock_status = 'short'
      where distributor_id = ${distributorId} and id = ${requestId} and stock_status = 'released'`,
  };
}

/** Reserves an order's released units again until its charge ends: all of them, or the batch is refused.
 *  @throws DomainError ORDER_SHORT, by the batch */
export function takeForCharge(
  distributorId: string,
  requestId: string,
  { at, until }: { at: string; until: string },
): WriteStatement[] {
  return [
    ...takeAnew(distributorId, requestId, { at, until }),
    assertHolds(
      "OUT_OF_STOCK",
      sql`not exists (select 1 from stock_reservation
        where distributor_id = ${distributorId} and request_id = ${requestId} and state = 'released')`,
      () => new DomainError("ORDER_SHORT", { requestId }),
    ),
  ];
}

/** Fact: whether an order's released units can be reserved again, as far as it has any. */
export function canTakeAnew(distributorId: string, requestId: string): SQL {
  return sql`not (exists (select 1 from stock_reservation
    where distributor_id = ${distributorId} and request_id = ${requestId} and state = 'released')
    and ${lacksUnits(distributorId, requestId)})`;
}

/** Fact: whether there are too few free units of something that an order has. */
function lacksUnits(distributorId: string, requestId: string): SQL {
  return sql`exists (select 1 from stock_reservation as kept left join stock
    on stock.distributor_id = kept.distributor_id and stock.product_id = kept.product_id
      and stock.center_id = kept.center_id
    where kept.distributor_id = ${distributorId} and kept.request_id = ${requestId}
      and coalesce(stock.on_hand + stock.conditional - stock.reserved, 0) < kept.amount)`;
}

/** Query: whether this batch found too few units for the order, for the notification. */
export function isShort(distributorId: string, requestId: string) {
  return sql`exists (select 1 from request where distributor_id = ${distributorId} and id = ${requestId}
    and stock_status = 'short')`;
}

/** Reserves the released units of an order again for a time: all of them, or none if there are not enough. */
export function reserveAgain(
  distributorId: string,
  requestId: string,
  times: { at: string; until: string },
): WriteStatement[] {
  return takeAnew(distributorId, requestId, times);
}

/** While the request is still `released`, its held rows are those that were just reserved. If there are not enough of
 *  all of them, it stays `released`. */
function takeAnew(
  distributorId: string,
  requestId: string,
  { at, until }: { at: string; until: string },
): WriteStatement[] {
  const isReleased = sql`exists (select 1 from request where distributor_id = ${distributorId}
    and id = ${requestId} and stock_status = 'released')`;
  const taken = sql`kept.distributor_id = ${distributorId} and kept.request_id = ${requestId}
    and kept.state = 'held' and ${isReleased}`;
  return [
    {
      query: sql`update stock_reservation set state = 'held', expires_at = ${until}
        where distributor_id = ${distributorId} and request_id = ${requestId} and state = 'released' and ${isReleased}
          and not ${lacksUnits(distributorId, requestId)}`,
    },
    {
      query: sql`update stock set reserved = reserved + kept.amount from stock_reservation as kept
        where ${taken} and stock.distributor_id = kept.distributor_id and stock.product_id = kept.product_id
          and stock.center_id = kept.center_id`,
    },
    insertReservationMoves("reserve", at, taken),
    {
      query: sql`update request set stock_status = 'reserved' where distributor_id = ${distributorId}
        and id = ${requestId} and stock_status = 'released' and not ${nothingHeld(distributorId)}`,
    },
  ];
}

function sendOnHand(distributorId: string, requestId: string, at: string): WriteStatement[] {
  const own = sql`distributor_id = ${distributorId} and request_id = ${requestId} and state = 'held'`;
  const leaving = sql`kept.distributor_id = ${distributorId} and kept.request_id = ${requestId}
    and kept.state = 'held' and stock.distributor_id = kept.distributor_id
    and stock.product_id = kept.product_id and stock.center_id = kept.center_id and stock.on_hand >= kept.amount`;
  return [
    {
      query: sql`insert into stock_move (distributor_id, id, request_id, kind, product_id, center_id, on_hand_change,
          reserved_change, at)
        select kept.distributor_id, ${NEW_MOVE_ID}, kept.request_id, 'outflow', kept.product_id,
          kept.center_id, -kept.amount, -kept.amount, ${at} from stock_reservation as kept join stock on ${leaving}`,
    },
    {
      query: sql`update stock set on_hand = on_hand - kept.amount, reserved = reserved - kept.amount
        from stock_reservation as kept where ${leaving}`,
    },
    {
      query: sql`update stock_reservation set state = 'discounted' where ${own} and ${hasLeft(distributorId)}`,
    },
    { query: sql`update stock_reservation set expires_at = ${FOR_GOOD} where ${own}` },
    {
      query: sql`update request set stock_status = 'discounted' where distributor_id = ${distributorId}
        and id = ${requestId} and stock_status = 'reserved' and ${nothingHeld(distributorId)}`,
    },
  ];
}

/** Releases the units of an order with an expired reservation. If it was paid, prolonged or released meanwhile, the
 *  whole batch fails.
 *  @param over - error to throw then */
export function releaseExpired(
  distributorId: string,
  requestId: string,
  { at, over }: { at: string; over: () => Error },
): WriteStatement[] {
  const held = heldBy(distributorId, requestId);
  return [
    assertHolds(
      "ALREADY_DONE",
      sql`exists (select 1 from stock_reservation as kept
        join request on request.distributor_id = kept.distributor_id and request.id = kept.request_id
          and request.payment_status <> 'received'
        where ${held} and kept.expires_at <= ${at})`,
      over,
    ),
    ...giveBack(distributorId, requestId, at),
  ];
}

/** Releases all units of a cancelled order, sent or reserved. */
export function giveAllBack(distributorId: string, requestId: string, at: string): WriteStatement[] {
  return [
    ...bringBack(distributorId, requestId, { at, until: at }),
    ...giveBack(distributorId, requestId, at),
    {
      query: sql`update request set stock_status = 'released'
        where distributor_id = ${distributorId} and id = ${requestId} and stock_status = 'short'`,
    },
  ];
}

/** Releases all units of an order that is edited; the same batch then reserves those of its new lines. */
export function startStockAnew(distributorId: string, requestId: string, at: string): WriteStatement[] {
  return [
    ...giveAllBack(distributorId, requestId, at),
    deleteRow(stockReservation, { distributorId, requestId }),
  ];
}

/** Marks the order as reserved, after the batch has reserved its units. */
export function setReserved(distributorId: string, requestId: string): WriteStatement {
  return updateRow(request, { distributorId, id: requestId }, { stockStatus: "reserved" });
}

/** Returns an order to a status before the sending one: sent units come back and are reserved, as are those still to
 *  come, until the order's new expiry. */
export function bringBack(
  distributorId: string,
  requestId: string,
  { at, until }: { at: string; until: string },
): WriteStatement[] {
  const gone = sql`kept.distributor_id = ${distributorId} and kept.request_id = ${requestId}
    and kept.state = 'discounted'`;
  return [
    {
      query: sql`insert into stock_move (distributor_id, id, request_id, kind, product_id, center_id, on_hand_change,
          reserved_change, at)
        select kept.distributor_id, ${NEW_MOVE_ID}, kept.request_id, 'return', kept.product_id,
          kept.center_id, kept.amount, kept.amount, ${at} from stock_reservation as kept where ${gone}`,
    },
    {
      query: sql`update stock set on_hand = on_hand + kept.amount, reserved = reserved + kept.amount
        from stock_reservation as kept where ${gone} and stock.distributor_id = kept.distributor_id
          and stock.product_id = kept.product_id and stock.center_id = kept.center_id`,
    },
    {
      query: sql`update stock_reservation set state = 'held', expires_at = ${until}
        where distributor_id = ${distributorId} and request_id = ${requestId}
          and (state = 'discounted' or (state = 'held' and expires_at = ${FOR_GOOD}))`,
    },
    {
      query: sql`update request set stock_status = 'reserved' where distributor_id = ${distributorId}
        and id = ${requestId} and stock_status = 'discounted' and not ${nothingHeld(distributorId)}`,
    },
  ];
}

/** Units of a product that leave an order: those that are for sale again, and those that are written off. */
export interface TakenUnits {
  productId: string;
  back: number;
  lost: number;
}

/** Takes units out of an order, wherever they are: reserved ones are released, those that have left come back. What is
 *  written off leaves the stock by an adjustment, as it would by hand, so that the order's own moves stay balanced. An
 *  order without units has no state of stock any more.
 *  @throws DomainError STOCK_TOO_LOW, by the batch, for units that are written off and not on hand */
export function takeUnits(distributorId: string, requestId: string, by: UnitsMove): WriteStatement[] {
  const { units, of } = unitsIn(distributorId, requestId, by.taken);
  return [
    ...moveUnits(distributorId, requestId, { ...by, kinds: ["release", "return"], sign: 1 }),
    {
      query: sql`update stock_reservation as kept set amount = kept.amount - taken.amount
        from ${units} as taken where ${of}`,
    },
    {
      query: sql`delete from stock_reservation where distributor_id = ${distributorId} and request_id = ${requestId}
        and amount <= 0`,
    },
    {
      query: sql`update request set stock_status = case
          when not exists (select 1 from stock_reservation as kept where kept.distributor_id = ${distributorId}
            and kept.request_id = request.id) then null
          when stock_status = 'reserved' and ${nothingHeld(distributorId)} then 'discounted'
          else stock_status end
        where distributor_id = ${distributorId} and id = ${requestId}`,
    },
  ];
}

/** Puts units back into an order that were taken out of it, to where they were: what was released is reserved again, what
 *  came back leaves again, and what was written off is on hand again before that.
 *  @param stockBefore - query of where the order's units were (`stockOf`); what is left of them is there still
 *  @throws DomainError STOCK_TOO_LOW, by the batch, for units that have been sold since */
export function putUnitsBack(
  distributorId: string,
  requestId: string,
  { stockBefore, ...by }: UnitsMove & { stockBefore: SQL },
): WriteStatement[] {
  return [
    {
      query: sql`insert into stock_reservation
          (distributor_id, request_id, product_id, center_id, amount, state, expires_at, created_at)
        select ${distributorId}, ${requestId}, value ->> '$.productId', value ->> '$.centerId', value ->> '$.amount',
          value ->> '$.state', value ->> '$.expiresAt', value ->> '$.createdAt'
        from json_each(${stockBefore}, '$.units') where true
        on conflict (distributor_id, request_id, product_id, center_id) do update set amount = excluded.amount`,
    },
    ...moveUnits(distributorId, requestId, { ...by, kinds: ["reserve", "outflow"], sign: -1 }),
    {
      query: sql`update request set stock_status = case ${stockBefore} ->> '$.status'
          when 'reserved' then iif(${nothingHeld(distributorId)}, 'discounted', 'reserved')
          else ${stockBefore} ->> '$.status' end
        where distributor_id = ${distributorId} and id = ${requestId}`,
    },
  ];
}

/** Units that move, and the cause for the ledger. */
interface UnitsMove {
  taken: readonly TakenUnits[];
  note: string;
  actor: { id: string; name: string };
  at: string;
}

/** The units of some products as rows, and the reservations that they belong to (`kept`). */
function unitsIn(distributorId: string, requestId: string, taken: readonly TakenUnits[]) {
  return {
    units: sql`(select value ->> '$.productId' as product_id, value ->> '$.back' + (value ->> '$.lost') as amount,
      value ->> '$.lost' as lost from json_each(${JSON.stringify(taken)}))`,
    of: sql`kept.distributor_id = ${distributorId} and kept.request_id = ${requestId}
      and kept.product_id = taken.product_id`,
  };
}

/** Stock and ledger of units that leave an order, or return to it, by the state of their reservations.
 *  @param kinds - of moves of reserved units, and of those that have left
 *  @param sign - 1 for units that leave the order, -1 for those that return to it
 *  @throws DomainError STOCK_TOO_LOW, by the batch */
function moveUnits(
  distributorId: string,
  requestId: string,
  {
    taken,
    kinds: [ofHeld, ofGone],
    sign,
    note,
    actor,
    at,
  }: UnitsMove & { kinds: readonly [StockMoveKind, StockMoveKind]; sign: 1 | -1 },
): WriteStatement[] {
  const { units, of } = unitsIn(distributorId, requestId, taken);
  const move = sql`insert into stock_move (distributor_id, id, request_id, kind, product_id, center_id, on_hand_change,
    reserved_change, note, actor_id, actor_name, at)`;
  const from = sql`from stock_reservation as kept join ${units} as taken on ${of}`;
  const by = sql`${note}, ${actor.id}, ${actor.name}, ${at}`;
  return [
    {
      query: sql`${move} select kept.distributor_id, ${NEW_MOVE_ID}, kept.request_id,
          iif(kept.state = 'held', ${ofHeld}, ${ofGone}), kept.product_id, kept.center_id,
          ${sign} * iif(kept.state = 'held', 0, taken.amount), ${sign} * iif(kept.state = 'held', -taken.amount, 0), ${by}
        ${from} where kept.state <> 'released'`,
    },
    {
      query: sql`${move} select kept.distributor_id, ${NEW_MOVE_ID}, null, 'adjustment', kept.product_id,
          kept.center_id, -${sign} * taken.lost, 0, ${by} ${from} where taken.lost > 0`,
    },
    {
      query: sql`update stock set
          on_hand = on_hand + ${sign} * (iif(kept.state = 'discounted', taken.amount, 0) - taken.lost),
          reserved = reserved - ${sign} * iif(kept.state = 'held', taken.amount, 0)
        ${from} where stock.distributor_id = kept.distributor_id and stock.product_id = kept.product_id
          and stock.center_id = kept.center_id`,
      refusal: tooLow({
        productId: (taken.find(({ lost }) => lost > 0) ?? taken[0])?.productId ?? "",
        centerId: "",
      }),
    },
  ];
}

function heldBy(distributorId: string, requestId: string) {
  return sql`kept.distributor_id = ${distributorId} and kept.request_id = ${requestId} and kept.state = 'held'`;
}

/** Releases an order's reserved units. */
function giveBack(distributorId: string, requestId: string, at: string): WriteStatement[] {
  const held = heldBy(distributorId, requestId);
  return [
    insertReservationMoves("release", at, held),
    {
      query: sql`update stock set reserved = reserved - kept.amount from stock_reservation as kept
        where ${held} and stock.distributor_id = kept.distributor_id and stock.product_id = kept.product_id
          and stock.center_id = kept.center_id`,
    },
    {
      query: sql`update stock_reservation set state = 'released'
        where distributor_id = ${distributorId} and request_id = ${requestId} and state = 'held'`,
    },
    {
      query: sql`update request set stock_status = 'released', updated_at = ${at}
        where distributor_id = ${distributorId} and id = ${requestId} and stock_status = 'reserved'`,
    },
  ];
}

function insertReservationMoves(
  kind: "reserve" | "release",
  at: string,
  which: ReturnType<typeof sql>,
): WriteStatement {
  const change = kind === "reserve" ? sql`kept.amount` : sql`-kept.amount`;
  return {
    query: sql`insert into stock_move (distributor_id, id, request_id, kind, product_id, center_id, reserved_change, at)
      select kept.distributor_id, ${NEW_MOVE_ID}, kept.request_id, ${kind}, kept.product_id,
        kept.center_id, ${change}, ${at} from stock_reservation as kept where ${which}`,
  };
}
