import { mayAccess } from "#domain/access/may-access.ts";
import type { Dashboard } from "#domain/dashboard/dashboard-schema.ts";
import type { PeriodQuery } from "#domain/dashboard/period.ts";
import { netPromoterScore, sharePct } from "#domain/dashboard/shares.ts";
import { maySeeRequestPrices, visibleTotal } from "#domain/requests/visible-prices.ts";
import { createDashboardQueries, surveyScores } from "#worker/repositories/dashboard/dashboard-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { readOrdersAccess } from "../requests/read-requests.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { dashboardAccess, seesBudgets, seesStock, seesSurvey } from "./dashboard-access.ts";
import { type BoundedPeriod, boundPeriod, splitSums } from "./period-instants.ts";

const BEST_INTEGRATORS = 5;
const NEWEST_ORDERS = 5;
const SCARCEST = 6;
const NOTHING = { all: 0, count: 0, totalCents: 0, powerW: 0 };
const NO_ANSWERS = { answers: 0, promoters: 0, detractors: 0 };

/** Reads the distributor's dashboard for a period, in one round trip per database. Parts that the person may not see
 *  are null. */
export function createReadDashboard(scope: Scope) {
  return async function readDashboard(query: PeriodQuery): Promise<Dashboard> {
    const { distributor, database, actor } = authoriseUser(scope, dashboardAccess);
    const may = (rule: Parameters<typeof mayAccess>[2]) => mayAccess(actor, distributor, rule);
    const bounded = boundPeriod(query, scope.now(), distributor.settings.timeZone);
    const { now, before, ranges } = bounded;
    const queries = createDashboardQueries(database, distributor.id);
    const [rows, survey] = await Promise.all([
      database.readBatch([
        queries.sumByRange("order", ranges),
        queries.sumByRange("budget", [now, before]),
        queries.sumByStatus("order", now),
        queries.sumByStatus("budget", now),
        queries.sumByPayment(now),
        queries.bestIntegrators(now, BEST_INTEGRATORS),
        queries.newest("order", NEWEST_ORDERS),
        queries.scarceStock(SCARCEST),
      ]),
      may(seesSurvey) ? readSurvey(scope, distributor.id, bounded) : null,
    ]);
    const [orderSums, budgetSums, orderStatuses, budgetStatuses, payments, best, newest, scarcest] = rows;
    const showsPrices = maySeeRequestPrices(actor);
    const shown = <Row extends { totalCents: number }>(list: readonly Row[]) =>
      list.map((row) => visibleTotal(row, showsPrices));
    const { parts, ...sold } = splitSums(bounded, orderSums, NOTHING);
    const [budgetsNow = NOTHING, budgetsBefore = NOTHING] = budgetSums;
    const seesOrders = may(readOrdersAccess);
    return {
      period: bounded.period,
      showsPrices,
      orders: seesOrders
        ? {
            sold: {
              now: visibleTotal(sold.now, showsPrices),
              before: visibleTotal(sold.before, showsPrices),
            },
            averageCents: showsPrices
              ? { now: average(sold.now), before: average(sold.before) }
              : { now: null, before: null },
            parts: { unit: parts.unit, items: shown(parts.items) },
            statuses: shown(orderStatuses),
            payments: shown(payments),
            bestIntegrators: best.map((row) => ({
              ...visibleTotal(row, showsPrices),
              sharePct: showsPrices ? sharePct(row.totalCents, sold.now.totalCents) : null,
            })),
            newest: shown(newest),
          }
        : null,
      budgets: may(seesBudgets)
        ? { count: { now: budgetsNow.all, before: budgetsBefore.all }, statuses: shown(budgetStatuses) }
        : null,
      conversionPct:
        seesOrders && may(seesBudgets)
          ? {
              now: conversion(sold.now.all, budgetsNow.all),
              before: conversion(sold.before.all, budgetsBefore.all),
            }
          : null,
      stock: may(seesStock) ? { count: scarcest[0]?.allCount ?? 0, scarcest } : null,
      survey,
    };
  };
}

/** Average value of an order in cents; null without orders. */
function average({ totalCents, count }: { totalCents: number; count: number }): number | null {
  return count === 0 ? null : Math.round(totalCents / count);
}

/** Share of orders in all requests. A converted budget stays the same request with another type. */
function conversion(orders: number, budgets: number): number | null {
  return orders + budgets === 0 ? null : sharePct(orders, orders + budgets);
}

async function readSurvey(
  { directory }: Scope,
  distributorId: string,
  { now, before }: BoundedPeriod,
): Promise<NonNullable<Dashboard["survey"]>> {
  const [own, earlier] = await directory.readBatch([
    surveyScores(directory, distributorId, now),
    surveyScores(directory, distributorId, before),
  ]);
  const scored = ([counts = NO_ANSWERS]: readonly (typeof NO_ANSWERS)[]) => ({
    score: netPromoterScore(counts),
    answers: counts.answers,
  });
  return { now: scored(own), before: scored(earlier) };
}
