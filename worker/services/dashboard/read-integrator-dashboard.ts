import { mayAccess } from "#domain/access/may-access.ts";
import type { IntegratorDashboard } from "#domain/dashboard/dashboard-schema.ts";
import type { PeriodQuery } from "#domain/dashboard/period.ts";
import { requestReach } from "#domain/requests/request-reach.ts";
import { maySeeRequestPrices, visibleTotal } from "#domain/requests/visible-prices.ts";
import { addDays } from "#domain/shared/calendar.ts";
import { createDashboardQueries } from "#worker/repositories/dashboard/dashboard-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { readOrdersAccess } from "../requests/read-requests.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { integratorDashboardAccess, seesBudgets, seesNews } from "./dashboard-access.ts";
import { boundPeriod, splitSums } from "./period-instants.ts";

const ROWS = 5;
const NEWS = 3;
/** Budgets that expire within this number of days are listed separately. */
const SOON_DAYS = 7;
const NOTHING = { all: 0, count: 0, totalCents: 0, powerW: 0 };

/** Reads the integrator's dashboard: the current requests that the person sees of its company, and its purchases of a period, in one round
 *  trip, without what the person may not see. */
export function createReadIntegratorDashboard(scope: Scope) {
  return async function readIntegratorDashboard(query: PeriodQuery): Promise<IntegratorDashboard> {
    const { distributor, database, actor } = authoriseUser(scope, integratorDashboardAccess);
    const at = scope.now();
    const bounded = boundPeriod(query, at, distributor.settings.timeZone);
    const queries = createDashboardQueries(database, distributor.id, requestReach(actor, distributor));
    const soon = { from: bounded.today, until: addDays(bounded.today, SOON_DAYS) };
    const hasExpiry = distributor.settings.requests.budgetExpiry.active;
    const [budgets, expiring, underWay, closed, sums, openCharges, deliveries, news] =
      await database.readBatch([
        queries.openBudgets(hasExpiry ? soon : null, ROWS),
        queries.expiringBudgets(soon, hasExpiry ? ROWS : 0),
        queries.ordersUnderWay(at.toISOString(), ROWS),
        queries.closedOrders(ROWS),
        queries.sumByRange("order", bounded.ranges),
        queries.openCharges(at.toISOString(), ROWS),
        queries.deliveries(ROWS),
        queries.activePopups(bounded.today, NEWS),
      ]);
    const showsPrices = maySeeRequestPrices(actor);
    const shown = <Row extends { totalCents: number }>(list: readonly Row[]) =>
      list.map((row) => visibleTotal(row, showsPrices));
    const countedOf = <Row extends { totalCents: number; allCount: number }>(list: readonly Row[]) => ({
      count: list[0]?.allCount ?? 0,
      newest: shown(list),
    });
    const { parts, ...bought } = splitSums(bounded, sums, NOTHING);
    return {
      period: bounded.period,
      showsPrices,
      budgets: mayAccess(actor, distributor, seesBudgets)
        ? { ...countedOf(budgets), expiring: countedOf(expiring) }
        : null,
      orders: mayAccess(actor, distributor, readOrdersAccess)
        ? {
            underWay: countedOf(underWay),
            closed: countedOf(closed),
            bought: {
              now: visibleTotal(bought.now, showsPrices),
              before: visibleTotal(bought.before, showsPrices),
            },
            parts: { unit: parts.unit, items: shown(parts.items) },
            openCharges: shown(openCharges),
            deliveries,
          }
        : null,
      news: mayAccess(actor, distributor, seesNews) ? news : [],
    };
  };
}
