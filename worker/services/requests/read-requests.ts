import { holdsPermission } from "#domain/access/held-permissions.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import type { UserActor } from "#domain/access/actor.ts";
import { maySeeRequestPrices, visibleContent, visibleTotal } from "#domain/requests/visible-prices.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createRequestRepository } from "#worker/repositories/request-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "../tenant-of.ts";

/** Who may see orders: an integrator those of the own company, the distributor's people all. */
export const readOrdersAccess: AccessRule = {
  types: ["admin", "staff", "integrator"],
  staff: ["order"],
  integrator: ["order"],
};

/** An id that no company has: what an integrator without one sees is empty. */
const NO_COMPANY = "";

/** The company whose requests the person sees; null for all. */
function ownCompany(actor: UserActor): string | null {
  return actor.type === "integrator" ? (actor.integrator?.id ?? NO_COMPANY) : null;
}

/** A page of orders, newest first; without prices for who may not see them. */
export function createListOrders(scope: Scope) {
  return async function listOrders({ page, pageSize }: { page: number; pageSize: number }) {
    const { distributor, database, actor } = authoriseUser(scope, readOrdersAccess);
    const { items, totalItems } = await createRequestRepository(database, distributor.id).listRequests({
      type: "order",
      integratorId: ownCompany(actor),
      page,
      pageSize,
    });
    const showsPrices = maySeeRequestPrices(actor);
    return { items: items.map((row) => visibleTotal(row, showsPrices)), totalItems, showsPrices };
  };
}

/** One order, or a budget for who may see those, with the content of its newest version and what it did to the stock; without prices for who may not see them.
 *  @throws DomainError NOT_FOUND, also for another company's */
export function createGetOrder(scope: Scope) {
  return async function getOrder(id: string) {
    const { distributor, database, actor } = authoriseUser(scope, readOrdersAccess);
    const { request, content, moves } = await createRequestRepository(database, distributor.id).getRequest(
      id,
    );
    const company = ownCompany(actor);
    const isSeen = request.type === "order" || holdsPermission(actor, distributor, "budget");
    if (!isSeen || (company !== null && request.integratorId !== company)) {
      throw new DomainError("NOT_FOUND", { entity: "request", id });
    }
    const showsPrices = maySeeRequestPrices(actor);
    return {
      request: visibleTotal(request, showsPrices),
      content: visibleContent(content, showsPrices),
      moves,
      showsPrices,
    };
  };
}
