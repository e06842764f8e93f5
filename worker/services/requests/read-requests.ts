import { holdsPermission } from "#domain/access/held-permissions.ts";
import type { Distributor, UserActor } from "#domain/access/actor.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { type AccessRule, mayAccess } from "#domain/access/may-access.ts";
import {
  maySeeExtraItemPrices,
  maySeeFreightValue,
  requestShowsFreight,
} from "#domain/pricing/price-display.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { type RequestActions, requestActions } from "#domain/requests/request-actions.ts";
import { isWithin, requestReach, seesTeam } from "#domain/requests/request-reach.ts";
import { REQUEST_TYPES, type RequestType } from "#domain/requests/request-types.ts";
import { maySeeSaved } from "#domain/requests/saved-prices.ts";
import { type VisibleAmounts, visibleContent, visibleTotal } from "#domain/requests/visible-prices.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { dealStatusTextsOf } from "#worker/repositories/requests/deal-status-repository.ts";
import { createRequestRepository } from "#worker/repositories/requests/request-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { actionQuestion } from "./action-question.ts";
import { deletedError } from "./deleted-error.ts";
import { expiredError } from "./expired-error.ts";
import { knownTags, seesTags } from "./request-tags.ts";
import { knownSellers } from "./sellers.ts";

/** Permission to see budgets or orders: integrators those of their own company, the distributor's people all. */
export const readRequestsAccess: AccessRule = {
  types: ["admin", "staff", "integrator"],
  staff: REQUEST_TYPES,
  integrator: REQUEST_TYPES,
  anyPermission: true,
};

/** Permission to see orders. */
export const readOrdersAccess: AccessRule = {
  types: ["admin", "staff", "integrator"],
  staff: ["order"],
  integrator: ["order"],
};

/** Whether the person may open the requests in the list: the distributor's people with the key of details, integrators
 *  always. */
export function mayOpenRequests(actor: UserActor, distributor: Distributor, type: RequestType): boolean {
  return actor.type === "integrator" || holdsPermission(actor, distributor, `${type}.details`);
}

/** Permission to see the explanation of an amount, including its rule. */
export const explanationAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: ["configuration.precifications"],
};

/** Which amounts of a request the person may see. */
export function amountsShown(
  actor: UserActor,
  distributor: Distributor,
  request: { purchaseType: PurchaseType; totalCents: number },
): VisibleAmounts {
  const { delivery, priceDisplay } = distributor.settings;
  const isOwn = actor.type !== "integrator";
  return {
    prices: maySeeSaved(actor, distributor.settings, request),
    extraItems: maySeeExtraItemPrices(actor, priceDisplay),
    freight:
      isOwn || (maySeeFreightValue(actor, priceDisplay) && requestShowsFreight(delivery, request.totalCents)),
    explanation: mayAccess(actor, distributor, explanationAccess),
  };
}

/** Reads one budget or order: the content of its newest version, its stock, and the person's actions; without prices
 *  for people who may not see them.
 *  @param asked.type - required type, if given
 *  @param asked.budgetToOrder - whether it is read for a conversion; `editFreight` likewise
 *  @throws DomainError NOT_FOUND, also for another company's request, another type, and a type that the person may
 *    not see; REQUEST_DELETED, BUDGET_EXPIRED, ACCESS_DENIED for an action that is not possible */
export function createGetRequest(scope: Scope) {
  return async function getRequest(id: string, asked: RequestQuestion = {}) {
    const { distributor, database, actor } = authoriseUser(scope, readRequestsAccess);
    const [
      { request, content, moves, newestCharge, newestAnswer, conversion, isPurchaseAsked },
      [budgets, orders],
    ] = await Promise.all([
      createRequestRepository(database, distributor.id).getRequest(id),
      database.readBatch([
        dealStatusTextsOf(database, distributor.id, "budget"),
        dealStatusTextsOf(database, distributor.id, "order"),
      ]),
    ]);
    const isSeen =
      holdsPermission(actor, distributor, request.type) &&
      mayOpenRequests(actor, distributor, request.type) &&
      (asked.type ?? request.type) === request.type;
    if (!isSeen || !isWithin(requestReach(actor, distributor), request)) {
      throw new DomainError("NOT_FOUND", { entity: "request", id });
    }
    if (request.deletedAt !== null) throw deletedError(scope, { distributor, actor, request });
    const shows = amountsShown(actor, distributor, request);
    const now = scope.now().toISOString();
    const hasOpenCharge = newestCharge?.status === "pending" && newestCharge.expiresAt > now;
    const statuses = request.type === "budget" ? budgets : orders;
    const state = { ...request, status: request.dealStatus, hasOpenCharge };
    const may = requestActions(state, actionQuestion(scope, { distributor, actor, statuses }));
    assertCan(request, may, asked);
    return {
      request: knownTags(
        knownSellers(visibleTotal(request, shows.prices), actor, distributor),
        actor,
        distributor,
      ),
      content: visibleContent(content, shows),
      moves,
      newestAnswer,
      conversion,
      isPurchaseAsked,
      showsPrices: shows.prices,
      showsFreight: shows.freight,
      showsExplanation: shows.explanation,
      /** Whether the person sees who looks after it. */
      showsTeam: seesTeam(actor, distributor),
      showsTags: seesTags(actor, distributor),
      actions: may,
      /** Statuses that the person may give it. */
      statusTargets: statuses
        .filter(({ id: of }) => may.changeStatusTo.includes(of))
        .map(({ id: of, name }) => ({ id: of, name })),
      /** What its status tells the buyer; empty for nothing. */
      statusMessage: statuses.find(({ id: of }) => of === request.dealStatus.id)?.message ?? "",
    };
  };
}

/** The purpose of reading a request. */
export interface RequestQuestion {
  type?: RequestType | undefined;
  budgetToOrder?: boolean;
  editFreight?: boolean;
}

/** Refuses a purpose that is not possible.
 *  @throws DomainError BUDGET_EXPIRED, ACCESS_DENIED */
function assertCan(
  { id, expiresOn }: { id: string; expiresOn: string | null },
  may: RequestActions,
  { budgetToOrder = false, editFreight = false }: RequestQuestion,
): void {
  if ((!budgetToOrder || may.toOrder) && (!editFreight || may.editFreight)) return;
  if (may.isExpired) throw expiredError({ id, expiresOn });
  throw new DomainError("ACCESS_DENIED", {
    reason: budgetToOrder ? "not to be an order" : "not to be edited",
  });
}

export function todayOf(scope: Scope, { timeZone }: Settings): string {
  return calendarDayIn(scope.now().toISOString(), timeZone);
}
