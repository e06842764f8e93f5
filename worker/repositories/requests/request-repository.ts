import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { PURCHASE_TYPES, type PurchaseType } from "#domain/shared/purchase-types.ts";
import { type DealStatus, isOnBoard, STATUS_GROUPS, type StatusGroup } from "#domain/requests/deal-status.ts";
import type { RequestSortKey } from "#domain/requests/request-list-schema.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { RequestContentSchema } from "#domain/requests/request-content-schema.ts";
import type { ShownTag } from "#domain/tags/tag.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { integrator, user } from "#worker/db/schema/access.ts";
import { charge } from "#worker/db/schema/payments.ts";
import { dealStatus, request, requestCount, requestVersion } from "#worker/db/schema/requests.ts";
import type { SearchText } from "../search/search-queries.ts";
import { newestCharge, type StoredCharge } from "../payments/charge-repository.ts";
import { dueTotal } from "./due-total.ts";
import { keysOfWords, type WordsOf } from "./request-words.ts";
import { tagsOn } from "../tags/tag-repository.ts";
import { caretakers, nameOfDeleter } from "./request-change-repository.ts";
import { movesOfRequest, type RequestMove } from "../stock/stock-move-repository.ts";
import { type Conversion, conversion, type NewestAnswer, newestAnswer } from "./request-life.ts";

/** A request with the content of its latest version. */
export interface StoredRequest {
  id: string;
  type: "budget" | "order";
  code: string;
  name: string;
  integratorId: string;
  integratorName: string;
  createdByName: string;
  sellerId: string | null;
  sellerName: string | null;
  responsibleId: string | null;
  responsibleName: string | null;
  dealStatus: DealStatus & { color: string };
  tags: ShownTag[];
  paymentStatus: PaymentStatus;
  stockStatus: "reserved" | "discounted" | "released" | "short" | null;
  totalCents: number;
  /** What cancellations and returns took off the total; null before the first. */
  returnedCents: number | null;
  totalPowerW: number;
  purchaseType: PurchaseType;
  /** Last valid day of a budget; null without expiry, and for orders. */
  expiresOn: string | null;
  /** Day on which an order is invoiced. */
  billingDate: string | null;
  /** The number that the buying company gives it. */
  purchaseNumber: string | null;
  /** Code and creation time that an order had as a budget. */
  budgetCode: string | null;
  budgetCreatedAt: string | null;
  isCopy: boolean;
  ecommerce: boolean;
  /** Host of the web site on which it was saved; null for the portal. */
  site: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** When it was deleted, and by whom; null for what is there. */
  deletedAt: string | null;
  deletedByName: string | null;
}

/** Conditions of a list; null for none. */
export interface RequestConditions {
  type: "budget" | "order";
  /** Part of a code, of a name, of the customer's name, or of the company's name or CNPJ. */
  search: SearchText | null;
  /** The `search_key`s of what the text finds, of any company, where they are few (`keysFound`); null while
   *  they are not known, or many. */
  found: readonly number[] | null;
  /** Part of the company's name or CNPJ. */
  company: SearchText | null;
  statusId: string | null;
  group: StatusGroup | null;
  paymentStatus: PaymentStatus | null;
  purchaseType: PurchaseType | null;
  integratorId: string | null;
  /** Person of the distributor who looks after it; `null` in an object for nobody. */
  seller: { id: string | null } | null;
  /** Person of the company who looks after it. */
  responsible: { id: string | null } | null;
  centerId: string | null;
  tagId: string | null;
  /** Code of a coupon, complete. */
  coupon: string | null;
  minTotalCents: number | null;
  maxTotalCents: number | null;
  minPowerW: number | null;
  maxPowerW: number | null;
  createdFrom: string | null;
  /** An instant that is not included. */
  createdBefore: string | null;
  /** Those deleted since an instant, or null for those that are there. */
  deletedSince: string | null;
  /** Purchase types whose totals the person may see: the others are neither ordered nor found by their total. */
  pricedTypes: readonly PurchaseType[];
}

/** Order and part of a list. */
export interface RequestPage {
  sort: { key: RequestSortKey; isDescending: boolean };
  page: number;
  pageSize: number;
  /** How many pages from there on; one by default. */
  pages?: number;
}

