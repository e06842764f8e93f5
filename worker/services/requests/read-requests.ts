import { normalizeCouponCode } from "#domain/coupons/coupon-code.ts";
import { holdsPermission, permissionsAt } from "#domain/access/held-permissions.ts";
import type { Distributor, UserActor } from "#domain/access/actor.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { type AccessRule, mayAccess } from "#domain/access/may-access.ts";
import { lockReason } from "#domain/requests/modify-request.ts";
import {
  maySeeExtraItemPrices,
  maySeeFreightValue,
  maySeePrice,
  requestShowsFreight,
  TOTAL_PRICE_KEYS,
} from "#domain/pricing/price-display.ts";
import { PURCHASE_TYPES, type PurchaseType } from "#domain/shared/purchase-types.ts";
import { isExpired } from "#domain/requests/budget-expiry.ts";
import { mayUseBoard } from "#domain/requests/board.ts";
import { type RequestActions, requestActions, statusTargets } from "#domain/requests/request-actions.ts";
import type { RequestListQuery, RequestSortKey } from "#domain/requests/request-list-schema.ts";
import { REQUEST_TYPES, type RequestType } from "#domain/requests/request-types.ts";
import {
  maySeeRequestPrices,
  type VisibleAmounts,
  visibleContent,
  visibleTotal,
} from "#domain/requests/visible-prices.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import { dayStartIn } from "#domain/shared/day-start.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { centerNames } from "#worker/repositories/centers/center-repository.ts";
import { dealStatusesOf } from "#worker/repositories/requests/deal-status-repository.ts";
import {
  createRequestRepository,
  type RequestFilter,
} from "#worker/repositories/requests/request-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { toSearchText } from "#worker/services/shared/search-text.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { expiredError } from "./expired-error.ts";

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
function mayOpenRequests(actor: UserActor, distributor: Distributor, type: RequestType): boolean {
  return actor.type === "integrator" || holdsPermission(actor, distributor, `${type}.details`);
}

/** An id of no company, so that an integrator's user without a company gets an empty list. */
const NO_COMPANY = "";

/** Id of the company whose requests the person sees; null for all. */
function ownCompany(actor: UserActor): string | null {
  return actor.type === "integrator" ? (actor.integrator?.id ?? NO_COMPANY) : null;
}

/** Permission to see the explanation of an amount, including its rule. */
export const explanationAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: ["configuration.precifications"],
};

/** Whether the prices of a saved request are shown: by the permissions of the role, and by the setting of its purchase
 *  type. */
function maySeeSaved(
  actor: UserActor,
  { priceDisplay }: Settings,
  { purchaseType }: { purchaseType: PurchaseType },
): boolean {
  const at = { key: TOTAL_PRICE_KEYS[purchaseType], moment: "request" } as const;
  return maySeeRequestPrices(actor) && maySeePrice(actor, priceDisplay, at);
}

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

/** Lists a page of budgets or orders, with what they may be filtered by; without prices for people who may not see
 *  them.
 *  @throws DomainError ACCESS_DENIED for a type that the person may not see */
export function createListRequests(scope: Scope) {
  return async function listRequests(query: RequestListQuery) {
    const { distributor, database, actor } = authoriseUser(scope, readRequestsAccess);
    const { settings } = distributor;
    const type = typeToList(actor, distributor, query);
    const pricedTypes = PURCHASE_TYPES.filter((purchaseType) =>
      maySeeSaved(actor, settings, { purchaseType }),
    );
    const [{ items, totalItems }, [statuses, centers]] = await Promise.all([
      createRequestRepository(database, distributor.id).listRequests({
        ...filterOf(query, settings.timeZone),
        ...{ type, pricedTypes },
        ...(actor.type === "integrator" ? { integratorId: ownCompany(actor) } : {}),
      }),
      database.readBatch([
        dealStatusesOf(database, distributor.id, type),
        centerNames(database, distributor.id),
      ]),
    ]);
    const on = { today: todayOf(scope, settings), expiry: settings.requests.budgetExpiry };
    return {
      items: items.map((row) => ({
        ...visibleTotal(row, pricedTypes.includes(row.purchaseType)),
        isExpired: isExpired(row, on),
      })),
      /** Whether the price of each row is shown. */
      showsPrices: items.every(({ purchaseType }) => pricedTypes.includes(purchaseType)),
      /** Whether the person may see prices at all, and so filter and order by them. */
      knowsPrices: pricedTypes.length > 0,
      ...{ type, totalItems, statuses, centers },
    };
  };
}

/** The type of a list: the one that is asked for, or the first one that the person may see.
 *  @throws DomainError ACCESS_DENIED */
function typeToList(
  actor: UserActor,
  distributor: Distributor,
  query: { type?: RequestType | undefined },
): RequestType {
  const type = query.type ?? (holdsPermission(actor, distributor, "order") ? "order" : "budget");
  if (!holdsPermission(actor, distributor, type)) throw new DomainError("ACCESS_DENIED", { reason: type });
  return type;
}

/** Permission to see a board: the distributor's people. */
export const readBoardAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: REQUEST_TYPES,
  anyPermission: true,
};

/** Reads the board of budgets or orders: a column for each status with its newest requests, and with the count and sums
 *  of all; without prices for people who may not see them. Order and page of the query do not matter.
 *  @param most - number of requests in a column
 *  @throws DomainError ACCESS_DENIED for a type that the person may not see; NOT_FOUND for one without a board */
