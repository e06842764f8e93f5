import { ANY_BUYING_ACCESS } from "#domain/access/buying-access.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import type { BuyerCompany } from "#domain/integrators/buyer-company.ts";
import { createBuyerRepository } from "#worker/repositories/buyers/buyer-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Who buys for a company: the distributor's people who may put requests together. */
export const chooseBuyerAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: ANY_BUYING_ACCESS.staff ?? [],
  anyPermission: true,
};

/** Companies that a search offers at most. */
const LIMIT = 20;

/** Companies to buy for, the first ones by name that match. */
export function createFindBuyers(scope: Scope) {
  return async function findBuyers(search: string): Promise<BuyerCompany[]> {
    const { distributor, database } = authoriseUser(scope, chooseBuyerAccess);
    return createBuyerRepository(database, distributor.id).findBuyers({ search, limit: LIMIT });
  };
}

/** The company that was chosen to buy for.
 *  @throws DomainError NOT_FOUND */
export function createGetBuyer(scope: Scope) {
  return async function getBuyer(id: string): Promise<BuyerCompany> {
    const { distributor, database } = authoriseUser(scope, chooseBuyerAccess);
    return createBuyerRepository(database, distributor.id).getBuyer(id);
  };
}