/** Budgets and orders of one distributor. */
export function createRequestRepository(database: Database, distributorId: string) {
  const { orm } = database;

  const rows = () =>
    orm
      .select({
        id: request.id,
        type: request.type,
        code: request.code,
        name: request.name,
        integratorId: request.integratorId,
        integratorName: integrator.companyName,
        createdByName: sql<string>`trim(${user.name} || ' ' || ${user.surname})`,
        ...caretakers,
        dealStatus: {
          id: dealStatus.id,
          name: dealStatus.name,
          color: dealStatus.color,
          group: dealStatus.groupName,
          groupOrder: dealStatus.groupOrder,
          order: dealStatus.order,
        },
        tags: tagsOn(request.id, request.type),
        paymentStatus: request.paymentStatus,
        stockStatus: request.stockStatus,
        totalCents: request.totalCents,
        returnedCents: request.returnedCents,
        totalPowerW: request.totalPowerW,
        purchaseType: request.purchaseType,
        expiresOn: request.expiresOn,
        billingDate: request.billingDate,
        purchaseNumber: request.purchaseNumber,
        budgetCode: request.budgetCode,
        budgetCreatedAt: request.budgetCreatedAt,
        isCopy: request.isCopy,
        ecommerce: request.ecommerce,
        site: request.site,
        version: request.version,
        createdAt: request.createdAt,
        updatedAt: request.updatedAt,
        deletedAt: request.deletedAt,
        deletedByName: nameOfDeleter,
      })
      .from(request)
      .innerJoin(
        integrator,
        and(eq(integrator.distributorId, distributorId), eq(integrator.id, request.integratorId)),
      )
      .innerJoin(user, and(eq(user.distributorId, distributorId), eq(user.id, request.createdBy)))
      .innerJoin(
        dealStatus,
        and(eq(dealStatus.distributorId, distributorId), eq(dealStatus.id, request.dealStatusId)),
      );

  /** Query for the number of all that match: as it is kept, if nothing else than what it is kept by is asked; of a text
   *  alone that finds many, as the index of words has it. */
  const countOf = (conditions: RequestConditions) => {
    const kept = keptCounts(distributorId, conditions);
    if (kept !== null) {
      return orm
        .select({ total: sql<number>`coalesce(sum(${requestCount.count}), 0)` })
        .from(requestCount)
        .where(kept);
    }
    const { search } = conditions;
    if (search !== null && findsMany(conditions)) {
      const of = listedOf(conditions);
      const worded = keysOfWords(distributorId, search, [of]);
      const bought = sql`(select count(*) from ${boughtByNamed(distributorId, search, of)}
        and bought.search_key not in (${worded}))`;
      return orm.select({ total: sql<number>`count(*) + ${bought}` }).from(sql`(${worded})`);
    }
    return orm
      .select({ total: sql<number>`count(*)` })
      .from(sourceOf(conditions))
      .where(whereOf(distributorId, conditions));
  };

  /** Query for the number of all that match by status, and what they amount to. */
  const sumsOf = (conditions: RequestConditions) => {
    const kept = keptCounts(distributorId, conditions);
    const { pricedTypes } = conditions;
    return kept === null
      ? orm
          .select({
            statusId: sql<string>`${request.dealStatusId}`,
            count: sql<number>`count(*)`,
            totalCents: sql<
              number | null
            >`sum(case when ${inArray(request.purchaseType, [...pricedTypes])} then ${dueTotal} end)`,
            powerW: sql<number>`sum(${request.totalPowerW})`,
          })
          .from(sourceOf(conditions))
          .where(whereOf(distributorId, conditions))
          // The sign keeps the planner from walking along all statuses for what a filter leaves.
          .groupBy(findsMany(conditions) ? request.dealStatusId : sql`+${request.dealStatusId}`)
      : orm
          .select({
            statusId: requestCount.dealStatusId,
            count: sql<number>`sum(${requestCount.count})`,
            totalCents: sql<
              number | null
            >`sum(case when ${inArray(requestCount.purchaseType, [...pricedTypes])} and ${requestCount.count} > 0
              then ${requestCount.totalCents} end)`,
            powerW: sql<number>`sum(${requestCount.totalPowerW})`,
          })
          .from(requestCount)
          .where(kept)
          .groupBy(requestCount.dealStatusId);
  };

  /** Queries for a page of a list, and for the number of all that match. */
  const listQueries = (conditions: RequestConditions, { sort, page, pageSize, pages = 1 }: RequestPage) => {
    const matching = whereOf(distributorId, conditions);
    const order = orderOf(conditions, sort);
    const [most, before] = [pageSize * pages, (page - 1) * pageSize];
    const listed =
      conditions.found === null
        ? rows()
            .where(matching)
            .orderBy(...order)
            .limit(most)
            .offset(before)
        : // The page is put together from what was found, and only its rows are read whole.
          rows()
            .where(
              and(
                eq(request.distributorId, distributorId),
                sql`${request.id} in (select ${request.id} from ${sourceOf(conditions)} where ${matching}
                  order by ${sql.join(order, sql`, `)} limit ${most} offset ${before})`,
              ),
            )
            .orderBy(...order);
    return [listed, countOf(conditions)] as const;
  };

  return {
    /** Reads a request, deleted or not, with its latest content, its latest charge and its moves of stock, in one state
     *  of the database.
     *  @throws DomainError NOT_FOUND, also for another distributor's */
    async getRequest(id: string): Promise<{
      request: StoredRequest;
      content: RequestContent;
      newestCharge: StoredCharge | null;
      newestAnswer: NewestAnswer | null;
      /** Who has made an order of it as a budget, when, and as which version; null for what was no budget. */
      conversion: Conversion | null;
      /** Whether the approval of its order above a limit was asked for. */
      isPurchaseAsked: boolean;
      moves: RequestMove[];
    }> {
      const [found, versions, charges, moves] = await database.readBatch([
        rows()
          .where(and(eq(request.distributorId, distributorId), eq(request.id, id)))
          .limit(1),
        orm
          .select({
            content: requestVersion.content,
            newestAnswer: newestAnswer(distributorId, id),
            conversion: conversion(distributorId, id),
            isPurchaseAsked: sql<number>`exists (select 1 from purchase_approval
              where distributor_id = ${distributorId} and request_id = ${id})`,
          })
          .from(requestVersion)
          .where(and(eq(requestVersion.distributorId, distributorId), eq(requestVersion.requestId, id)))
          .orderBy(desc(requestVersion.version))
          .limit(1),
        newestCharge(database, eq(charge.distributorId, distributorId), eq(charge.requestId, id)),
        movesOfRequest(database, distributorId, id),
      ]);
      const [row] = found;
      const [newest] = versions;
      if (!row || !newest) throw new DomainError("NOT_FOUND", { entity: "request", id });
      return {
        request: row,
        content: RequestContentSchema.parse(newest.content),
        newestCharge: charges[0] ?? null,
        newestAnswer: newest.newestAnswer === null ? null : (JSON.parse(newest.newestAnswer) as NewestAnswer),
        conversion: newest.conversion === null ? null : (JSON.parse(newest.conversion) as Conversion),
        isPurchaseAsked: newest.isPurchaseAsked === 1,
        moves,
      };
    },

    listQueries,

    async listRequests(
      conditions: RequestConditions,
      page: RequestPage,
    ): Promise<{ items: StoredRequest[]; totalItems: number }> {
      const [items, counted] = await database.readBatch(listQueries(conditions, page));
      return { items, totalItems: counted[0]?.total ?? 0 };
    },

    /** Reads the newest requests of each status on the board, and the sums of all statuses.
     *  @param most - number of requests of a status */
    async listByStatus(
      conditions: RequestConditions,
      most: number,
    ): Promise<{ items: StoredRequest[]; sums: StatusSum[] }> {
      const [items, sums] = await database.readBatch([
        rows()
          .where(
            and(
              eq(request.distributorId, distributorId),
              sql`${request.id} in ${newestByStatus(distributorId, conditions, most)}`,
            ),
          )
          .orderBy(desc(request.createdAt), desc(request.id)),
        sumsOf(conditions),
      ]);
      return { items, sums };
    },
  };
}

