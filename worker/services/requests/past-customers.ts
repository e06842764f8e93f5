import { holdsPermission } from "#domain/access/held-permissions.ts";
import { distinctCustomers } from "#domain/requests/distinct-customers.ts";
import type { PastCustomer } from "#domain/requests/past-customer-schema.ts";
import { requestReach } from "#domain/requests/request-reach.ts";
import { REQUEST_TYPES } from "#domain/requests/request-types.ts";
import { listPastCustomers } from "#worker/repositories/requests/past-customer-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { toSearchText } from "#worker/services/shared/search-text.ts";
import { readRequestsAccess } from "./read-requests.ts";

/** Limit of customers in a list. */
const MOST = 8;

/** Lists the customers of a company's requests that the person sees, each with each address once, the newest first.
 *  Nothing for a company whose requests they do not see.
 *  @param search - part of the name; empty for any
 *  @throws DomainError ACCESS_DENIED for people who see no requests */
export function createListPastCustomers(scope: Scope) {
  return async function listCustomersOf(integratorId: string, search: string): Promise<PastCustomer[]> {
    const { distributor, database, actor } = authoriseUser(scope, readRequestsAccess);
    const found = await listPastCustomers(database, distributor.id, {
      integratorId,
      reach: requestReach(actor, distributor),
      types: REQUEST_TYPES.filter((type) => holdsPermission(actor, distributor, type)),
      pattern: search === "" ? null : toSearchText(search).pattern,
    });
    return distinctCustomers(found, MOST);
  };
}
