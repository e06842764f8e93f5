import type { StockEffect } from "#domain/requests/deal-status.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { NEVER, sendDue, type StockPlace } from "#worker/repositories/stock/stock-change-statements.ts";
import {
  bringBack,
  giveAllBack,
  keepPaid,
  takeOut,
} from "#worker/repositories/stock/stock-reservation-statements.ts";
import { RESERVATION_MS } from "./create-request.ts";

/** What a new status does to the units of an order: they are sent, kept for a paid order, brought back and reserved for a
 *  time, or all released; those may be what other orders wait for.
 *  @param of.places - where its units have been */
export function moveStock(
  distributorId: string,
  {
    requestId,
    effect,
    places,
    now,
  }: { requestId: string; effect: StockEffect; places: readonly StockPlace[]; now: Date },
): WriteStatement[] {
  const at = now.toISOString();
  const until = new Date(now.getTime() + RESERVATION_MS).toISOString();
  if (effect === "takeOut") return takeOut(distributorId, requestId, at);
  if (effect === "keep") {
    return [
      ...bringBack(distributorId, requestId, { at, until: NEVER }),
      ...keepPaid(distributorId, requestId, at),
    ];
  }
  if (effect === "bringBack") return bringBack(distributorId, requestId, { at, until });
  if (effect === "none") return [];
  // Returned units may be those that other orders wait for.
  const freed = new Map(places.map((place) => [`${place.productId} ${place.centerId}`, place]));
  return [
    ...giveAllBack(distributorId, requestId, at),
    ...[...freed.values()].flatMap((place) => sendDue(distributorId, place, at)),
  ];
}
