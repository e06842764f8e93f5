import { ANY_BUYING_ACCESS } from "#domain/access/buying-access.ts";
import { PRODUCT_PURCHASE_TYPES } from "#domain/loose-products/sale-list.ts";
import { LINE_PRICE_KEYS, maySeePrice } from "#domain/pricing/price-display.ts";
import { createItemNameRepository, type NamedItem } from "#worker/repositories/sale/item-name-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { type OfferedSubstitute, withSubstitutes } from "./substitutes-for.ts";

/** An item of a cart that is no longer for sale, with its substitutes. */
export type MissingItem = NamedItem & { substitutes: OfferedSubstitute[] };

/** Names the items of a cart that are no longer for sale. Ids that the distributor never had stay unknown. */
export function createDescribeMissing(scope: Scope) {
  return async function describeMissing(ids: readonly string[]): Promise<MissingItem[]> {
    const tenant = authoriseUser(scope, ANY_BUYING_ACCESS);
    if (ids.length === 0) return [];
    const { distributor, database, actor } = tenant;
    const names = await createItemNameRepository(database, distributor.id).listNames(ids);
    // The items do not tell how they are bought.
    const showsPrices = PRODUCT_PURCHASE_TYPES.every((type) =>
      maySeePrice(actor, distributor.settings.priceDisplay, {
        key: LINE_PRICE_KEYS[type],
        moment: "selection",
      }),
    );
    return withSubstitutes(tenant, names, showsPrices);
  };
}
