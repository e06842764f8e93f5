import { type AccessRule, SIGNED_IN } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { MessageSettings, ObservationSettings } from "#domain/settings/message-settings-schema.ts";
import { settingsVersion } from "#domain/settings/settings-version.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { changedSettings, saveSettings, staleSettings } from "./save-settings.ts";

/** Permission to read the distributor's messages: everybody who buys or sells. */
export const readMessagesAccess = SIGNED_IN;
export const observationsAccess: AccessRule = PAGES.ObservationSettings.access;
export const messagesAccess: AccessRule = PAGES.OrderMessageSettings.access;

/** Texts with their version, for saving. */
export interface Versioned<Texts> {
  settings: Texts;
  version: string;
}

/** Reads the distributor's messages at the checkout and on saved requests. */
export function createReadMessages(scope: Scope) {
  return function readMessages(): ObservationSettings & MessageSettings {
    const { observations, messages } = authoriseUser(scope, readMessagesAccess).distributor.settings;
    return { ...observations, ...messages };
  };
}

/** Use cases of the texts shown while buying. */
export function createObservationSettings(scope: Scope) {
  return {
    read(): Versioned<ObservationSettings> {
      const { observations } = authoriseUser(scope, observationsAccess).distributor.settings;
      return { settings: observations, version: settingsVersion(observations) };
    },
    /** @throws DomainError STALE_VERSION when they are not what was read */
    async save({
      settings,
      version,
    }: Versioned<ObservationSettings>): Promise<Versioned<ObservationSettings>> {
      const tenant = authoriseUser(scope, observationsAccess);
      const before = tenant.distributor.settings.observations;
      if (version !== settingsVersion(before)) throw staleSettings(tenant.distributor);
      const changes = changedSettings(before, settings);
      if (Object.keys(changes).length > 0) {
        await saveSettings(scope, tenant, {
          event: "observations.changed",
          expected: { observations: before },
          after: { observations: settings },
          changes,
        });
      }
      return { settings, version: settingsVersion(settings) };
    },
  };
}

/** Use cases of the texts shown on saved requests. */
export function createMessageSettings(scope: Scope) {
  return {
    read(): Versioned<MessageSettings> {
      const { messages } = authoriseUser(scope, messagesAccess).distributor.settings;
      return { settings: messages, version: settingsVersion(messages) };
    },
    /** @throws DomainError STALE_VERSION when they are not what was read */
    async save({ settings, version }: Versioned<MessageSettings>): Promise<Versioned<MessageSettings>> {
      const tenant = authoriseUser(scope, messagesAccess);
      const before = tenant.distributor.settings.messages;
      if (version !== settingsVersion(before)) throw staleSettings(tenant.distributor);
      const changes = changedSettings(before, settings);
      if (Object.keys(changes).length > 0) {
        await saveSettings(scope, tenant, {
          event: "messages.changed",
          expected: { messages: before },
          after: { messages: settings },
          changes,
        });
      }
      return { settings, version: settingsVersion(settings) };
    },
  };
}
