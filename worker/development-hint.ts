import { DEVELOPMENT_COPY } from "#copy/shared/development.ts";
import { fill } from "#copy/shared/fill.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { SettingsError } from "./env.ts";

const LOCAL = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/;

/** A hint for developers in place of an error caused by missing local services; null for other errors, in production,
 *  and at addresses of other machines.
 *  @param bindings - the Worker's bindings, which may lack every setting
 *  @param url - requested URL */
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
