import { sql } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { StockChange } from "#domain/stock/ledger.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { insertRow, updateRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { stockArrival } from "#worker/db/schema/stock.ts";
import {
  ensureStock,
  insertMove,
  isAt,
  type MoveCause,
  sendDue,
  type StockPlace,
  tooLow,
} from "./stock-change-statements.ts";

/** The editable fields of an arrival. */
export interface ArrivalFields {
  lot: string;
  amount: number;
  expectedOn: string | null;
  onSale: boolean;
}

function columnsOf({ lot, amount, expectedOn, onSale }: ArrivalFields) {
  return { lot, amount, expectedOn, onSale };
}

/** Inserts an open arrival. */
export function insertArrival(
  distributorId: string,
  { id, place, fields, at }: { id: string; place: StockPlace; fields: ArrivalFields; at: string },
): WriteStatement {
  const { productId, centerId } = place;
  return insertRow(stockArrival, {
    ...{ distributorId, id, productId, centerId, ...columnsOf(fields) },
    ...{ state: "expected", createdAt: at, updatedAt: at },
  });
}

/** Changes an open arrival, in the version that was read.
 *  @throws DomainError STALE_VERSION, by the batch */
export function updateArrival(
  distributorId: string,
  { id, version, fields, at }: { id: string; version: number; fields: ArrivalFields; at: string },
): WriteStatement[] {
  return [
    updateRow(
      stockArrival,
      { distributorId, id, version, state: "expected" },
      { ...columnsOf(fields), updatedAt: at, version: sql`version + 1` },
    ),
    assertChanged("STALE_VERSION", 1, staleArrival(id)),
  ];
}

/** Closes an arrival, as received or cancelled.
 *  @throws DomainError STALE_VERSION, by the batch */
export function closeArrival(
  distributorId: string,
  closing: { id: string; version: number; at: string } & (
    | { state: "cancelled" }
    | { state: "received"; receivedAmount: number }
  ),
): WriteStatement[] {
  const { id, version, at, state } = closing;
  return [
    updateRow(
      stockArrival,
      { distributorId, id, version, state: "expected" },
      {
        ...{ state, receivedAmount: state === "received" ? closing.receivedAmount : null },
        ...{ updatedAt: at, version: sql`version + 1` },
      },
    ),
    assertChanged("STALE_VERSION", 1, staleArrival(id)),
  ];
}

/** Applies an arrival to the stock of its place: adds units on hand, and recalculates conditional units from the open
 *  arrivals.
 *  @throws DomainError STOCK_TOO_LOW, by the batch, if more is sold than is left */
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
