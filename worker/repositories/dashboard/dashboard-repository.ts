import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { OPEN_GROUPS } from "#domain/requests/modify-request.ts";
import type { RequestReach } from "#domain/requests/request-reach.ts";
import type { Database } from "#worker/db/client.ts";
import { integrator } from "#worker/db/schema/access.ts";
import { product } from "#worker/db/schema/catalog.ts";
import { distributionCenter, stock } from "#worker/db/schema/stock.ts";
import { surveyAnswer } from "#worker/db/schema/directory.ts";
import { popup } from "#worker/db/schema/kernel.ts";
import { charge } from "#worker/db/schema/payments.ts";
import { dealStatus, request } from "#worker/db/schema/requests.ts";
import { shipment } from "#worker/db/schema/shipments.ts";
import { dueTotal } from "../requests/due-total.ts";
import { isReached } from "../requests/reached.ts";

type RequestType = "budget" | "order";

/** Instants from `fromAt` on, and before `beforeAt`. */
export interface InstantRange {
  fromAt: string;
  beforeAt: string;
}

/** Calendar days, both included. */
export interface DayRange {
  from: string;
  until: string;
}

/** Without the index of last days, which has those of all companies. */
const endsWithin = ({ from, until }: DayRange) =>
  sql`(+${request.expiresOn} >= ${from} and +${request.expiresOn} <= ${until})`;
/** A request counts as sold unless it was refused. */
const SOLD = ne(dealStatus.groupName, "refused");
const AVAILABLE = sql`(${stock.onHand} + ${stock.conditional} - ${stock.reserved})`;

/** Queries for the figures of one distributor's dashboards; the caller combines them into one batch.
 *  @param reach - which requests count */