export function createReadBoard(scope: Scope) {
  return async function readBoard(query: RequestListQuery, most: number) {
    const { distributor, database, actor } = authoriseUser(scope, readBoardAccess);
    const { settings, actions } = distributor;
    const type = typeToList(actor, distributor, query);
    if (!mayUseBoard(type, { ...actor, actions }))
      throw new DomainError("NOT_FOUND", { entity: "board", id: type });
    const pricedTypes = PURCHASE_TYPES.filter((purchaseType) =>
      maySeeSaved(actor, settings, { purchaseType }),
    );
    const [{ items, sums }, [statuses, centers]] = await Promise.all([
      createRequestRepository(database, distributor.id).listByStatus(
        { ...filterOf(query, settings.timeZone), type, pricedTypes },
        most,
      ),
      database.readBatch([
        dealStatusesOf(database, distributor.id, type),
        centerNames(database, distributor.id),
      ]),
    ]);
    const viewer = { type: actor.type, held: permissionsAt(actor, distributor) };
    const on = { today: todayOf(scope, settings), expiry: settings.requests.budgetExpiry };
    const cards = items.map((row) => ({
      ...visibleTotal(row, pricedTypes.includes(row.purchaseType)),
      isExpired: isExpired(row, on),
      /** Ids of the statuses that the person may give it. */
      changeStatusTo: statusTargets({ type, status: row.dealStatus }, viewer, statuses).map(({ id }) => id),
    }));
    return {
      columns: statuses.map(({ id, name, color }) => {
        const {
          count = 0,
          totalCents = null,
          powerW = 0,
        } = sums.find(({ statusId }) => statusId === id) ?? {};
        return {
          id,
          name,
          color,
          count,
          totalCents,
          powerW,
          cards: cards.filter((card) => card.dealStatus.id === id),
        };
      }),
      ...{ statuses, centers, knowsPrices: pricedTypes.length > 0 },
    };
  };
}

/** The conditions of a query: reais in cents, kWp in W, days as instants of the distributor's time zone. */
function filterOf(query: RequestListQuery, timeZone: string): Omit<RequestFilter, "type" | "pricedTypes"> {
  const { search, company, coupon, minTotal, maxTotal, minPower, maxPower, from, until, sort } = query;
  const scaled = (amount: number | undefined, factor: number) =>
    amount === undefined ? null : Math.round(amount * factor);
  return {
    search: search ? toSearchText(search) : null,
    company: company ? toSearchText(company) : null,
    statusId: query.statusId ?? null,
    group: query.group ?? null,
    paymentStatus: query.paymentStatus ?? null,
    purchaseType: query.purchaseType ?? null,
    integratorId: query.integratorId ?? null,
    centerId: query.centerId ?? null,
    coupon: coupon ? normalizeCouponCode(coupon) : null,
    totalCents: { from: scaled(minTotal, 100), until: scaled(maxTotal, 100) },
    powerW: { from: scaled(minPower, 1_000), until: scaled(maxPower, 1_000) },
    createdAt: {
      from: from === undefined ? null : dayStartIn(from, timeZone),
      until: until === undefined ? null : dayStartIn(addDays(until, 1), timeZone),
    },
    sort: { key: sort.replace("-", "") as RequestSortKey, isDescending: sort.startsWith("-") },
    page: query.page,
    pageSize: query.pageSize,
  };
}

/** Reads one budget or order: the content of its newest version, its stock, and the person's actions; without prices
 *  for people who may not see them.
 *  @param asked.type - required type, if given
 *  @param asked.budgetToOrder - whether it is read for a conversion; `editFreight` likewise
 *  @throws DomainError NOT_FOUND, also for another company's request, another type, and a type that the person may
 *    not see; BUDGET_EXPIRED, ACCESS_DENIED for an action that is not possible */
export function createGetRequest(scope: Scope) {
  return async function getRequest(id: string, asked: RequestQuestion = {}) {
    const { distributor, database, actor } = authoriseUser(scope, readRequestsAccess);
    const { settings, actions } = distributor;
    const [{ request, content, moves, newestCharge }, [budgets, orders]] = await Promise.all([
      createRequestRepository(database, distributor.id).getRequest(id),
      database.readBatch([
        dealStatusesOf(database, distributor.id, "budget"),
        dealStatusesOf(database, distributor.id, "order"),
      ]),
    ]);
    const company = ownCompany(actor);
    const isSeen =
      holdsPermission(actor, distributor, request.type) &&
      mayOpenRequests(actor, distributor, request.type) &&
      (asked.type ?? request.type) === request.type;
    if (!isSeen || (company !== null && request.integratorId !== company)) {
      throw new DomainError("NOT_FOUND", { entity: "request", id });
    }
    const shows = amountsShown(actor, distributor, request);
    const now = scope.now().toISOString();
    const hasOpenCharge = newestCharge?.status === "pending" && newestCharge.expiresAt > now;
    const { dealStatus: status, paymentStatus } = request;
    const isFixed = lockReason({ id, paymentStatus, statusGroup: status.group, hasOpenCharge }) !== null;
    const statuses = request.type === "budget" ? budgets : orders;
    const may = requestActions(
      { ...request, status, isFixed },
      {
        type: actor.type,
        held: permissionsAt(actor, distributor),
        actions,
      },
      {
        settings: settings.requests,
        statuses,
        statusToBlockEdition: settings.restrictOptions.statusToBlockEdition,
        today: todayOf(scope, settings),
      },
    );
    assertCan(request, may, asked);
    return {
      request: visibleTotal(request, shows.prices),
      content: visibleContent(content, shows),
      moves,
      showsPrices: shows.prices,
      showsFreight: shows.freight,
      showsExplanation: shows.explanation,
      actions: may,
      /** Statuses that the person may give it. */
      statusTargets: statuses.filter(({ id: of }) => may.changeStatusTo.includes(of)),
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

function todayOf(scope: Scope, { timeZone }: Settings): string {
  return calendarDayIn(scope.now().toISOString(), timeZone);
}
