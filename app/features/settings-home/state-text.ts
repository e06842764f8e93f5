import { SETTINGS_FACT_TEXTS } from "#copy/settings-home.ts";
import { fill } from "#copy/shared/fill.ts";
import type { SettingsFact } from "#domain/settings-home/settings-home.ts";

/** The state of a page of settings in a line; empty for a page without facts. */
export function stateText(facts: readonly SettingsFact[]): string {
  return facts
    .map(({ name, count }) => {
      const { none, one, many } = SETTINGS_FACT_TEXTS[name];
      return count === 0 ? none : count === 1 ? one : fill(many, { count });
    })
    .join(", ");
}
