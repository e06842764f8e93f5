import { and, asc, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { type ChargeFilter, type ChargeStatus, REVIEW_STATUSES } from "#domain/payments/ledger.ts";
import type { RequestReach } from "#domain/requests/request-reach.ts";
import type { ChargeMethod, PaymentProvider } from "#domain/settings/charge-methods.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { Database } from "#worker/db/client.ts";
import { integrator } from "#worker/db/schema/access.ts";
import { charge } from "#worker/db/schema/payments.ts";
import { request } from "#worker/db/schema/requests.ts";
import { isReached } from "../requests/reached.ts";
import { ordersFound } from "../requests/request-conditions.ts";
import type { SearchText } from "../search/search-queries.ts";

/** Charges per round trip of a file. */
const CHUNK_ROWS = 500;

/** Conditions of a list of charges; null for none. */
export interface ChargeConditions {
  reach: RequestReach;
  search: SearchText | null;
  /** As it is at `now`: a pending charge past its time is expired. */
  status: ChargeFilter | null;
  method: ChargeMethod | null;
  provider: PaymentProvider | null;
  createdFrom: string | null;
  /** An instant that is not included. */
  createdBefore: string | null;
  now: string;
}

/** A charge with its order. */
export interface ListedCharge {
  id: string;
  requestId: string;
  code: string;
  name: string;
  customerName: string | null;
  integratorName: string;
  cnpj: string | null;
  purchaseType: PurchaseType;
  method: ChargeMethod;
  provider: string;
  providerChargeId: string;
  status: ChargeStatus;
  amountCents: number;
  heldCents: number;
  createdAt: string;
  expiresAt: string;
  paidAt: string | null;
}

/** Order and part of a list. */
interface ChargePage {
  isDescending: boolean;
  page: number;
  pageSize: number;
}

/** What all charges of a list amount to; null without any. */
export interface ChargeSums {
  totalItems: number;
  askedCents: number | null;
  heldCents: number | null;
}

/** Charges of one distributor's orders, as lists. */
export function createChargeList(database: Database, distributorId: string) {
  const { orm } = database;
  const ofOrder = and(eq(request.distributorId, distributorId), eq(request.id, charge.requestId));
  const ofCompany = and(eq(integrator.distributorId, distributorId), eq(integrator.id, request.integratorId));
  const row = {
    ...{ id: charge.id, requestId: charge.requestId, code: request.code, name: request.name },
    customerName: request.customerName,
    ...{ integratorName: integrator.companyName, cnpj: integrator.cnpj, purchaseType: request.purchaseType },
    ...{ method: charge.method, provider: charge.provider, providerChargeId: charge.providerChargeId },
    ...{ status: charge.status, amountCents: charge.amountCents, heldCents: held },
    ...{ createdAt: charge.createdAt, expiresAt: charge.expiresAt, paidAt: charge.paidAt },
  };
  /** Query for a page. */
  const pageOf = (conditions: ChargeConditions, { isDescending, page, pageSize }: ChargePage) =>
    orm
      .select(row)
      .from(charge)
      .innerJoin(request, ofOrder)
      .innerJoin(integrator, ofCompany)
      .where(whereOf(distributorId, conditions))
      .orderBy(...orderOf(conditions, { isDescending }))
      .limit(pageSize)
      .offset((page - 1) * pageSize);

  /** Query for what all that match amount to. */
  const sumsOf = (conditions: ChargeConditions, pricedTypes: readonly PurchaseType[]) => {
    const priced = (amount: SQL) =>
      sql<
        number | null
      >`sum(case when ${inArray(request.purchaseType, [...pricedTypes])} then ${amount} end)`;
    return orm
      .select({
        totalItems: sql<number>`count(*)`,
        askedCents: priced(sql`${charge.amountCents}`),
        heldCents: priced(held),
      })
      .from(charge)
      .innerJoin(request, ofOrder)
      .where(whereOf(distributorId, conditions));
  };

  return {
    pageOf,
    sumsOf,

    /** Reads a page, and what all that match amount to, in one round trip.
     *  @param pricedTypes - purchase types whose amounts are summed */
    async listCharges(
      conditions: ChargeConditions,
      page: ChargePage,
      pricedTypes: readonly PurchaseType[],
    ): Promise<{ items: ListedCharge[]; sums: ChargeSums }> {
      const [items, [sums]] = await database.readBatch([
        pageOf(conditions, page),
        sumsOf(conditions, pricedTypes),
      ]);
      return { items, sums: sums ?? { totalItems: 0, askedCents: null, heldCents: null } };
    },

    /** Reads the ids of the charges in a list, in its order.
     *  @param most - number of ids at most */
    async listIds(
      conditions: ChargeConditions,
      order: { isDescending: boolean },
      most: number,
    ): Promise<readonly string[]> {
      const listed = orm
        .select({ id: charge.id })
        .from(charge)
        .innerJoin(request, ofOrder)
        .where(whereOf(distributorId, conditions))
        .orderBy(...orderOf(conditions, order))
        .limit(most);
      const [[all]] = await database.readBatch([
        // One text, because rows of an answer take fifty times as much.
        orm.all<{ ids: string }>(sql`select json_group_array(id) as ids from (${listed})`),
      ]);
      return JSON.parse(all?.ids ?? "[]") as string[];
    },

    /** Reads their rows chunk by chunk, as they are then. */
    async *readAll(ids: readonly string[]): AsyncGenerator<ListedCharge[]> {
      for (let first = 0; first < ids.length; first += CHUNK_ROWS) {
        const wanted = JSON.stringify(ids.slice(first, first + CHUNK_ROWS));
        const [rows] = await database.readBatch([
          orm
            .select(row)
            .from(sql`json_each(${wanted}) as one`)
            .innerJoin(charge, and(eq(charge.distributorId, distributorId), sql`${charge.id} = one.value`))
            .innerJoin(request, ofOrder)
            .innerJoin(integrator, ofCompany)
            .orderBy(asc(sql`one.key`)),
        ]);
        yield rows;
      }
    },
  };
}

/** Paid by a charge, less what was sent or taken back: of those that wait or have ended there is nothing. */
const held = sql<number>`iif(${charge.status} in ('pending', 'expired', 'stopped'), 0, (
  select coalesce(sum(case line.kind when 'paid' then line.amount_cents
    when 'refunded' then -line.amount_cents when 'chargedBack' then -line.amount_cents end), 0)
  from payment_entry as line where line.distributor_id = ${charge.distributorId}
    and line.request_id = ${charge.requestId} and line.charge_id = ${charge.id}))`;

/** The order of a list. What leaves few is found first, instead of walking along all charges for it. */
function orderOf({ reach, search }: ChargeConditions, { isDescending }: { isDescending: boolean }): SQL[] {
  const towards = isDescending ? desc : asc;
  const createdAt =
    reach.integratorId === null && search === null ? charge.createdAt : sql`+${charge.createdAt}`;
  return [towards(createdAt), towards(charge.id)];
}

function whereOf(distributorId: string, conditions: ChargeConditions): SQL | undefined {
  const { reach, search, status, method, provider, createdFrom, createdBefore, now } = conditions;
  const given = <Value>(value: Value | null, condition: (value: Value) => SQL) =>
    value === null ? undefined : condition(value);
  return and(
    eq(charge.distributorId, distributorId),
    isNull(request.deletedAt),
    isReached(reach),
    given(
      reach.integratorId,
      (
        id,
      ) => sql`${charge.requestId} in (select own.id from request as own where own.distributor_id = ${distributorId}
        and own.integrator_id = ${id} and own.type = 'order' and own.deleted_at is null)`,
    ),
    given(search, (text) => sql`${charge.requestId} in ${ordersFound(distributorId, text)}`),
    given(status, (wanted) => hasStatus(wanted, now)),
    given(method, (wanted) => eq(charge.method, wanted)),
    given(provider, (wanted) => eq(charge.provider, wanted)),
    given(createdFrom, (at) => gte(charge.createdAt, at)),
    given(createdBefore, (at) => lt(charge.createdAt, at)),
  );
}

/** Condition of a charge that has a status now, as `chargeStatusAt` reads it. */
function hasStatus(status: ChargeFilter, now: string): SQL {
  if (status === "toReview") return inArray(charge.status, [...REVIEW_STATUSES]);
  if (status === "pending") return sql`(${charge.status} = 'pending' and ${charge.expiresAt} > ${now})`;
  if (status !== "expired") return sql`${charge.status} = ${status}`;
  return sql`(${charge.status} = 'expired' or (${charge.status} = 'pending' and ${charge.expiresAt} <= ${now}))`;
}
