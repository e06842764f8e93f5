import { normalizeCouponCode } from "#domain/coupons/coupon-code.ts";
import type { Distributor, UserActor } from "#domain/access/actor.ts";
import { holdsPermission, permissionsAt } from "#domain/access/held-permissions.ts";
import type { Permission } from "#domain/access/permissions.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { mayUseBoard } from "#domain/requests/board.ts";
import { isOnBoard } from "#domain/requests/deal-status.ts";
import { isExpired } from "#domain/requests/budget-expiry.ts";
import {
  isAllowed,
  menuActions,
  refusalOf,
  type RequestState,
  statusTargets,
} from "#domain/requests/request-actions.ts";
import { requestReach, seesTeam } from "#domain/requests/request-reach.ts";
import { restorableSince } from "#domain/requests/restore.ts";
import type {
  RequestListFilters,
  RequestListQuery,
  RequestSortKey,
} from "#domain/requests/request-list-schema.ts";
import { NO_SELLER, REQUEST_TYPES, type RequestType } from "#domain/requests/request-types.ts";
import { pricedTypesOf } from "#domain/requests/saved-prices.ts";
import { visibleTotal } from "#domain/requests/visible-prices.ts";
import { addDays } from "#domain/shared/calendar.ts";
import { dayStartIn } from "#domain/shared/day-start.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { centerNames } from "#worker/repositories/centers/center-repository.ts";
import { dealStatusesOf } from "#worker/repositories/requests/deal-status-repository.ts";
import {
  fewOf,
  keysFound,
  type RequestConditions,
  type RequestPage,
} from "#worker/repositories/requests/request-conditions.ts";
import {
  createRequestRepository,
  type StoredRequest,
} from "#worker/repositories/requests/request-repository.ts";
import { sellersOf } from "#worker/repositories/requests/seller-repository.ts";
import { tagNames } from "#worker/repositories/tags/tag-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { toSearchText } from "#worker/services/shared/search-text.ts";
import { actionQuestion } from "./action-question.ts";
import { mayOpenRequests, readRequestsAccess } from "./read-requests.ts";
import { knownTags, seesTags } from "./request-tags.ts";
import { knownSellers } from "./sellers.ts";

/** Lists a page of budgets or orders, with what they may be filtered by; without prices for people who may not see
 *  them.
 *  @throws DomainError ACCESS_DENIED for a type that the person may not see */
export function createListRequests(scope: Scope) {
  return async function listRequests(query: RequestListQuery) {
    const { distributor, database, actor } = authoriseUser(scope, readRequestsAccess);
    const { settings } = distributor;
    const { page, pageSize, pages } = query;
    const { type, conditions, sort, viewer } = openList(scope, { distributor, actor }, query);
    const { pricedTypes } = conditions;
    const showsTeam = seesTeam(actor, distributor);
    const requests = createRequestRepository(database, distributor.id);
    const [{ items, totalItems }, [statuses, centers, sellers, tags]] = await readBeside(
      { distributor, database, actor },
      conditions,
      (known) => requests.listRequests(known, { sort, page, pageSize, pages }),
    );
    const question = actionQuestion(scope, { distributor, actor, statuses });
    const on = { today: question.today, expiry: settings.requests.budgetExpiry };
    const mayOpen = mayOpenRequests(actor, distributor, type);
    return {
      items: items.map((row) => ({
        ...knownRow(row, { actor, distributor, pricedTypes }),
        isExpired: isExpired(row, on),
        /** As far as its row tells: a charge may be open. */
        menu: mayOpen && row.deletedAt === null ? menuActions(stateOf(row), question) : [],
      })),
      statuses: statuses.map((status) => ({
        ...status,
        /** Ids of the statuses that the person may give its requests. */
        changeStatusTo: statusTargets({ type, status }, viewer, statuses).map(({ id }) => id),
      })),
      /** Who may look after them, for people who see the team's. */
      sellers: showsTeam ? sellers : [],
      /** Tags that they may have, for people who see them. */
      tags: seesTags(actor, distributor) ? tags : [],
      /** Whether the price of each row is shown. */
      showsPrices: items.every(({ purchaseType }) => pricedTypes.includes(purchaseType)),
      /** Whether the person may see prices at all, and so filter and order by them. */
      knowsPrices: pricedTypes.length > 0,
      /** Whether the person may restore deleted ones. */
      mayRestore: isAllowed("restore", type, viewer),
      /** What the person may do with several at once; the portal looks at each. */
      bulk: {
        changeStatus: isAllowed("changeStatus", type, viewer),
        changeSeller: isAllowed("changeSeller", type, viewer),
        tag: isAllowed("tag", type, { ...viewer, actions: distributor.actions }),
      },
      ...{ type, totalItems, centers },
    };
  };
}

