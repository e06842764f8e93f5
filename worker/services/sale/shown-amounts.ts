import type { UserActor } from "#domain/access/actor.ts";
import {
  type BuyingMoment,
  LINE_PRICE_KEYS,
  maySeeExtraItemPrices,
  maySeeFreightValue,
  maySeePrice,
  TOTAL_PRICE_KEYS,
} from "#domain/pricing/price-display.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";

/** Which amounts of a purchase the person may see at a moment: those shown in every purchase type of its items. */
export function shownAmounts(
  actor: UserActor,
  { priceDisplay }: Settings,
  { ways, moment }: { ways: readonly PurchaseType[]; moment: BuyingMoment },
) {
  return {
    prices: ways.every((way) => maySeePrice(actor, priceDisplay, { key: TOTAL_PRICE_KEYS[way], moment })),
    lines: ways.every((way) => maySeePrice(actor, priceDisplay, { key: LINE_PRICE_KEYS[way], moment })),
    extraItems: maySeeExtraItemPrices(actor, priceDisplay),
    freight: maySeeFreightValue(actor, priceDisplay),
  };
}
