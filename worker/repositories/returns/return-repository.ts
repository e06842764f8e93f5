import { sql } from "drizzle-orm";
import type { ReturnList } from "#domain/returns/return-schema.ts";
import type { WantedLine } from "#domain/returns/quote-return.ts";
import type { ClaimKind } from "#domain/shipments/shipment.ts";
import type { Database } from "#worker/db/client.ts";
import { chargesOf, type StoredCharge } from "../payments/charge-repository.ts";
import { type NamedEntry, namedLedgerOf } from "../payments/ledger-statements.ts";
import { isSettledSince, stockOf } from "./return-statements.ts";

/** A return of an order, as it was saved. */
export interface StoredReturn {
  id: string;
  lines: (WantedLine & { name: string; amountCents: number })[];
  restCents: number;
  amountCents: number;
  wasPaid: boolean;
  reason: string;
  claim: { itemName: string; kind: ClaimKind } | null;
  createdByName: string;
  createdAt: string;
  /** Null for one that holds. */
  undone: { byName: string; at: string; reason: string } | null;
  /** Whether a charge was made, or money came or went, since. */
  isSettledSince: boolean;
  /** Whether the order's units are where it left them. */
  isStockAsLeft: boolean;
  /** Where the order's units were before it. */
  places: { productId: string; centerId: string }[];
}

/** What the buyer of an order asks for. */
export type StoredAsk = ReturnList["asks"][number];

/** Everything that a return of an order depends on, beside the order itself. */
export interface ReturnsOfOrder {
  /** Those that were undone, too. */
  returns: StoredReturn[];
  asks: StoredAsk[];
  /** Units of each shipment. */
  shipments: { lines: { itemId: string; amount: number }[] }[];
  claims: ReturnList["claims"];
  /** Where its units are, by product. */
  reservations: { productId: string; centerId: string; state: "held" | "discounted" | "released" }[];
  /** Its ledger, with the charges that it is of. */
  entries: NamedEntry[];
  charges: StoredCharge[];
  /** Taken off so far; null before the first return. */
  returnedCents: number | null;
}

interface ReturnRow extends Omit<
  StoredReturn,
  "lines" | "wasPaid" | "claim" | "undone" | "isSettledSince" | "isStockAsLeft" | "places"
> {
  lines: string;
  wasPaid: number;
  undoneAt: string | null;
  undoneReason: string | null;
  undoneByName: string;
  isSettledSince: number;
  isStockAsLeft: number;
  places: string | null;
  claimItemName: string | null;
  claimKind: ClaimKind | null;
}

/** Reads the returns of an order with what they depend on, in one state of the database; the first one first. */
export async function readReturns(
  database: Database,
  distributorId: string,
  requestId: string,
): Promise<ReturnsOfOrder> {
  const { orm } = database;
  const of = (table: string) => {
    const from = sql.raw(table);
    return sql`${from}.distributor_id = ${distributorId} and ${from}.request_id = ${requestId}`;
  };
  const author = (table: string, column = "created_by") => {
    const from = sql.raw(table);
    return sql`coalesce((select trim(person.name || ' ' || person.surname) from user as person
      where person.distributor_id = ${from}.distributor_id and person.id = ${from}.${sql.raw(column)}), '')`;
  };
  const [returns, asks, shipments, claims, reservations, sums, entries, charges] = await database.readBatch([
    orm.all<ReturnRow>(sql`select taken.id, taken.lines, taken.rest_cents as restCents,
        taken.amount_cents as amountCents, taken.was_paid as wasPaid, taken.reason, taken.created_at as createdAt,
        ${author("taken")} as createdByName, claim.item_name as claimItemName, claim.kind as claimKind,
        taken.undone_at as undoneAt, taken.undone_reason as undoneReason,
        ${author("taken", "undone_by")} as undoneByName, ${isSettledSince} as isSettledSince,
        coalesce(taken.stock_after = ${stockOf(distributorId, requestId)}, 0) as isStockAsLeft,
        taken.stock_before ->> '$.units' as places
      from request_return as taken left join shipment_claim as claim
        on claim.distributor_id = taken.distributor_id and claim.id = taken.claim_id
      where ${of("taken")} order by taken.created_at, taken.id`),
    orm.all<
      Omit<StoredAsk, "lines"> & { lines: string }
    >(sql`select ask.id, ask.lines, ask.reason, ask.state, ask.created_at as createdAt,
        ${author("ask")} as createdByName, ${author("ask", "answered_by")} as answeredByName,
        ask.answered_at as answeredAt, ask.answer
      from return_ask as ask where ${of("ask")} order by ask.created_at, ask.id`),
    orm.all<{ lines: string }>(sql`select shipment.lines from shipment where ${of("shipment")}`),
    orm.all<
      ReturnList["claims"][number]
    >(sql`select claim.id, claim.item_name as itemName, claim.kind, claim.amount
      from shipment cross join shipment_claim as claim
        on claim.distributor_id = shipment.distributor_id and claim.shipment_id = shipment.id
      where ${of("shipment")} order by claim.created_at, claim.id`),
    orm.all<ReturnsOfOrder["reservations"][number]>(sql`select kept.product_id as productId,
        kept.center_id as centerId, kept.state from stock_reservation as kept where ${of("kept")}`),
    orm.all<{ returnedCents: number | null }>(sql`select returned_cents as returnedCents from request
      where distributor_id = ${distributorId} and id = ${requestId}`),
    namedLedgerOf(database, distributorId, requestId),
    chargesOf(database, distributorId, requestId),
  ]);
  return {
    ...{ claims, reservations, entries, charges },
    asks: asks.map((ask) => ({ ...ask, lines: JSON.parse(ask.lines) as StoredAsk["lines"] })),
    returns: returns.map(({ lines, wasPaid, claimItemName, claimKind, ...rest }) => ({
      ...toStored(rest),
      lines: JSON.parse(lines) as StoredReturn["lines"],
      wasPaid: wasPaid === 1,
      claim:
        claimItemName === null || claimKind === null ? null : { itemName: claimItemName, kind: claimKind },
    })),
    shipments: shipments.map(({ lines }) => ({
      lines: JSON.parse(lines) as { itemId: string; amount: number }[],
    })),
    returnedCents: sums[0]?.returnedCents ?? null,
  };
}

function toStored({
  undoneAt,
  undoneReason,
  undoneByName,
  isSettledSince: settled,
  isStockAsLeft,
  places,
  ...row
}: Omit<ReturnRow, "lines" | "wasPaid" | "claimItemName" | "claimKind">) {
  return {
    ...row,
    undone: undoneAt === null ? null : { at: undoneAt, byName: undoneByName, reason: undoneReason ?? "" },
    isSettledSince: settled === 1,
    isStockAsLeft: isStockAsLeft === 1,
    places: JSON.parse(places ?? "[]") as StoredReturn["places"],
  };
}
