import { ANY_BUYING_ACCESS } from "#domain/access/buying-access.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import type { BuyerCompany } from "#domain/integrators/buyer-company.ts";
import { createBuyerRepository } from "#worker/repositories/buyers/buyer-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to buy for a company: the distributor's people who may create requests. */
export const chooseBuyerAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: ANY_BUYING_ACCESS.staff ?? [],
  anyPermission: true,
};

/** Limit of companies in a search. */
const LIMIT = 20;

/** Finds companies to buy for, by name. */
export function createFindBuyers(scope: Scope) {
  return async function findBuyers(search: string): Promise<BuyerCompany[]> {
    const { distributor, database } = authoriseUser(scope, chooseBuyerAccess);
    return createBuyerRepository(database, distributor.id).findBuyers({ search, limit: LIMIT });
  };
}

/** Reads the company chosen to buy for.
 *  @throws DomainError NOT_FOUND */
export function createGetBuyer(scope: Scope) {
  return async function getBuyer(id: string): Promise<BuyerCompany> {
    const { distributor, database } = authoriseUser(scope, chooseBuyerAccess);
    return createBuyerRepository(database, distributor.id).getBuyer(id);
  };
}