/** What a list is of, as far as the person sees it.
 *  @throws DomainError ACCESS_DENIED for a type that the person may not see, and for deleted ones that they may not
 *    restore */
export function openList(
  scope: Scope,
  { distributor, actor }: { distributor: Distributor; actor: UserActor },
  query: Omit<RequestListQuery, "page" | "pageSize" | "pages">,
): {
  type: RequestType;
  conditions: RequestConditions;
  sort: RequestPage["sort"];
  viewer: { type: UserActor["type"]; held: readonly Permission[] };
} {
  const { settings } = distributor;
  const type = typeToList(actor, distributor, query);
  const viewer = { type: actor.type, held: permissionsAt(actor, distributor) };
  if (query.deleted === true && !isAllowed("restore", type, viewer)) {
    throw new DomainError("ACCESS_DENIED", { reason: `${type}: restore` });
  }
  const { sort } = query;
  return {
    ...{ type, viewer },
    conditions: {
      ...toConditions(query, actor, distributor),
      ...{ type, pricedTypes: pricedTypesOf(actor, settings) },
      deletedSince: query.deleted === true ? restorableSince(scope.now()) : null,
      ...withinReach(actor, distributor),
    },
    sort: { key: sort.replace("-", "") as RequestSortKey, isDescending: sort.startsWith("-") },
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
 *  of all; what has a status of the distributor's own is counted outside of it. Without prices for people who may not see them.
 *  @param most - number of requests in a column
 *  @throws DomainError ACCESS_DENIED for a type that the person may not see; NOT_FOUND for one without a board */
export function createReadBoard(scope: Scope) {
  return async function readBoard(query: RequestListFilters, most: number) {
    const { distributor, database, actor } = authoriseUser(scope, readBoardAccess);
    const { settings, actions } = distributor;
    const type = typeToList(actor, distributor, query);
    if (!mayUseBoard(type, { type: actor.type, actions })) {
      throw new DomainError("NOT_FOUND", { entity: "board", id: type });
    }
    const pricedTypes = pricedTypesOf(actor, settings);
    const requests = createRequestRepository(database, distributor.id);
    const [{ items, sums }, [statuses, centers, sellers, tags]] = await readBeside(
      { distributor, database, actor },
      { ...toConditions(query, actor, distributor), type, pricedTypes, deletedSince: null },
      (known) => requests.listByStatus(known, most),
    );
    const question = actionQuestion(scope, { distributor, actor, statuses });
    const on = { today: question.today, expiry: settings.requests.budgetExpiry };
    const cards = items.map((row) => ({
      ...knownRow(row, { actor, distributor, pricedTypes }),
      isExpired: isExpired(row, on),
      /** As far as its row tells: a charge may be open. */
      mayDelete: refusalOf("delete", stateOf(row), question) === null,
    }));
    const sumOf = (id: string) => sums.find(({ statusId }) => statusId === id);
    const outside = statuses.filter((status) => !isOnBoard(status));
    return {
      outside: {
        count: outside.reduce((count, { id }) => count + (sumOf(id)?.count ?? 0), 0),
        statuses: outside.map(({ id, name, color }) => ({ id, name, color })),
      },
      columns: statuses.filter(isOnBoard).map((status) => {
        const { id, name, color } = status;
        const sum = sumOf(id);
        return {
          ...{ id, name, color },
          count: sum?.count ?? 0,
          totalCents: sum === undefined && pricedTypes.length > 0 ? 0 : (sum?.totalCents ?? null),
          powerW: sum?.powerW ?? 0,
          /** Ids of the statuses that the person may give its requests. */
          changeStatusTo: statusTargets({ type, status }, question.viewer, statuses).map((to) => to.id),
          cards: cards.filter(({ dealStatus }) => dealStatus.id === id),
        };
      }),
      sellers: seesTeam(actor, distributor) ? sellers : [],
      tags: seesTags(actor, distributor) ? tags : [],
      ...{ statuses, centers, knowsPrices: pricedTypes.length > 0 },
      mayRestore: isAllowed("restore", type, question.viewer),
    };
  };
}

/** Reads a list, and what it may be filtered by: both at once, or with a text in two steps, since what it finds decides
 *  how the list is read. */
async function readBeside<Listed>(
  { distributor, database, actor }: Tenant & { actor: UserActor },
  conditions: RequestConditions,
  read: (conditions: RequestConditions) => Promise<Listed>,
) {
  const { type, search } = conditions;
  const choices = [
    dealStatusesOf(database, distributor.id, type),
    centerNames(database, distributor.id),
    sellersOf(database, distributor.id, { types: [type], integratorId: actor.integrator?.id ?? null }),
    tagNames(database, distributor.id, type),
  ] as const;
  if (search === null) return Promise.all([read(conditions), database.readBatch(choices)]);
  const [statuses, centers, sellers, tags, keys] = await database.readBatch([
    ...choices,
    keysFound(database, distributor.id, search, conditions),
  ]);
  const listed = await read({ ...conditions, found: fewOf(keys) });
  return [listed, [statuses, centers, sellers, tags]] as const;
}

/** What a row tells of the state of its request. */
function stateOf(row: StoredRequest): RequestState {
  return { ...row, status: row.dealStatus, hasOpenCharge: false };
}

/** A row as far as the person sees it: total, sellers, tags. */
function knownRow(
  row: StoredRequest,
  {
    actor,
    distributor,
    pricedTypes,
  }: { actor: UserActor; distributor: Distributor; pricedTypes: readonly PurchaseType[] },
) {
  const priced = visibleTotal(row, pricedTypes.includes(row.purchaseType));
  return knownTags(knownSellers(priced, actor, distributor), actor, distributor);
}

/** The part of a list that the person sees. */
function withinReach(actor: UserActor, distributor: Distributor): Partial<RequestConditions> {
  const { integratorId, responsibleId } = requestReach(actor, distributor);
  return {
    ...(integratorId === null ? {} : { integratorId }),
    ...(responsibleId === null ? {} : { responsible: { id: responsibleId } }),
  };
}

/** Who must look after them, as a condition. */
function sellerOf({ sellerId }: RequestListFilters): { id: string | null } | null {
  if (sellerId === undefined) return null;
  return { id: sellerId === NO_SELLER ? null : sellerId };
}

/** The filter of who looks after them, for people who know: to others it would tell. */
function sellerFilter(query: RequestListFilters, actor: UserActor, distributor: Distributor) {
  const chosen = seesTeam(actor, distributor) ? sellerOf(query) : null;
  return actor.type === "integrator"
    ? { seller: null, responsible: chosen }
    : { seller: chosen, responsible: null };
}

/** The conditions of a query: reais in cents, kWp in W, days as instants of the distributor's time zone. */
function toConditions(
  query: RequestListFilters,
  actor: UserActor,
  distributor: Distributor,
): Omit<RequestConditions, "type" | "pricedTypes" | "deletedSince"> {
  const { search, company, coupon, minTotal, maxTotal, minPower, maxPower, from, until } = query;
  const { timeZone } = distributor.settings;
  const scaled = (amount: number | undefined, factor: number) =>
    amount === undefined ? null : Math.round(amount * factor);
  return {
    search: search ? toSearchText(search) : null,
    found: null,
    company: company ? toSearchText(company) : null,
    statusId: query.statusId ?? null,
    group: query.group ?? null,
    paymentStatus: query.paymentStatus ?? null,
    purchaseType: query.purchaseType ?? null,
    integratorId: query.integratorId ?? null,
    ...sellerFilter(query, actor, distributor),
    centerId: query.centerId ?? null,
    // To people who do not see tags, the filter would tell.
    tagId: seesTags(actor, distributor) ? (query.tagId ?? null) : null,
    coupon: coupon ? normalizeCouponCode(coupon) : null,
    minTotalCents: scaled(minTotal, 100),
    maxTotalCents: scaled(maxTotal, 100),
    minPowerW: scaled(minPower, 1_000),
    maxPowerW: scaled(maxPower, 1_000),
    createdFrom: from === undefined ? null : dayStartIn(from, timeZone),
    createdBefore: until === undefined ? null : dayStartIn(addDays(until, 1), timeZone),
  };
}
