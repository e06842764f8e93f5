import type { UserActor } from "#domain/access/actor.ts";
import { maySeePrice, TOTAL_PRICE_KEYS } from "#domain/pricing/price-display.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { PURCHASE_TYPES, type PurchaseType } from "#domain/shared/purchase-types.ts";
import { maySeeRequestPrices } from "./visible-prices.ts";

/** Whether the prices of a saved request are shown: by the permissions of the role, and by the setting of its purchase
 *  type. */
export function maySeeSaved(
  actor: UserActor,
  { priceDisplay }: Settings,
  { purchaseType }: { purchaseType: PurchaseType },
): boolean {
  const at = { key: TOTAL_PRICE_KEYS[purchaseType], moment: "request" } as const;
  return maySeeRequestPrices(actor) && maySeePrice(actor, priceDisplay, at);
}

/** Purchase types whose prices are shown to the person in saved requests. */
export function pricedTypesOf(actor: UserActor, settings: Settings): PurchaseType[] {
  return PURCHASE_TYPES.filter((purchaseType) => maySeeSaved(actor, settings, { purchaseType }));
}
