import type { AccessRule } from "#domain/access/may-access.ts";
import type { Scope } from "#worker/scope.ts";
import { authorise } from "#worker/services/shared/authorise.ts";

/** Administrators, and staff who hold the permission. */
export const biAccess: AccessRule = { types: ["admin", "staff"], staff: ["dashboardBI"] };

/** Reads the URL of the distributor's business intelligence; null without one. */
export function createReadBiUrl(scope: Scope) {
  return function readBiUrl(): { dashBIUrl: string | null } {
    const { distributor } = authorise(scope, biAccess);
    return { dashBIUrl: distributor.theme.dashboardBIUrl ?? null };
  };
}
