import { DEVELOPMENT_COPY } from "#copy/shared/development.ts";
import { fill } from "#copy/shared/fill.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { SettingsError } from "./env.ts";

const LOCAL = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/;

/** What a developer is told in the place of an error that a machine without its services gives; null for every other
 *  error, in production, and at addresses that are not this machine's.
 *  @param bindings - the Worker's, which may lack every setting
 *  @param url - what was asked for */
export function developmentHint(
  error: unknown,
  bindings: object,
  url: string,
): { title: string; description: string } | null {
  const environment: unknown = Reflect.get(bindings, "ENVIRONMENT");
  if (environment === "production" || !LOCAL.test(new URL(url).hostname)) return null;
  if (error instanceof SettingsError) {
    const { title, description } = DEVELOPMENT_COPY.settingsMissing;
    return { title, description: fill(description, { names: error.names.join(", ") }) };
  }
  if (!isDomainError(error) || error.code !== "DATABASE_UNAVAILABLE") return null;
  const { title, description } = DEVELOPMENT_COPY.databaseAway;
  return {
    title,
    description: fill(description, { address: String(Reflect.get(bindings, "DIRECTORY_DATABASE_URL")) }),
  };
}
