import { mayAccess } from "#domain/access/may-access.ts";
import type { IntegratorDashboard } from "#domain/dashboard/dashboard-schema.ts";
import type { PeriodQuery } from "#domain/dashboard/period.ts";
import { maySeeRequestPrices, visibleTotal } from "#domain/requests/visible-prices.ts";
import { createDashboardQueries } from "#worker/repositories/dashboard-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { readOrdersAccess } from "../requests/read-requests.ts";
import { authoriseUser } from "../tenant-of.ts";
import { integratorDashboardAccess, seesBudgets, seesNews } from "./dashboard-access.ts";
import { boundPeriod, splitSums } from "./period-instants.ts";

const ROWS = 5;
const NEWS = 3;
const NOTHING = { all: 0, count: 0, totalCents: 0, powerW: 0 };
/** An id that no company has: what an integrator without one sees is empty. */
const NO_COMPANY = "";

/** The integrator's dashboard: what the own company has under way and bought in a period, in one round trip. What the
 *  person may not see is left out here. */
export function createReadIntegratorDashboard(scope: Scope) {
  return async function readIntegratorDashboard(query: PeriodQuery): Promise<IntegratorDashboard> {
    const { distributor, database, actor } = authoriseUser(scope, integratorDashboardAccess);
    const at = scope.now();
    const bounded = boundPeriod(query, at, distributor.settings.timeZone);
    const queries = createDashboardQueries(database, distributor.id, actor.integrator?.id ?? NO_COMPANY);
    const [budgets, underWay, newest, sums, openCharges, news] = await database.readBatch([
      queries.underWay("budget", ROWS),
      queries.underWay("order", ROWS),
      queries.newest("order", ROWS),
      queries.sumByRange("order", bounded.ranges),
      queries.openCharges(at.toISOString(), ROWS),
      queries.activePopups(bounded.today, NEWS),
    ]);
    const showsPrices = maySeeRequestPrices(actor);
    const shown = <Row extends { totalCents: number }>(list: readonly Row[]) =>
      list.map((row) => visibleTotal(row, showsPrices));
    const { parts, ...bought } = splitSums(bounded, sums, NOTHING);
    return {
      period: bounded.period,
      showsPrices,
      budgets: mayAccess(actor, distributor, seesBudgets)
        ? { count: budgets[0]?.allCount ?? 0, newest: shown(budgets) }
        : null,
      orders: mayAccess(actor, distributor, readOrdersAccess)
        ? {
            underWay: { count: underWay[0]?.allCount ?? 0, newest: shown(underWay) },
            newest: shown(newest),
            bought: {
              now: visibleTotal(bought.now, showsPrices),
              before: visibleTotal(bought.before, showsPrices),
            },
            parts: { unit: parts.unit, items: shown(parts.items) },
            openCharges: shown(openCharges),
          }
        : null,
      news: mayAccess(actor, distributor, seesNews) ? news : [],
    };
  };
}
