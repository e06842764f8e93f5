import type { PriceDisplaySettings, PriceRulesSettings } from "./price-settings-schema.ts";

/** Settings of the visibility and the changes of prices. */
export interface PriceSettings {
  priceDisplay: PriceDisplaySettings;
  /** Without the administrators' limit, which the platform sets. */
  prices: OwnPriceRules;
}

/** The price rules that the distributor sets itself. */
export type OwnPriceRules = Omit<PriceRulesSettings, "adminDiscountLimitPct">;

export type PriceSettingsName = keyof PriceSettings;

export const PRICE_SETTINGS_NAMES = [
  "priceDisplay",
  "prices",
] as const satisfies readonly PriceSettingsName[];
