import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { type DealStatus, isOnBoard, STATUS_GROUPS } from "#domain/requests/deal-status.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { RequestContentSchema } from "#domain/requests/request-content-schema.ts";
import type { ShownTag } from "#domain/tags/tag.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { integrator, user } from "#worker/db/schema/access.ts";
import { charge } from "#worker/db/schema/payments.ts";
import { dealStatus, request, requestCount, requestVersion } from "#worker/db/schema/requests.ts";
import { newestCharge, type StoredCharge } from "../payments/charge-repository.ts";
import { dueTotal } from "./due-total.ts";
import {
  boughtByNamed,
  findsMany,
  isUnfiltered,
  listedOf,
  orderOf,
  sourceOf,
  statusesIn,
  whereOf,
  type RequestConditions,
  type RequestPage,
} from "./request-conditions.ts";
import { keysOfWords } from "./request-words.ts";
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

/** How many requests a status has, and what they amount to. */
export interface StatusSum {
  statusId: string;
  count: number;
  /** What is left of the totals that the person may see; null without any. */
  totalCents: number | null;
  powerW: number;
}
