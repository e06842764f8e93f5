import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import type { StatusGroup } from "#domain/requests/deal-status.ts";
import type { RequestSortKey } from "#domain/requests/request-list-schema.ts";
import { PURCHASE_TYPES, type PurchaseType } from "#domain/shared/purchase-types.ts";
import type { Database } from "#worker/db/client.ts";
import { request } from "#worker/db/schema/requests.ts";
import type { SearchText } from "../search/search-queries.ts";
import { keysOfWords, type WordsOf } from "./request-words.ts";

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

/** Whether a list is of all of its type that are there, or that its text finds. */
export function isUnfiltered(conditions: RequestConditions): boolean {
  const { type: _type, pricedTypes: _prices, search: _search, found: _found, ...filters } = conditions;
  return Object.values(filters).every((value) => value === null);
}

/** Whether a list is of what a text alone finds, and that is much. */
export function findsMany(conditions: RequestConditions): boolean {
  return conditions.search !== null && conditions.found === null && isUnfiltered(conditions);
}

/** Ids of the statuses of a group. */
export function statusesIn(distributorId: string, type: "budget" | "order", group: StatusGroup): SQL {
  return sql`(select id from deal_status
    where distributor_id = ${distributorId} and type = ${type} and group_name = ${group})`;
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
export function sourceOf({ found }: Pick<RequestConditions, "found">): SQL {
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
export function listedOf({ type, deletedSince }: Pick<RequestConditions, "type" | "deletedSince">): WordsOf {
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
export function boughtByNamed(distributorId: string, text: SearchText, { type, isDeleted }: WordsOf): SQL {
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
