import { SUPPORT_PAGE_SIZE, type SupportUsersQuery } from "#domain/access/support-schema.ts";
import { createSupportRepository } from "#worker/repositories/platform/support-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { openDistributor } from "./open-distributor.ts";
import { portalOrigin } from "./portal-origin.ts";

/** Reads a distributor with a page of its users, for operators. */
export function createReadDistributor(scope: Scope) {
  return async function readDistributor(distributorId: string, { search, page }: SupportUsersQuery) {
    const { listed, tenant } = await openDistributor(scope, distributorId);
    const { distributor, database } = tenant;
    const { items, totalItems, counts } = await createSupportRepository(database, distributor.id).listUsers({
      search,
      limit: SUPPORT_PAGE_SIZE,
      offset: (page - 1) * SUPPORT_PAGE_SIZE,
    });
    const { id, name, slug, status, createdAt } = listed;
    return {
      distributor: {
        id,
        name,
        slug,
        status,
        createdAt,
        portalUrl: portalOrigin(scope, listed),
        maintenance: distributor.settings.maintenance,
        timeZone: distributor.settings.timeZone,
        adminDiscountLimitPct: distributor.settings.prices.adminDiscountLimitPct,
        ...counts,
      },
      users: { items, totalItems },
    };
  };
}