export function createDashboardQueries(
  { orm }: Database,
  distributorId: string,
  reach: RequestReach = { integratorId: null, responsibleId: null },
) {
  const ofType = (type: RequestType, ...conditions: SQL[]) =>
    and(
      eq(request.distributorId, distributorId),
      isReached(reach),
      eq(request.type, type),
      isNull(request.deletedAt),
      ...conditions,
    );
  const within = ({ fromAt, beforeAt }: InstantRange) => [
    gte(request.createdAt, fromAt),
    lt(request.createdAt, beforeAt),
  ];
  const itsStatus = and(eq(dealStatus.distributorId, distributorId), eq(dealStatus.id, request.dealStatusId));
  const itsCompany = and(
    eq(integrator.distributorId, distributorId),
    eq(integrator.id, request.integratorId),
  );
  const sums = {
    count: sql<number>`count(*)`,
    totalCents: sql<number>`sum(${dueTotal})`,
    powerW: sql<number>`sum(${request.totalPowerW})`,
  };
  const row = {
    id: request.id,
    code: request.code,
    name: request.name,
    integratorName: integrator.companyName,
    dealStatus: { name: dealStatus.name, color: dealStatus.color },
    paymentStatus: request.paymentStatus,
    totalCents: request.totalCents,
    returnedCents: request.returnedCents,
    totalPowerW: request.totalPowerW,
    createdAt: request.createdAt,
  };

  /** Orders with a pending charge that has not expired, the earliest expiry first. */
  const openChargesOf = (now: string, limit: number) =>
    orm
      .select({
        requestId: request.id,
        code: request.code,
        name: request.name,
        totalCents: charge.amountCents,
        expiresAt: charge.expiresAt,
      })
      .from(request)
      // The cross join makes SQLite read the company's orders first, instead of all charges of the distributor.
      .crossJoin(charge)
      .where(
        ofType(
          "order",
          eq(request.paymentStatus, "requested"),
          eq(charge.distributorId, distributorId),
          eq(charge.requestId, request.id),
          eq(charge.status, "pending"),
          gt(charge.expiresAt, now),
        ),
      )
      .orderBy(asc(charge.expiresAt), asc(request.id))
      .limit(limit);
  /** Shipments of open orders that have not arrived, the earliest day first, those without a day last. */
  const deliveriesOf = (limit: number) =>
    orm
      .select({
        // First, so that it is the id of the rows where they are asked within another query.
        requestId: request.id,
        id: shipment.id,
        code: request.code,
        name: request.name,
        carrier: shipment.carrier,
        expectedOn: shipment.expectedOn,
      })
      .from(request)
      .innerJoin(dealStatus, itsStatus)
      // As above: first the company's orders, then what has left of each.
      .crossJoin(shipment)
      .where(
        ofType(
          "order",
          inArray(dealStatus.groupName, [...OPEN_GROUPS]),
          eq(shipment.distributorId, distributorId),
          eq(shipment.requestId, request.id),
          isNull(shipment.deliveredAt),
        ),
      )
      .orderBy(sql`${shipment.expectedOn} is null`, asc(shipment.expectedOn), asc(shipment.id))
      .limit(limit);
  const listed = (where: SQL | undefined, limit: number) =>
    orm
      .select({ ...row, allCount: sql<number>`count(*) over ()` })
      .from(request)
      .innerJoin(integrator, itsCompany)
      .innerJoin(dealStatus, itsStatus)
      .where(where)
      .orderBy(desc(request.createdAt), desc(request.id))
      .limit(limit);

  return {
    /** Sums of requests for each range, in the order of the ranges: `all` counts every request, the other sums only
     *  sold ones. A range without requests has a row, too. */
    sumByRange(type: RequestType, ranges: readonly InstantRange[]) {
      const list = JSON.stringify(ranges.map(({ fromAt, beforeAt }) => [fromAt, beforeAt]));
      const ifSold = (value: SQL) => sql<number>`coalesce(sum(case when ${SOLD} then ${value} end), 0)`;
      return orm
        .select({
          place: sql<number>`part.key`,
          all: sql<number>`count(${request.id})`,
          count: ifSold(sql`1`),
          totalCents: ifSold(dueTotal),
          powerW: ifSold(sql`${request.totalPowerW}`),
        })
        .from(sql`json_each(${list}) part`)
        .leftJoin(
          request,
          ofType(
            type,
            sql`${request.createdAt} >= part.value ->> 0`,
            sql`${request.createdAt} < part.value ->> 1`,
          ),
        )
        .leftJoin(dealStatus, itsStatus)
        .groupBy(sql`part.key`)
        .orderBy(sql`part.key`);
    },

    sumByStatus(type: RequestType, range: InstantRange) {
      return orm
        .select({
          id: dealStatus.id,
          name: dealStatus.name,
          color: dealStatus.color,
          group: dealStatus.groupName,
          ...sums,
        })
        .from(request)
        .innerJoin(dealStatus, itsStatus)
        .where(ofType(type, ...within(range)))
        .groupBy(dealStatus.id)
        .orderBy(dealStatus.groupOrder, dealStatus.order);
    },

    sumByPayment(range: InstantRange) {
      return orm
        .select({ paymentStatus: request.paymentStatus, ...sums })
        .from(request)
        .where(ofType("order", ...within(range)))
        .groupBy(request.paymentStatus);
    },

    /** Companies with the highest total of sold orders. */
    bestIntegrators(range: InstantRange, limit: number) {
      return orm
        .select({ id: integrator.id, name: integrator.companyName, ...sums })
        .from(request)
        .innerJoin(dealStatus, itsStatus)
        .innerJoin(integrator, itsCompany)
        .where(ofType("order", ...within(range), SOLD))
        .groupBy(integrator.id)
        .orderBy(desc(sums.totalCents), integrator.companyName)
        .limit(limit);
    },

    newest(type: RequestType, limit: number) {
      return orm
        .select(row)
        .from(request)
        .innerJoin(integrator, itsCompany)
        .innerJoin(dealStatus, itsStatus)
        .where(ofType(type))
        .orderBy(desc(request.createdAt), desc(request.id))
        .limit(limit);
    },

    /** The newest orders that are neither finished nor refused, without those that `openCharges` and `deliveries`
     *  answer for the same arguments; each with the count of all of them. */
    ordersUnderWay(now: string, limit: number) {
      const told = orm.select({ id: sql`told.id` }).from(sql`(${openChargesOf(now, limit)}) as told`);
      const sent = orm.select({ id: sql`sent.id` }).from(sql`(${deliveriesOf(limit)}) as sent`);
      return listed(
        ofType(
          "order",
          inArray(dealStatus.groupName, [...OPEN_GROUPS]),
          notInArray(request.id, told),
          notInArray(request.id, sent),
        ),
        limit,
      );
    },

    /** The newest orders that are finished or refused, each with the count of all of them. */
    closedOrders(limit: number) {
      return listed(ofType("order", notInArray(dealStatus.groupName, [...OPEN_GROUPS])), limit);
    },

    /** The newest budgets that are neither finished nor refused and do not expire on the days of `soon`; each with
     *  the count of all of them. */
    openBudgets(soon: DayRange | null, limit: number) {
      const open = inArray(dealStatus.groupName, [...OPEN_GROUPS]);
      const isSoon = soon === null ? sql`0` : endsWithin(soon);
      return listed(ofType("budget", open, sql`not coalesce(${isSoon}, 0)`), limit);
    },

    /** Budgets that are neither finished nor refused and expire on the given days, the earliest first; each with the
     *  count of all of them. */
    expiringBudgets(soon: DayRange, limit: number) {
      return orm
        .select({ ...row, expiresOn: request.expiresOn, allCount: sql<number>`count(*) over ()` })
        .from(request)
        .innerJoin(integrator, itsCompany)
        .innerJoin(dealStatus, itsStatus)
        .where(ofType("budget", inArray(dealStatus.groupName, [...OPEN_GROUPS]), endsWithin(soon)))
        .orderBy(asc(request.expiresOn), asc(request.id))
        .limit(limit);
    },

    openCharges: openChargesOf,

    deliveries: deliveriesOf,

    /** Products whose available units at a center are below their minimum, the scarcest first. */
    scarceStock(limit: number) {
      return orm
        .select({
          productId: product.id,
          productName: product.name,
          productCode: product.productCode,
          centerName: distributionCenter.name,
          available: sql<number>`${AVAILABLE}`,
          minimum: stock.minimum,
          futureStockOn: stock.futureStockOn,
          allCount: sql<number>`count(*) over ()`,
        })
        .from(stock)
        .innerJoin(product, and(eq(product.distributorId, distributorId), eq(product.id, stock.productId)))
        .innerJoin(
          distributionCenter,
          and(eq(distributionCenter.distributorId, distributorId), eq(distributionCenter.id, stock.centerId)),
        )
        .where(
          and(eq(stock.distributorId, distributorId), gt(stock.minimum, 0), lt(AVAILABLE, stock.minimum)),
        )
        .orderBy(sql`${AVAILABLE} * 1.0 / ${stock.minimum}`, product.name, distributionCenter.name)
        .limit(limit);
    },

    /** Pop-ups that are shown on a day, newest first. */
    activePopups(today: string, limit: number) {
      return orm
        .select({
          id: popup.id,
          title: popup.title,
          description: popup.description,
          image: popup.image,
          link: popup.link,
        })
        .from(popup)
        .where(
          and(
            eq(popup.distributorId, distributorId),
            eq(popup.active, true),
            or(isNull(popup.startsOn), lte(popup.startsOn, today)),
            or(isNull(popup.endsOn), gte(popup.endsOn, today)),
          ),
        )
        .orderBy(desc(popup.createdAt), desc(popup.id))
        .limit(limit);
    },
  };
}

/** Query for the number of survey answers of a distributor's people, and of promoters and detractors among them.
 *  Surveys are in the directory's database. */
export function surveyScores({ orm }: Database, distributorId: string, { fromAt, beforeAt }: InstantRange) {
  const countIf = (condition: SQL) => sql<number>`coalesce(sum(${condition}), 0)`;
  return orm
    .select({
      answers: sql<number>`count(*)`,
      promoters: countIf(sql`${surveyAnswer.scoreValue} >= 9`),
      detractors: countIf(sql`${surveyAnswer.scoreValue} <= 6`),
    })
    .from(surveyAnswer)
    .where(
      and(
        eq(surveyAnswer.distributorId, distributorId),
        gte(surveyAnswer.answeredAt, fromAt),
        lt(surveyAnswer.answeredAt, beforeAt),
        gte(surveyAnswer.scoreValue, 0),
      ),
    );
}
