import { JOURNEY_TEXTS } from "#copy/settings/journey.ts";
import { type AccessRule, SIGNED_IN } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import {
  checkJourney,
  JOURNEY_NAMES,
  type JourneyName,
  type JourneySettings,
} from "#domain/settings/journey.ts";
import type { MountKitSteps } from "#domain/settings/kit-settings-schema.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { settingsVersion } from "#domain/settings/settings-version.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { changedSettings, saveSettings, type SettingsChanges, staleSettings } from "./save-settings.ts";

/** Permission to read the settings of kit pages: everybody who buys or sells. */
export const readJourneyAccess = SIGNED_IN;
export const journeyAccess: AccessRule = PAGES.ShoppingJourneyKits.access;

export type JourneyVersions = Readonly<Record<JourneyName, string>>;

/** Settings with their versions, for saving. */
export interface VersionedJourney {
  settings: JourneySettings;
  versions: JourneyVersions;
}

/** Parts to save, each with the version that was read. */
export type JourneyChanges = {
  [Name in JourneyName]?: { settings: JourneySettings[Name]; version: string };
};

/** Reads the settings of mounted kits, for everybody who uses them. */
export function createReadJourney(scope: Scope) {
  return function readJourney(): JourneySettings {
    return journeyOf(authoriseUser(scope, readJourneyAccess).distributor.settings);
  };
}

/** Reads the same settings for their page. */
export function createReadJourneySettings(scope: Scope) {
  return function readJourneySettings(): VersionedJourney {
    return versioned(journeyOf(authoriseUser(scope, journeyAccess).distributor.settings));
  };
}

/** Saves parts of these settings, all or nothing; unchanged values are not written.
 *  @throws DomainError INVALID_BODY for contradictory settings; STALE_VERSION if a part has changed since it was
 *  read */
export function createSaveJourney(scope: Scope) {
  return async function saveJourney(changes: JourneyChanges): Promise<VersionedJourney> {
    const { distributor, database } = authoriseUser(scope, journeyAccess);
    const before = journeyOf(distributor.settings);
    const named = JOURNEY_NAMES.filter((name) => changes[name] !== undefined);
    if (named.some((name) => changes[name]?.version !== settingsVersion(before[name])))
      throw staleSettings(distributor);
    const after = journeyOf({
      ...before,
      ...Object.fromEntries(named.map((name) => [name, changes[name]?.settings])),
    });
    const issues = checkJourney(after);
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

function journeyOf(settings: Pick<Settings, JourneyName> | JourneySettings): JourneySettings {
  const { kits, mountKit, stepsMountKit, electrical } = settings;
  return { kits, mountKit, stepsMountKit, electrical };
}

function versioned(settings: JourneySettings): VersionedJourney {
  const versions = Object.fromEntries(
    JOURNEY_NAMES.map((name) => [name, settingsVersion(settings[name])]),
  ) as Record<JourneyName, string>;
  return { settings, versions };
}

/** Changed settings for the audit log, with titles of steps. */
function describe(name: JourneyName, before: JourneySettings, after: JourneySettings): SettingsChanges {
  if (name === "stepsMountKit") {
    return { stepsMountKit: { from: describeSteps(before[name]), to: describeSteps(after[name]) } };
  }
  return changedSettings(before[name], after[name]);
}

function describeSteps(steps: MountKitSteps): string[] {
  return steps
    .filter(({ show }) => show)
    .map(({ type, required }) =>
      required ? `${JOURNEY_TEXTS.steps[type]} (${JOURNEY_TEXTS.requiredWord})` : JOURNEY_TEXTS.steps[type],
    );
}
