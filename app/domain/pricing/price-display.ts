import type { Actor } from "#domain/access/actor.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type {
  PriceDisplay,
  PriceDisplayKey,
  PriceDisplaySettings,
} from "#domain/settings/price-settings-schema.ts";

/** Where somebody stands in buying: choosing, at the checkout's summary, or looking at the saved request. */
export type BuyingMoment = "selection" | "confirmation" | "request";

/** Settings whose values are moments; extra items only show or do not. */
export type MomentKey = Exclude<PriceDisplayKey, "howToDisplayPricesExtraItems">;

/** The setting that shows or hides what is bought as a whole, by the way in which it is bought. */
export const TOTAL_PRICE_KEYS = {
  closedKits: "howToDisplayPricesInClosedKits",
  mountKits: "howToDisplayKitPriceInMountKit",
  kitExpress: "howToDisplayKitPriceInKitExpress",
  separatedSales: "howToDisplayPricesInSeparateSale",
} as const satisfies Record<PurchaseType, MomentKey>;

/** The same for each product of it, or each closed kit. */
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

/** Whether a price is shown at a moment: from the mode's own moment on; with `never`, nowhere.
 *  @source decision on price display
 *  @example isShownAt("onConfirmation", "selection") // false */
export function isShownAt(mode: PriceDisplay, moment: BuyingMoment): boolean {
  const first = FIRST_MOMENT[mode];
  return first !== null && MOMENTS.indexOf(moment) >= MOMENTS.indexOf(first);
}

/** When somebody sees a kind of price: administrators and staff while choosing, the total of a custom kit from the
 *  checkout on; integrators as the distributor set it.
 *  @source spec, roles and permissions: price display */
export function displayModeOf(
  type: "admin" | "staff" | "integrator",
  settings: PriceDisplaySettings,
  key: MomentKey,
): PriceDisplay {
  if (type === "integrator") return settings[key];
  return key === "howToDisplayKitPriceInMountKit" ? "onConfirmation" : "onSelection";
}

/** The moment from which on somebody sees a kind of price; null for nowhere. */
export function firstShown(
  type: "admin" | "staff" | "integrator",
  settings: PriceDisplaySettings,
  key: MomentKey,
): BuyingMoment | null {
  return FIRST_MOMENT[displayModeOf(type, settings, key)];
}

/** Whether somebody sees a kind of price at a moment. Widgets follow their key, and nobody else sees any. */
export function maySeePrice(
  actor: Actor,
  settings: PriceDisplaySettings,
  { key, moment }: { key: MomentKey; moment: BuyingMoment },
): boolean {
  if (actor.kind === "widget") return actor.showPrices;
  if (actor.kind !== "user") return false;
  return isShownAt(displayModeOf(actor.type, settings, key), moment);
}

/** Whether somebody sees what extra items cost: staff and administrators always. */
export function maySeeExtraItemPrices(actor: Actor, settings: PriceDisplaySettings): boolean {
  if (actor.kind !== "user") return false;
  return actor.type !== "integrator" || settings.howToDisplayPricesExtraItems === "showPrices";
}

/** Whether somebody sees the freight's value on its own: administrators and staff, integrators when it is set to show
 *  while choosing.
 *  @source spec, roles and permissions: freight value */
export function maySeeFreightValue(actor: Actor, settings: PriceDisplaySettings): boolean {
  if (actor.kind !== "user") return false;
  return actor.type !== "integrator" || settings.howToDisplayFreightValue === "onSelection";
}

/** Whether a saved request shows its freight: only of a distributor that ships, and with hiding enabled only up to the
 *  threshold.
 *  @source spec, request freight; decision on hidden freight */
export function requestShowsFreight(
  delivery: { ships: boolean; enableHideFreightPriceValue: boolean; hideFreightPriceValueCents: number },
  totalCents: number,
): boolean {
  if (!delivery.ships) return false;
  return !delivery.enableHideFreightPriceValue || totalCents <= delivery.hideFreightPriceValueCents;
}