/** Groups whose statuses are columns of the board. */
const BOARD_GROUPS = STATUS_GROUPS.filter((group) => isOnBoard({ group }));

/** Ids of the newest requests of each status on the board.
 *  @param most - number of requests of a status */
function newestByStatus(distributorId: string, conditions: RequestConditions, most: number): SQL {
  const matching = whereOf(distributorId, conditions);
  // A filter may leave few: they are found once, instead of walking along each status for them.
  if (keptCounts(distributorId, conditions) === null && !findsMany(conditions)) {
    return sql`(select id from (select ${request.id} as id, row_number() over (
        partition by +${request.dealStatusId} order by ${request.createdAt} desc, ${request.id} desc
      ) as place from ${sourceOf(conditions)} where ${matching}) where place <= ${most})`;
  }
  const newest = sql`select ${request.id} as id from request where ${matching}
    and ${request.dealStatusId} = status.id order by ${request.createdAt} desc, ${request.id} desc limit ${most}`;
  return sql`(select place.value from deal_status as status,
    json_each((select json_group_array(id) from (${newest}))) as place
    where status.distributor_id = ${distributorId} and status.type = ${conditions.type}
      and status.group_name in (select value from json_each(${JSON.stringify(BOARD_GROUPS)})))`;
}

/** Condition of the kept counts that make up those of a list; null where it asks for something else. */
function keptCounts(distributorId: string, conditions: RequestConditions): SQL | undefined | null {
  const { type, search, integratorId, statusId, group, purchaseType } = conditions;
  const others = { ...conditions, integratorId: null, statusId: null, group: null, purchaseType: null };
  // No company's id is empty: whoever asks for none is told of none, and not of all.
  if (integratorId === "" || search !== null || !isUnfiltered(others)) return null;
  return and(
    eq(requestCount.distributorId, distributorId),
    eq(requestCount.type, type),
    eq(requestCount.integratorId, integratorId ?? ""),
    statusId === null ? undefined : eq(requestCount.dealStatusId, statusId),
    purchaseType === null ? undefined : eq(requestCount.purchaseType, purchaseType),
    group === null
      ? undefined
      : sql`${requestCount.dealStatusId} in ${statusesIn(distributorId, type, group)}`,
  );
}

