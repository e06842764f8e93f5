import { DomainError } from "#domain/shared/errors.ts";
import type { SiteTest } from "#domain/widget-keys/site-test-schema.ts";
import { findSiteProblems } from "#domain/widget-keys/site-policy.ts";
import { readSitePage } from "#worker/gateways/site/read-site-page.ts";
import { createWidgetKeyRepository } from "#worker/repositories/widget-keys/widget-key-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { assertRate } from "#worker/services/access/attempts.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { widgetKeysAccess } from "./widget-keys.ts";

/** Reads a page of one of a key's sites, and tells what keeps widgets from working on it.
 *  @param page - its address; one of another site is not found
 *  @throws DomainError NOT_FOUND, SITE_UNREACHABLE, RATE_LIMITED */
export function createTestSite(scope: Scope) {
  return async function testSite(id: string, page: string): Promise<SiteTest> {
    const tenant = authoriseUser(scope, widgetKeysAccess);
    const { distributor, database } = tenant;
    const key = await createWidgetKeyRepository(database, distributor.id).getKey(id);
    const origin = URL.canParse(page) ? new URL(page).origin : "";
    if (!key.origins.includes(origin))
      throw new DomainError("NOT_FOUND", { entity: "site", id: page.slice(0, 200) });
    await assertRate(scope, tenant, "site-test", id);
    const isOwnMachineAllowed = scope.env.ENVIRONMENT !== "production";
    const found = await readSitePage(page, { isOwnMachineAllowed });
    const addresses = { portal: scope.origin, rooms: scope.env.PARTYKIT_URL, keys: [key.key] };
    return { url: found.url, problems: findSiteProblems(found, addresses) };
  };
}
