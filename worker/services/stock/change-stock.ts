import { DomainError } from "#domain/shared/errors.ts";
import { adjustmentChange, applyChange, countChange } from "#domain/stock/ledger.ts";
import type { StockUpdate } from "#domain/stock/stock-schema.ts";
import {
  changeOnHand,
  setMinimum,
  type StockPlace,
} from "#worker/repositories/stock/stock-change-statements.ts";
import { createStockRepository } from "#worker/repositories/stock/stock-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { causeOf, tellLowStock } from "./move-cause.ts";
import { keepStockAccess } from "./stock-access.ts";

/** Stock of a product at a center after a change. */
export interface ChangedStock extends StockPlace {
  onHand: number;
  reserved: number;
  conditional: number;
  minimum: number;
}

/** Saves a count or an adjustment of units on hand, or the minimum.
 *  @throws DomainError NOT_FOUND, STOCK_TOO_LOW if more is reserved than would be left, STALE_VERSION if stock moved
 *    since the count */
export function createChangeStock(scope: Scope) {
  return async function changeStock(place: StockPlace, update: StockUpdate): Promise<ChangedStock> {
    const { distributor, database } = authoriseUser(scope, keepStockAccess);
    const stock = createStockRepository(database, distributor.id);
    const before = await stock.getPlace(place);
    const at = scope.now().toISOString();
    const named = {
      name: { from: before.productName, to: before.productName },
      center: { from: null, to: before.centerName },
    };
    const entity = { at, entity: "product", entityId: place.productId };
    if (update.kind === "minimum") {
      await database.writeBatch([
        ...setMinimum(distributor.id, place, update.minimum),
        audit(scope, distributor.id, {
          ...entity,
          event: "stock.minimum-set",
          changes: { ...named, minimum: { from: before.level.minimum, to: update.minimum } },
        }),
      ]);
    } else {
      const isStale = update.kind === "count" && update.seenOnHand !== before.level.onHand;
      if (isStale) throw new DomainError("STALE_VERSION", { entity: "stock", id: place.productId });
      const change =
        update.kind === "count" ? countChange(before.level, update.onHand) : adjustmentChange(update.change);
      const after = applyChange(before.level, change, place);
      const center = { id: place.centerId, name: before.centerName };
      await database.writeBatch([
        ...changeOnHand(distributor.id, place, {
          change,
          seenOnHand: update.kind === "count" ? update.seenOnHand : null,
          cause: causeOf(scope, { note: update.note, at }),
        }),
        audit(scope, distributor.id, {
          ...entity,
          event: "stock.changed",
          changes: {
            ...named,
            onHand: { from: before.level.onHand, to: after.onHand },
            reason: { from: null, to: update.note },
          },
        }),
        ...tellLowStock(scope, distributor.id, {
          place: { productId: place.productId, center },
          lost: -change.onHand,
          at,
        }),
      ]);
      publishSoon(scope);
    }
    const { level } = await stock.getPlace(place);
    const { onHand, reserved, conditional, minimum } = level;
    return { ...place, onHand, reserved, conditional, minimum };
  };
}
