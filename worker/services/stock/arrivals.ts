import { assertTransition } from "#domain/shared/transitions.ts";
import { applyChange, arrivalChange, receiptChange, type StockChange } from "#domain/stock/ledger.ts";
import { ARRIVAL_TRANSITIONS } from "#domain/stock/stock-states.ts";
import type {
  ArrivalInput,
  ArrivalListQuery,
  ArrivalReceipt,
  ArrivalUpdate,
} from "#domain/stock/stock-schema.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import {
  type Arrival,
  createArrivalRepository,
} from "#worker/repositories/stock/stock-arrival-repository.ts";
import {
  applyArrival,
  closeArrival,
  insertArrival,
  updateArrival,
} from "#worker/repositories/stock/stock-arrival-statements.ts";
import type { StockPlace } from "#worker/repositories/stock/stock-change-statements.ts";
import { createStockRepository } from "#worker/repositories/stock/stock-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { causeOf, tellLowStock } from "./move-cause.ts";
import { keepStockAccess } from "./stock-access.ts";

/** Lists a page of arrivals. */
export function createListArrivals(scope: Scope) {
  return async function listArrivals(query: ArrivalListQuery) {
    const { distributor, database } = authoriseUser(scope, keepStockAccess);
    return createArrivalRepository(database, distributor.id).listArrivals(query);
  };
}

/** Announces an arrival. Its units are on sale at once, unless it says otherwise.
 *  @throws DomainError NOT_FOUND */
export function createCreateArrival(scope: Scope) {
  return async function createArrival({ productId, centerId, ...fields }: ArrivalInput): Promise<Arrival> {
    const { distributor } = authoriseUser(scope, keepStockAccess);
    const [id, at] = [scope.newId("arr"), scope.now().toISOString()];
    await save(scope, {
      id,
      place: { productId, centerId },
      at,
      event: "arrival.created",
      change: arrivalChange(0, onSaleUnits(fields)),
      changes: {
        lot: { from: null, to: fields.lot },
        amount: { from: null, to: fields.amount },
        expectedOn: { from: null, to: fields.expectedOn },
      },
      statements: [insertArrival(distributor.id, { id, place: { productId, centerId }, fields, at })],
    });
    return read(scope, id);
  };
}

/** Changes an open arrival.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, STOCK_TOO_LOW if more of its units are sold than would arrive,
 *    INVALID_TRANSITION for one that was received or cancelled */
export function createUpdateArrival(scope: Scope) {
  return async function update(id: string, { version, ...fields }: ArrivalUpdate): Promise<Arrival> {
    const { distributor } = authoriseUser(scope, keepStockAccess);
    const before = await read(scope, id);
    assertTransition("stockArrival", ARRIVAL_TRANSITIONS, before.state, "received");
    const at = scope.now().toISOString();
    await save(scope, {
      id,
      place: before,
      at,
      event: "arrival.updated",
      change: arrivalChange(onSaleUnits(before), onSaleUnits(fields)),
      changes: {
        lot: { from: before.lot, to: fields.lot },
        amount: { from: before.amount, to: fields.amount },
        expectedOn: { from: before.expectedOn, to: fields.expectedOn },
      },
      statements: updateArrival(distributor.id, { id, version, fields, at }),
    });
    return read(scope, id);
  };
}

/** Receives the units of an arrival. The rest is cancelled, or becomes an arrival of its own.
 *  @throws DomainError as `createUpdateArrival` */
export function createReceiveArrival(scope: Scope) {
  return async function receive(
    id: string,
    { version, amount, rest, expectedOn }: ArrivalReceipt,
  ): Promise<Arrival> {
    const { distributor } = authoriseUser(scope, keepStockAccess);
    const before = await read(scope, id);
    assertTransition("stockArrival", ARRIVAL_TRANSITIONS, before.state, "received");
    const at = scope.now().toISOString();
    const missing = rest === "expected" ? Math.max(0, before.amount - amount) : 0;
    const fields = { lot: before.lot, onSale: before.onSale, amount: missing, expectedOn };
    const added =
      missing === 0
        ? []
        : [insertArrival(distributor.id, { id: scope.newId("arr"), place: before, fields, at })];
    await save(scope, {
      id,
      place: before,
      at,
      event: "arrival.received",
      change: receiptChange({
        came: amount,
        onSale: onSaleUnits(before),
        remaining: before.onSale ? missing : 0,
      }),
      changes: {
        lot: { from: before.lot, to: before.lot },
        amount: { from: before.amount, to: amount },
        ...(missing > 0 ? { missing: { from: null, to: missing } } : {}),
      },
      statements: [
        ...closeArrival(distributor.id, { id, version, at, state: "received", receivedAmount: amount }),
        ...added,
      ],
    });
    return read(scope, id);
  };
}

/** Cancels an arrival.
 *  @throws DomainError as `createUpdateArrival` */
export function createCancelArrival(scope: Scope) {
  return async function cancel(id: string, version: number): Promise<Arrival> {
    const { distributor } = authoriseUser(scope, keepStockAccess);
    const before = await read(scope, id);
    assertTransition("stockArrival", ARRIVAL_TRANSITIONS, before.state, "cancelled");
    const at = scope.now().toISOString();
    await save(scope, {
      id,
      place: before,
      at,
      event: "arrival.cancelled",
      change: arrivalChange(onSaleUnits(before), 0),
      changes: { lot: { from: before.lot, to: null }, amount: { from: before.amount, to: null } },
      statements: closeArrival(distributor.id, { id, version, at, state: "cancelled" }),
    });
    return read(scope, id);
  };
}

function onSaleUnits({ onSale, amount }: { onSale: boolean; amount: number }): number {
  return onSale ? amount : 0;
}

async function read(scope: Scope, id: string): Promise<Arrival> {
  const { distributor, database } = authoriseUser(scope, keepStockAccess);
  return createArrivalRepository(database, distributor.id).getArrival(id);
}

/** Saves an arrival, its change of stock and its notifications in one batch. */
async function save(
  scope: Scope,
  arrival: {
    id: string;
    place: StockPlace;
    at: string;
    event: string;
    change: StockChange;
    changes: Record<string, { from: unknown; to: unknown }>;
    statements: readonly WriteStatement[];
  },
): Promise<void> {
  const { distributor, database } = authoriseUser(scope, keepStockAccess);
  const { id, at, event, change, changes, statements } = arrival;
  const { productId, centerId } = arrival.place;
  const place = { productId, centerId };
  const { productName, centerName, level } = await createStockRepository(database, distributor.id).getPlace(
    place,
  );
  applyChange(level, change, place);
  await database.writeBatch([
    ...statements,
    ...applyArrival(distributor.id, place, change, causeOf(scope, { note: "", arrivalId: id, at })),
    audit(scope, distributor.id, {
      at,
      event,
      entity: "stockArrival",
      entityId: id,
      changes: {
        name: { from: productName, to: productName },
        center: { from: null, to: centerName },
        ...changes,
      },
    }),
    ...tellLowStock(scope, distributor.id, {
      place: { productId, center: { id: centerId, name: centerName } },
      lost: -(change.onHand + change.conditional),
      at,
    }),
  ]);
  publishSoon(scope);
}
