import type { PriceDisplaySettings, PriceRulesSettings } from "./price-settings-schema.ts";

/** Settings of what is seen of prices, and of what people may change about them. */
export interface PriceSettings {
  priceDisplay: PriceDisplaySettings;
  /** Without the administrators' limit, which the platform sets. */
  prices: OwnPriceRules;
}

/** What of the rules a distributor sets itself. */
export type OwnPriceRules = Omit<PriceRulesSettings, "adminDiscountLimitPct">;

export type PriceSettingsName = keyof PriceSettings;

export const PRICE_SETTINGS_NAMES = [
  "priceDisplay",
  "prices",
] as const satisfies readonly PriceSettingsName[];
