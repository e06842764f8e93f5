import { type AccessRule, SIGNED_IN } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { PriceDisplaySettings } from "#domain/settings/price-settings-schema.ts";
import { PRICE_SETTINGS_NAMES, type PriceSettings, type PriceSettingsName } from "#domain/settings/prices.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { settingsVersion } from "#domain/settings/settings-version.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { changedSettings, saveSettings, type SettingsChanges, staleSettings } from "./save-settings.ts";

/** Permission to read when prices are shown: everybody who is signed in. */
export const readPriceDisplayAccess = SIGNED_IN;
export const priceSettingsAccess: AccessRule = PAGES.PriceDisplaySettings.access;

export type PriceSettingsVersions = Readonly<Record<PriceSettingsName, string>>;

/** Settings with their versions, for saving. */
export interface VersionedPriceSettings {
  settings: PriceSettings;
  versions: PriceSettingsVersions;
}

/** Parts to save, each with the version that was read. */
export type PriceSettingsChanges = {
  [Name in PriceSettingsName]?: { settings: PriceSettings[Name]; version: string };
};

/** Reads when prices are shown, for everybody who buys. */
export function createReadPriceDisplay(scope: Scope) {
  return function readPriceDisplay(): PriceDisplaySettings {
    return authoriseUser(scope, readPriceDisplayAccess).distributor.settings.priceDisplay;
  };
}

/** Reads the price settings for their page. */
export function createReadPriceSettings(scope: Scope) {
  return function readPriceSettings(): VersionedPriceSettings {
    return versioned(pick(authoriseUser(scope, priceSettingsAccess).distributor.settings));
  };
}

/** Saves parts of these settings, all or nothing; unchanged values are not written. The administrators' limit is set by
 *  the platform and stays.
 *  @throws DomainError STALE_VERSION if a part has changed since it was read */
export function createSavePriceSettings(scope: Scope) {
  return async function savePriceSettings(changes: PriceSettingsChanges): Promise<VersionedPriceSettings> {
    const { distributor, database } = authoriseUser(scope, priceSettingsAccess);
    const before = pick(distributor.settings);
    const named = PRICE_SETTINGS_NAMES.filter((name) => changes[name] !== undefined);
    if (named.some((name) => changes[name]?.version !== settingsVersion(before[name])))
      throw staleSettings(distributor);
    const after: PriceSettings = {
      priceDisplay: changes.priceDisplay?.settings ?? before.priceDisplay,
      prices: changes.prices?.settings ?? before.prices,
    };
    const changed = named.filter((name) => settingsVersion(before[name]) !== settingsVersion(after[name]));
    if (changed.length === 0) return versioned(after);
    const { adminDiscountLimitPct } = distributor.settings.prices;
    const stored = { ...after, prices: { adminDiscountLimitPct, ...after.prices } };
    await saveSettings(
      scope,
      { distributor, database },
      {
        event: "price-settings.changed",
        expected: Object.fromEntries(changed.map((name) => [name, before[name]])),
        after: Object.fromEntries(changed.map((name) => [name, stored[name]])),
        changes: Object.assign(
          {},
          ...changed.map((name) => changedSettings(before[name], after[name])),
        ) as SettingsChanges,
      },
    );
    return versioned(after);
  };
}

function pick({ priceDisplay, prices }: Pick<Settings, PriceSettingsName>): PriceSettings {
  const { hasDefaultDiscount, editableInvoce, companyEditableInvoce, driftThresholdPct } = prices;
  return {
    priceDisplay,
    prices: { hasDefaultDiscount, editableInvoce, companyEditableInvoce, driftThresholdPct },
  };
}

function versioned(settings: PriceSettings): VersionedPriceSettings {
  const { priceDisplay, prices } = settings;
  return {
    settings,
    versions: { priceDisplay: settingsVersion(priceDisplay), prices: settingsVersion(prices) },
  };
}