/** Whether a list is of all of its type that are there, or that its text finds. */
function isUnfiltered(conditions: RequestConditions): boolean {
  const { type: _type, pricedTypes: _prices, search: _search, found: _found, ...filters } = conditions;
  return Object.values(filters).every((value) => value === null);
}

/** Whether a list is of what a text alone finds, and that is much. */
function findsMany(conditions: RequestConditions): boolean {
  return conditions.search !== null && conditions.found === null && isUnfiltered(conditions);
}

/** Ids of the statuses of a group. */
function statusesIn(distributorId: string, type: "budget" | "order", group: StatusGroup): SQL {
  return sql`(select id from deal_status
    where distributor_id = ${distributorId} and type = ${type} and group_name = ${group})`;
}

/** How many requests a status has, and what they amount to. */
export interface StatusSum {
  statusId: string;
  count: number;
  /** What is left of the totals that the person may see; null without any. */
  totalCents: number | null;
  powerW: number;
}

const SORT_COLUMNS = {
  createdAt: request.createdAt,
  updatedAt: request.updatedAt,
  code: request.code,
  name: request.name,
  power: request.totalPowerW,
} as const satisfies Record<Exclude<RequestSortKey, "total">, unknown>;

/** The order of a list. */
export function orderOf(
  { pricedTypes }: RequestConditions,
  { key, isDescending }: RequestPage["sort"],
): SQL[] {
  const towards = isDescending ? desc : asc;
  return [towards(key === "total" ? shownTotal(pricedTypes) : SORT_COLUMNS[key]), towards(request.id)];
}

/** The total of a request, or null where the person may not see it. */
function shownTotal(pricedTypes: readonly PurchaseType[]): SQL {
  // Of all, the index of totals has them in order.
  if (PURCHASE_TYPES.every((type) => pricedTypes.includes(type))) return sql`${request.totalCents}`;
  return sql`case when ${inArray(request.purchaseType, [...pricedTypes])} then ${request.totalCents} end`;
}

/** Where a list is read from, as `request`: what a text finds if that is known, one by one, and all otherwise. */
function sourceOf({ found }: Pick<RequestConditions, "found">): SQL {
  if (found === null) return sql`request`;
  return sql`(select value as found_key from json_each(${JSON.stringify(found)})) as found cross join request`;
}

