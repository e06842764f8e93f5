import { sql } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { StockChange } from "#domain/stock/ledger.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import {
  ensureStock,
  insertMove,
  isAt,
  type MoveCause,
  sendDue,
  type StockPlace,
  tooLow,
} from "./stock-change-statements.ts";

/** What people say of a delivery. */
export interface ArrivalFields {
  lot: string;
  amount: number;
  expectedOn: string | null;
  onSale: boolean;
}

/** A delivery that a center waits for from now on. */
export function insertArrival(
  distributorId: string,
  { id, place, fields, at }: { id: string; place: StockPlace; fields: ArrivalFields; at: string },
): WriteStatement {
  return {
    query: sql`insert into stock_arrival (distributor_id, id, product_id, center_id, lot, amount, expected_on, on_sale,
        state, created_at, updated_at)
      values (${distributorId}, ${id}, ${place.productId}, ${place.centerId}, ${fields.lot}, ${fields.amount},
        ${fields.expectedOn}, ${Number(fields.onSale)}, 'expected', ${at}, ${at})`,
  };
}

/** Changes an arrival that is still expected, in the version that was read.
 *  @throws DomainError STALE_VERSION out of the batch */
export function updateArrival(
  distributorId: string,
  { id, version, fields, at }: { id: string; version: number; fields: ArrivalFields; at: string },
): WriteStatement[] {
  return [
    {
      query: sql`update stock_arrival set lot = ${fields.lot}, amount = ${fields.amount},
          expected_on = ${fields.expectedOn}, on_sale = ${Number(fields.onSale)}, version = version + 1,
          updated_at = ${at}
        where distributor_id = ${distributorId} and id = ${id} and version = ${version} and state = 'expected'`,
    },
    assertChanged("STALE_VERSION", 1, staleArrival(id)),
  ];
}

/** Ends an arrival: it has come, or never will.
 *  @throws DomainError STALE_VERSION out of the batch */
export function closeArrival(
  distributorId: string,
  closing: { id: string; version: number; at: string } & (
    | { state: "cancelled" }
    | { state: "received"; receivedAmount: number }
  ),
): WriteStatement[] {
  const { id, version, at, state } = closing;
  return [
    {
      query: sql`update stock_arrival set state = ${state},
          received_amount = ${state === "received" ? closing.receivedAmount : null}, version = version + 1,
          updated_at = ${at}
        where distributor_id = ${distributorId} and id = ${id} and version = ${version} and state = 'expected'`,
    },
    assertChanged("STALE_VERSION", 1, staleArrival(id)),
  ];
}

/** What an arrival does to the stock of its place: units on hand, and what may be sold before it comes, summed anew
 *  from the arrivals that are open now.
 *  @throws DomainError STOCK_TOO_LOW out of the batch when more is sold than is left */
export function applyArrival(
  distributorId: string,
  place: StockPlace,
  change: StockChange,
  cause: MoveCause,
): WriteStatement[] {
  const open = sql`from stock_arrival where distributor_id = ${distributorId} and state = 'expected'
    and product_id = ${place.productId} and center_id = ${place.centerId} and on_sale = 1`;
  return [
    ensureStock(distributorId, place),
    {
      query: sql`update stock set on_hand = on_hand + ${change.onHand},
          conditional = (select coalesce(sum(amount), 0) ${open}),
          future_stock_on = (select case when count(*) = count(expected_on) then max(expected_on) end ${open})
        where ${isAt(distributorId, place)}`,
      refusal: tooLow(place),
    },
    assertChanged("STALE_VERSION", 1, staleArrival(cause.arrivalId ?? "")),
    ...(change.onHand === 0 && change.conditional === 0
      ? []
      : [insertMove(distributorId, place, change, cause)]),
    ...(change.onHand > 0 ? sendDue(distributorId, place, cause.at) : []),
  ];
}

function staleArrival(id: string) {
  return () => new DomainError("STALE_VERSION", { entity: "stockArrival", id });
}
