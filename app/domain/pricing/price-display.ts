import type { Actor } from "#domain/access/actor.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type {
  PriceDisplay,
  PriceDisplayKey,
  PriceDisplaySettings,
} from "#domain/settings/price-settings-schema.ts";

/** The stage of buying: choosing, the checkout's summary, or the saved request. */
export type BuyingMoment = "selection" | "confirmation" | "request";

/** The settings that hold a moment. The one for extra items only shows or hides. */
export type MomentKey = Exclude<PriceDisplayKey, "howToDisplayPricesExtraItems">;

/** The setting that shows or hides the total, by purchase type. */
export const TOTAL_PRICE_KEYS = {
  closedKits: "howToDisplayPricesInClosedKits",
  mountKits: "howToDisplayKitPriceInMountKit",
  kitExpress: "howToDisplayKitPriceInKitExpress",
  separatedSales: "howToDisplayPricesInSeparateSale",
} as const satisfies Record<PurchaseType, MomentKey>;

/** The setting that shows or hides the price of each product or closed kit, by purchase type. */
export const LINE_PRICE_KEYS = {
  closedKits: "howToDisplayPricesInClosedKits",
  mountKits: "howToDisplayProductsPricesInMountKit",
  kitExpress: "howToDisplayProductsPricesInKitExpress",
  separatedSales: "howToDisplayPricesInSeparateSale",
} as const satisfies Record<PurchaseType, MomentKey>;

const FIRST_MOMENT: Readonly<Record<PriceDisplay, BuyingMoment | null>> = {
  onSelection: "selection",
  onConfirmation: "confirmation",
  onRequest: "request",
  never: null,
};

const MOMENTS: readonly BuyingMoment[] = ["selection", "confirmation", "request"];

/** Whether a price is shown at a moment: at the mode's own moment and every later one; with `never`, at none.
 *  @source decision on price display
 *  @example isShownAt("onConfirmation", "selection") // false */
export function isShownAt(mode: PriceDisplay, moment: BuyingMoment): boolean {
  const first = FIRST_MOMENT[mode];
  return first !== null && MOMENTS.indexOf(moment) >= MOMENTS.indexOf(first);
}

/** The display mode of a kind of price for an actor. Administrators and staff see prices while choosing, but the total
 *  of a custom kit from the checkout on; integrators see what the distributor has set.
 *  @source spec, roles and permissions: price display */
export function displayModeOf(
  type: "admin" | "staff" | "integrator",
  settings: PriceDisplaySettings,
  key: MomentKey,
): PriceDisplay {
  if (type === "integrator") return settings[key];
  return key === "howToDisplayKitPriceInMountKit" ? "onConfirmation" : "onSelection";
}

/** The first moment at which an actor sees a kind of price; null for never. */
export function firstShown(
  type: "admin" | "staff" | "integrator",
  settings: PriceDisplaySettings,
  key: MomentKey,
): BuyingMoment | null {
  return FIRST_MOMENT[displayModeOf(type, settings, key)];
}

/** Whether an actor sees a kind of price at a moment. A widget follows the setting of its key, and an integrator who visits
 *  its site what holds in the portal; visitors see no prices. */
export function maySeePrice(
  actor: Actor,
  settings: PriceDisplaySettings,
  { key, moment }: { key: MomentKey; moment: BuyingMoment },
): boolean {
  if (actor.kind === "widget") {
    const { buyer, visitor, showPrices } = actor;
    if (buyer === null || visitor?.isIntegrator !== true) return showPrices;
    return maySeePrice(buyer, settings, { key, moment });
  }
  if (actor.kind !== "user") return false;
  return isShownAt(displayModeOf(actor.type, settings, key), moment);
}

/** Whether an actor sees the prices of extra items. Staff and administrators always do. */
export function maySeeExtraItemPrices(actor: Actor, settings: PriceDisplaySettings): boolean {
  if (actor.kind !== "user") return false;
  return actor.type !== "integrator" || settings.howToDisplayPricesExtraItems === "showPrices";
}

/** Whether an actor sees the value of freight on its own: administrators and staff always, integrators when the setting
 *  shows it while choosing.
 *  @source spec, roles and permissions: freight value */
export function maySeeFreightValue(actor: Actor, settings: PriceDisplaySettings): boolean {
  if (actor.kind !== "user") return false;
  return actor.type !== "integrator" || settings.howToDisplayFreightValue === "onSelection";
}

/** Whether a saved request shows its freight. The distributor must ship; if hiding is enabled, only freight up to the
 *  threshold is shown.
 *  @source spec, request freight; decision on hidden freight */
export function requestShowsFreight(
  delivery: { ships: boolean; enableHideFreightPriceValue: boolean; hideFreightPriceValueCents: number },
  totalCents: number,
): boolean {
  if (!delivery.ships) return false;
  return !delivery.enableHideFreightPriceValue || totalCents <= delivery.hideFreightPriceValueCents;
}
