import type { Scope } from "#worker/scope.ts";
import { createReadSettingsHome } from "./read-settings-home.ts";

/** The home of all settings. */
export const settingsHomeServices = {
  settingsHome: (scope: Scope) => ({ read: createReadSettingsHome(scope) }),
};
