import type { Distributor } from "#domain/access/actor.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import { type Theme, ThemeSchema } from "#domain/theme/theme-schema.ts";
import type { Scope, Tenant } from "./scope.ts";

/** Id of the platform's own tenant: its operators, sessions and log are in the directory's database, in the same tables
 *  as a distributor's. It differs from all ids of distributors, which begin with `dst_`. */
export const PLATFORM_ID = "platform";

/** The platform as a tenant, without any distributor's features. */
export function platformTenant(scope: Pick<Scope, "directory">): Tenant {
  return { distributor: buildPlatform(), database: scope.directory };
}

/** The platform as the sender of e-mails. */
export function platformSender(): { distributorName: string; theme: Theme; timeZone: string } {
  const { name, theme, settings } = buildPlatform();
  return { distributorName: name, theme, timeZone: settings.timeZone };
}

function buildPlatform(): Distributor {
  return {
    id: PLATFORM_ID,
    slug: PLATFORM_ID,
    name: "Girassol",
    marketplace: false,
    actions: {},
    theme: ThemeSchema.parse({}),
    settings: SettingsSchema.parse({}),
    hasTerms: false,
  };
}
