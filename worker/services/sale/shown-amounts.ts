import type { UserActor } from "#domain/access/actor.ts";
import {
  type BuyingMoment,
  maySeeExtraItemPrices,
  maySeeFreightValue,
  maySeePrice,
  type MomentKey,
} from "#domain/pricing/price-display.ts";
import type { PurchaseType } from "#domain/requests/purchase-types.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";

/** The setting that shows or hides the total of each way of buying. */
export const TOTAL_KEYS: Readonly<Record<PurchaseType, MomentKey>> = {
  closedKits: "howToDisplayPricesInClosedKits",
  mountKits: "howToDisplayKitPriceInMountKit",
  kitExpress: "howToDisplayKitPriceInKitExpress",
  separatedSales: "howToDisplayPricesInSeparateSale",
};

/** The setting of the prices of single products in each way of buying. */
const PRODUCT_KEYS: Readonly<Record<PurchaseType, MomentKey>> = {
  closedKits: "howToDisplayPricesInClosedKits",
  mountKits: "howToDisplayProductsPricesInMountKit",
  kitExpress: "howToDisplayProductsPricesInKitExpress",
  separatedSales: "howToDisplayPricesInSeparateSale",
};

/** What the person may see of a purchase's amounts at a moment. */
export function shownAmounts(
  actor: UserActor,
  { priceDisplay }: Settings,
  { purchaseType, moment }: { purchaseType: PurchaseType; moment: BuyingMoment },
) {
  return {
    prices: maySeePrice(actor, priceDisplay, { key: TOTAL_KEYS[purchaseType], moment }),
    lines: maySeePrice(actor, priceDisplay, { key: PRODUCT_KEYS[purchaseType], moment }),
    extraItems: maySeeExtraItemPrices(actor, priceDisplay),
    freight: maySeeFreightValue(actor, priceDisplay),
  };
}
