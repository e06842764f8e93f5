import { holdsPermission } from "#domain/access/held-permissions.ts";
import type { Distributor, UserActor } from "#domain/access/actor.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { type AccessRule, mayAccess } from "#domain/access/may-access.ts";
import {
  maySeeExtraItemPrices,
  maySeeFreightValue,
  maySeePrice,
  requestShowsFreight,
} from "#domain/pricing/price-display.ts";
import {
  maySeeRequestPrices,
  type VisibleAmounts,
  visibleContent,
  visibleTotal,
} from "#domain/requests/visible-prices.ts";
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

/** Who may see how an amount came about, down to the rule. */
export const explanationAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: ["configuration.precifications"],
};

/** Whether the prices of saved orders are shown: by the role's right and by the distributor's setting. */
function maySeeSaved(actor: UserActor, { priceDisplay }: Settings): boolean {
  const at = { key: "howToDisplayPricesInClosedKits", moment: "request" } as const;
  return maySeeRequestPrices(actor) && maySeePrice(actor, priceDisplay, at);
}

/** What of an order's amounts the person may see. */
export function amountsShown(actor: UserActor, distributor: Distributor, totalCents: number): VisibleAmounts {
  const { delivery, priceDisplay } = distributor.settings;
  const isOwn = actor.type !== "integrator";
  return {
    prices: maySeeSaved(actor, distributor.settings),
    extraItems: maySeeExtraItemPrices(actor, priceDisplay),
    freight: isOwn || (maySeeFreightValue(actor, priceDisplay) && requestShowsFreight(delivery, totalCents)),
    explanation: mayAccess(actor, distributor, explanationAccess),
  };
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
    const showsPrices = maySeeSaved(actor, distributor.settings);
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
    const shows = amountsShown(actor, distributor, content.totals.totalCents);
    return {
      request: visibleTotal(request, shows.prices),
      content: visibleContent(content, shows),
      moves,
      showsPrices: shows.prices,
      showsFreight: shows.freight,
      showsExplanation: shows.explanation,
    };
  };
}
