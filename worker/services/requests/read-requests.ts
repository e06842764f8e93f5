import type { AccessRule } from "#domain/access/may-access.ts";
import type { UserActor } from "#domain/access/actor.ts";
import { maySeeFreightValue, requestShowsFreight } from "#domain/pricing/price-display.ts";
import { maySeeRequestPrices, visibleContent, visibleTotal } from "#domain/requests/visible-prices.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
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

/** Whether the person sees what the freight of a saved request costs: by the distributor's display, and while the
 *  request's total is not above the threshold. */
function showsFreightOf(actor: UserActor, settings: Settings, totalCents: number): boolean {
  return (
    maySeeFreightValue(actor, settings.priceDisplay) && requestShowsFreight(settings.delivery, totalCents)
  );
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

/** One order with the content of its newest version and what it did to the stock; without prices for who may not see them.
 *  @throws DomainError NOT_FOUND, also for another company's */
export function createGetOrder(scope: Scope) {
  return async function getOrder(id: string) {
    const { distributor, database, actor } = authoriseUser(scope, readOrdersAccess);
    const { request, content, moves } = await createRequestRepository(database, distributor.id).getRequest(
      id,
    );
    const company = ownCompany(actor);
    if (request.type !== "order" || (company !== null && request.integratorId !== company)) {
      throw new DomainError("NOT_FOUND", { entity: "request", id });
    }
    const showsPrices = maySeeRequestPrices(actor);
    return {
      request: visibleTotal(request, showsPrices),
      content: visibleContent(content, {
        showsPrices,
        showsFreight: showsFreightOf(actor, distributor.settings, content.totals.totalCents),
      }),
      moves,
      showsPrices,
    };
  };
}
