import { isShownAt, TOTAL_PRICE_KEYS } from "#domain/pricing/price-display.ts";
import type { PriceDisplaySettings } from "#domain/settings/price-settings-schema.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";

/** Whether buyers see what a saved request comes to; their company may still hide it from its sellers. The distributor's
 *  people always do. */
export function buyersSeeTotal(settings: PriceDisplaySettings, purchaseType: PurchaseType): boolean {
  return isShownAt(settings[TOTAL_PRICE_KEYS[purchaseType]], "request");
}
