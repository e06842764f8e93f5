import { sql } from "drizzle-orm";
import type { WriteStatement } from "../db/client.ts";
import { hasLeft, nothingHeld } from "./stock-change-statements.ts";

/** Until when the units of a paid order are kept that are not on hand yet: until they leave. */
const FOR_GOOD = "9999-12-31T23:59:59.999Z";

/** Keeps an order's units until its charge ends. A charge prolongs, it never shortens. */
export function keepUntil(distributorId: string, requestId: string, expiresAt: string): WriteStatement {
  return {
    query: sql`update stock_reservation set expires_at = max(expires_at, ${expiresAt})
      where distributor_id = ${distributorId} and request_id = ${requestId} and state = 'held'`,
  };
}

/** An order is paid: units that were given back are taken anew, if there are enough of all of them, and what is on hand
 *  leaves. Units that are still to come stay reserved for good. Without enough the order is `short`. */
export function takePaid(distributorId: string, requestId: string, at: string): WriteStatement[] {
  return [...takeAnew(distributorId, requestId, at), ...sendOnHand(distributorId, requestId, at)];
}

/** Whether this batch has found too little for the order, to tell of it. */
export function isShort(distributorId: string, requestId: string) {
  return sql`exists (select 1 from request where distributor_id = ${distributorId} and id = ${requestId}
    and stock_status = 'short')`;
}

/** While the request still says `released`, its rows that are held are those that were just taken. */
function takeAnew(distributorId: string, requestId: string, at: string): WriteStatement[] {
  const isReleased = sql`exists (select 1 from request where distributor_id = ${distributorId}
    and id = ${requestId} and stock_status = 'released')`;
  const taken = sql`kept.distributor_id = ${distributorId} and kept.request_id = ${requestId}
    and kept.state = 'held' and ${isReleased}`;
  return [
    {
      query: sql`update stock_reservation set state = 'held', expires_at = ${FOR_GOOD}
        where distributor_id = ${distributorId} and request_id = ${requestId} and state = 'released' and ${isReleased}
          and not exists (select 1 from stock_reservation as kept left join stock
            on stock.distributor_id = kept.distributor_id and stock.product_id = kept.product_id
              and stock.center_id = kept.center_id
            where kept.distributor_id = ${distributorId} and kept.request_id = ${requestId}
              and coalesce(stock.on_hand + stock.conditional - stock.reserved, 0) < kept.amount)`,
    },
    {
      query: sql`update stock set reserved = reserved + kept.amount from stock_reservation as kept
        where ${taken} and stock.distributor_id = kept.distributor_id and stock.product_id = kept.product_id
          and stock.center_id = kept.center_id`,
    },
    insertReservationMoves("reserve", at, taken),
    {
      query: sql`update request set stock_status = case when ${nothingHeld(distributorId)} then 'short'
          else 'reserved' end
        where distributor_id = ${distributorId} and id = ${requestId} and stock_status = 'released'`,
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
        select kept.distributor_id, 'stm_' || lower(hex(randomblob(10))), kept.request_id, 'outflow', kept.product_id,
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

/** Gives the units of an order back whose time is over. Nothing of the batch happens when it was paid, prolonged or
 *  released meanwhile.
 *  @param over - what to throw then */
export function releaseExpired(
  distributorId: string,
  requestId: string,
  { at, over }: { at: string; over: () => Error },
): WriteStatement[] {
  const held = sql`kept.distributor_id = ${distributorId} and kept.request_id = ${requestId}
    and kept.state = 'held'`;
  return [
    {
      query: sql`insert into guard (code, holds) select 'ALREADY_DONE', exists (select 1 from stock_reservation as kept
        join request on request.distributor_id = kept.distributor_id and request.id = kept.request_id
          and request.payment_status <> 'received'
        where ${held} and kept.expires_at <= ${at})`,
      refusal: over,
    },
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
      select kept.distributor_id, 'stm_' || lower(hex(randomblob(10))), kept.request_id, ${kind}, kept.product_id,
        kept.center_id, ${change}, ${at} from stock_reservation as kept where ${which}`,
  };
}
