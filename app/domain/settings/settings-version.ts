import { fnv1a } from "#domain/shared/fnv1a.ts";

/** Version of some settings, so that a save can name the one that was read. Equal values have equal versions. */
export function settingsVersion(value: unknown): string {
  const text = JSON.stringify(value);
  return `${text.length.toString(36)}-${fnv1a(text).toString(36)}`;
}