/** Condition of a request in a list that is read from `sourceOf` the same conditions. */
export function whereOf(distributorId: string, conditions: RequestConditions): SQL | undefined {
  const { type, group, search, found, company, minTotalCents, maxTotalCents, pricedTypes } = conditions;
  const given = <Value>(value: Value | null, condition: (value: Value) => SQL) =>
    value === null ? undefined : condition(value);
  return and(
    eq(request.distributorId, distributorId),
    eq(request.type, type),
    conditions.deletedSince === null
      ? isNull(request.deletedAt)
      : gte(request.deletedAt, conditions.deletedSince),
    given(conditions.integratorId, (id) => eq(request.integratorId, id)),
    given(conditions.seller, ({ id }) => (id === null ? isNull(request.sellerId) : eq(request.sellerId, id))),
    given(conditions.responsible, ({ id }) =>
      id === null ? isNull(request.responsibleId) : eq(request.responsibleId, id),
    ),
    given(conditions.statusId, (id) => eq(request.dealStatusId, id)),
    given(conditions.paymentStatus, (status) => eq(request.paymentStatus, status)),
    given(conditions.purchaseType, (purchaseType) => eq(request.purchaseType, purchaseType)),
    given(conditions.centerId, (id) => eq(request.centerId, id)),
    given(
      conditions.tagId,
      (id) => sql`${request.id} in (select parent_id from tag_item
        where distributor_id = ${distributorId} and tag_id = ${id})`,
    ),
    given(conditions.coupon, (code) => eq(request.couponCode, code)),
    given(conditions.minPowerW, (powerW) => gte(request.totalPowerW, powerW)),
    given(conditions.maxPowerW, (powerW) => lte(request.totalPowerW, powerW)),
    given(conditions.createdFrom, (at) => gte(request.createdAt, at)),
    given(conditions.createdBefore, (at) => lt(request.createdAt, at)),
    given(minTotalCents, (cents) => gte(request.totalCents, cents)),
    given(maxTotalCents, (cents) => lte(request.totalCents, cents)),
    given(minTotalCents ?? maxTotalCents, () => inArray(request.purchaseType, [...pricedTypes])),
    given(group, (name) => sql`${request.dealStatusId} in ${statusesIn(distributorId, type, name)}`),
    given(company, (text) => sql`${request.integratorId} in ${companiesNamed(distributorId, text)}`),
    found === null
      ? // The sign keeps the planner from looking up each of the many: they are told apart along an index.
        given(
          search,
          (text) => sql`+${request.searchKey} in (${keysByText(distributorId, text, listedOf(conditions))})`,
        )
      : sql`${request.searchKey} = found.found_key`,
  );
}

/** How many requests a text may find for a list to begin with them. */
const FEW_FOUND = 2_000;

/** Query for the `search_key`s of the requests of a list that its text finds, up to one more than are few. */
export function keysFound(
  { orm }: Database,
  distributorId: string,
  text: SearchText,
  conditions: Pick<RequestConditions, "type" | "deletedSince">,
) {
  const keys = keysByText(distributorId, text, listedOf(conditions));
  return orm.all<{ key: number }>(sql`${keys} limit ${sql.raw(String(FEW_FOUND + 1))}`);
}

/** What was found, once each; null for many. */
export function fewOf(rows: readonly { key: number }[]): number[] | null {
  return rows.length > FEW_FOUND ? null : [...new Set(rows.map(({ key }) => key))];
}

/** Whose words a list looks through. */
function listedOf({ type, deletedSince }: Pick<RequestConditions, "type" | "deletedSince">): WordsOf {
  return { type, isDeleted: deletedSince !== null };
}

/** `search_key`s of requests by words of code, name and customer, or by a part of the company's name or CNPJ. */
function keysByText(distributorId: string, text: SearchText, of: WordsOf): SQL {
  return sql`${keysOfWords(distributorId, text, [of])}
    union all select bought.search_key from ${boughtByNamed(distributorId, text, of)}`;
}

/** Ids of the orders that are there, by words of code, name and customer, or by a part of the company's name or CNPJ. */
export function ordersFound(distributorId: string, text: SearchText): SQL {
  const of: WordsOf = { type: "order", isDeleted: false };
  return sql`(select worded.id from request as worded
      where worded.search_key in (${keysOfWords(distributorId, text, [of])})
    union all select bought.id from ${boughtByNamed(distributorId, text, of)})`;
}

/** Requests of the companies that a text names, as `bought`: with `where`, to go on with `and`. */
function boughtByNamed(distributorId: string, text: SearchText, { type, isDeleted }: WordsOf): SQL {
  return sql`request as bought where bought.distributor_id = ${distributorId}
    and bought.integrator_id in ${companiesNamed(distributorId, text)} and bought.type = ${type}
    and bought.deleted_at is ${sql.raw(isDeleted ? "not null" : "null")}`;
}

/** Ids of companies by a part of their name or of their CNPJ. */
function companiesNamed(distributorId: string, { pattern, cnpjPart }: SearchText): SQL {
  return sql`(select buyer.id from integrator as buyer where buyer.distributor_id = ${distributorId}
    and (buyer.company_name glob ${pattern} or buyer.trade_name glob ${pattern}
      or ${cnpjPart === null ? sql`0` : sql`instr(buyer.cnpj, ${cnpjPart}) > 0`}))`;
}
