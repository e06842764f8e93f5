import { hasDistributionExclusivity } from "#domain/access/distributor-class.ts";
import { sellingCenters } from "#domain/centers/selling-centers.ts";
import { buyerOf } from "#domain/kits/closed-kit-sale.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { type Availability, availabilityAt } from "#domain/stock/availability.ts";
import type { StockCheck } from "#domain/stock/stock-schema.ts";
import { createCenterRepository } from "#worker/repositories/centers/center-repository.ts";
import { listSellingRegions } from "#worker/repositories/centers/selling-region-queries.ts";
import { createStockRepository, toWanted } from "#worker/repositories/stock/stock-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { checkStockAccess } from "./stock-access.ts";

/** Availability of one product, and the center that has it. */
export type CheckedProduct = Availability & { id: string; amount: number; center: string | null };

export interface CheckedStock {
  /** Whether the purchase can be saved: an order needs all units, a budget only products for sale. */
  possible: boolean;
  products: CheckedProduct[];
}

/** Checks whether products are available for a place: at the center that each names, otherwise at the first one that
 *  sells there; under exclusivity at the buyer's center only. Units of repeated products are summed.
 *  @throws DomainError CENTER_REQUIRED when exclusivity requires a choice and none was made */
export function createCheckStock(scope: Scope) {
  return async function checkStock({ state, products, budget }: StockCheck): Promise<CheckedStock> {
    const { distributor, database, actor } = authoriseUser(scope, checkStockAccess);
    const exclusivity = hasDistributionExclusivity(distributor);
    const onlyCenterId = buyerOf(actor, distributor).chosenCenterId;
    const [found, centers, regions] = await Promise.all([
      createStockRepository(database, distributor.id).readForCheck(products.map(({ id }) => id)),
      createCenterRepository(database, distributor.id).listAllCenters(),
      listSellingRegions(database, distributor.id),
    ]);
    const [first] = sellingCenters({ state, centers, regions, chosenCenterId: onlyCenterId, exclusivity });
    const today = calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone);
    const centerOf = (asked: string | undefined) =>
      asked === undefined ? first : centers.find(({ id }) => id === asked);
    const isOnSale = (id: string) => found.products.find((one) => one.id === id)?.isOnSale === true;
    const checked = products.map(({ id, amount, center: asked }): CheckedProduct => {
      const center = centerOf(asked);
      if (center === undefined) {
        return { id, amount, center: null, availability: "unavailable", futureStockDate: null };
      }
      const total = products
        .filter((one) => one.id === id && centerOf(one.center)?.id === center.id)
        .reduce((sum, one) => sum + one.amount, 0);
      const level = found.levels.find((one) => one.productId === id && one.centerId === center.id);
      const wanted = toWanted(level, { amount: total, isOnSale: isOnSale(id) });
      return {
        id,
        amount,
        center: center.id,
        ...availabilityAt({ center, onlyCenterId }, [wanted], today),
      };
    });
    const possible = budget
      ? products.every(({ id }) => isOnSale(id))
      : checked.every(({ availability }) => availability !== "unavailable");
    return { possible, products: checked };
  };
}
