import { BUYING_TEXTS } from "#copy/settings/buying-settings.ts";
import { type AccessRule, SIGNED_IN } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import {
  checkBuying,
  BUYING_SETTINGS_NAMES,
  type BuyingSettingsName,
  type BuyingSettings,
} from "#domain/settings/buying-settings.ts";
import type { MountKitSteps } from "#domain/settings/kit-settings-schema.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { settingsVersion } from "#domain/settings/settings-version.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { changedSettings, saveSettings, type SettingsChanges, staleSettings } from "./save-settings.ts";

/** Permission to read the settings of kit pages: everybody who buys or sells. */
export const readBuyingAccess = SIGNED_IN;
export const buyingAccess: AccessRule = PAGES.ShoppingJourneyKits.access;

export type BuyingVersions = Readonly<Record<BuyingSettingsName, string>>;

/** Settings with their versions, for saving. */
export interface VersionedBuying {
  settings: BuyingSettings;
  versions: BuyingVersions;
}

/** Parts to save, each with the version that was read. */
export type BuyingChanges = {
  [Name in BuyingSettingsName]?: { settings: BuyingSettings[Name]; version: string };
};

/** Reads the settings of mounted kits, for everybody who uses them. */
export function createReadBuying(scope: Scope) {
  return function readBuying(): BuyingSettings {
    return buyingOf(authoriseUser(scope, readBuyingAccess).distributor.settings);
  };
}

/** Reads the same settings for their page. */
export function createReadBuyingSettings(scope: Scope) {
  return function readBuyingSettings(): VersionedBuying {
    return versioned(buyingOf(authoriseUser(scope, buyingAccess).distributor.settings));
  };
}

/** Saves parts of these settings, all or nothing; unchanged values are not written.
 *  @throws DomainError INVALID_BODY for contradictory settings; STALE_VERSION if a part has changed since it was
 *  read */
export function createSaveBuying(scope: Scope) {
  return async function saveBuying(changes: BuyingChanges): Promise<VersionedBuying> {
    const { distributor, database } = authoriseUser(scope, buyingAccess);
    const before = buyingOf(distributor.settings);
    const named = BUYING_SETTINGS_NAMES.filter((name) => changes[name] !== undefined);
    if (named.some((name) => changes[name]?.version !== settingsVersion(before[name])))
      throw staleSettings(distributor);
    const after = buyingOf({
      ...before,
      ...Object.fromEntries(named.map((name) => [name, changes[name]?.settings])),
    });
    const issues = checkBuying(after);
    if (issues.length > 0) throw new DomainError("INVALID_BODY", { issues });
    const changed = named.filter((name) => settingsVersion(before[name]) !== settingsVersion(after[name]));
    if (changed.length === 0) return versioned(after);
    await saveSettings(
      scope,
      { distributor, database },
      {
        event: "journey.changed",
        expected: { ...before },
        after: Object.fromEntries(changed.map((name) => [name, after[name]])),
        changes: Object.assign(
          {},
          ...changed.map((name) => describe(name, before, after)),
        ) as SettingsChanges,
      },
    );
    return versioned(after);
  };
}

function buyingOf(settings: Pick<Settings, BuyingSettingsName> | BuyingSettings): BuyingSettings {
  const { kits, mountKit, stepsMountKit, electrical } = settings;
  return { kits, mountKit, stepsMountKit, electrical };
}

function versioned(settings: BuyingSettings): VersionedBuying {
  const versions = Object.fromEntries(
    BUYING_SETTINGS_NAMES.map((name) => [name, settingsVersion(settings[name])]),
  ) as Record<BuyingSettingsName, string>;
  return { settings, versions };
}

/** Changed settings for the audit log, with titles of steps. */
function describe(name: BuyingSettingsName, before: BuyingSettings, after: BuyingSettings): SettingsChanges {
  if (name === "stepsMountKit") {
    return { stepsMountKit: { from: describeSteps(before[name]), to: describeSteps(after[name]) } };
  }
  return changedSettings(before[name], after[name]);
}

function describeSteps(steps: MountKitSteps): string[] {
  return steps
    .filter(({ show }) => show)
    .map(({ type, required }) =>
      required ? `${BUYING_TEXTS.steps[type]} (${BUYING_TEXTS.requiredWord})` : BUYING_TEXTS.steps[type],
    );
}
