import "./dashboard.css";
import { Link } from "@remix-run/react";
import { DASHBOARD_TEXTS, OVERVIEW_TEXTS } from "#copy/dashboard.ts";
import { fill } from "#copy/shared/fill.ts";
import type { IntegratorDashboard } from "#domain/dashboard/dashboard-schema.ts";
import { formatCents, formatNumber, formatPowerKwp } from "#domain/shared/format.ts";
import { NoRequests } from "../requests/no-requests.tsx";
import { RequestTable } from "../requests/request-table.tsx";
import { HiddenPriceHint } from "../requests/price-text.tsx";
import { Deliveries, ExpiringBudgets, OpenCharges } from "./deadline-list.tsx";
import { Figure } from "./figure.tsx";
import { News } from "./news.tsx";
import { PowerChart, ValueChart } from "./period-charts.tsx";
import { PeriodFilter, type PeriodFields } from "./period-filter.tsx";
import { periodSentence } from "./period-text.ts";
import { QuickStart, START_ID, type StartPage } from "./quick-start.tsx";
import { RequestList } from "./request-list.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Panel } from "#app/ui/panel.tsx";

type Orders = NonNullable<IntegratorDashboard["orders"]>;

export interface IntegratorPageProps {
  name: string;
  dashboard: IntegratorDashboard;
  fields: PeriodFields;
  starts: readonly { page: StartPage; path: string }[];
}

/** The integrator's dashboard: open requests and past purchases of the company. */
export function IntegratorPage({ name, dashboard, fields, starts }: IntegratorPageProps) {
  const { period, orders, budgets, news, showsPrices } = dashboard;
  const [start] = starts;
  const hasOrders =
    orders !== null &&
    (orders.underWay.count > 0 ||
      orders.closed.count > 0 ||
      orders.openCharges.length > 0 ||
      orders.deliveries.length > 0);
  return (
    <section className="app-dashboard app-stack">
      <PageHead
        title={fill(DASHBOARD_TEXTS.hello, { name })}
        lines={!showsPrices && hasOrders && <HiddenPriceHint />}
      >
        {start && (
          <LinkButton kind="primary" to={starts.length === 1 ? start.path : `#${START_ID}`} prefetch="intent">
            {OVERVIEW_TEXTS.start}
          </LinkButton>
        )}
      </PageHead>
      {orders === null && budgets === null && (
        <EmptyState title={OVERVIEW_TEXTS.nothingTitle} text={OVERVIEW_TEXTS.nothingHint} />
      )}
      {orders !== null && orders.openCharges.length > 0 && <OpenCharges charges={orders.openCharges} />}
      {orders !== null && orders.deliveries.length > 0 && <Deliveries deliveries={orders.deliveries} />}
      {budgets !== null && budgets.expiring.count > 0 && <ExpiringBudgets expiring={budgets.expiring} />}
      <div className="app-overview">
        <div className="app-stack">
          {orders && (
            <RequestList
              title={OVERVIEW_TEXTS.underWay}
              count={orders.underWay.count}
              rows={orders.underWay.newest}
              emptyText={OVERVIEW_TEXTS.noUnderWay}
              type="order"
            />
          )}
          {budgets && (
            <RequestList
              title={OVERVIEW_TEXTS.budgets}
              count={budgets.count}
              rows={budgets.newest}
              emptyText={OVERVIEW_TEXTS.noBudgets}
              type="budget"
            />
          )}
        </div>
        <div className="app-stack">
          {starts.length > 0 && <QuickStart starts={starts} />}
          {news.length > 0 && <News news={news} />}
        </div>
      </div>
      {orders && hasOrders && (
        <>
          <SectionHead title={OVERVIEW_TEXTS.bought} hint={periodSentence(period)}>
            <PeriodFilter period={period} fields={fields} />
          </SectionHead>
          <Bought orders={orders} />
        </>
      )}
      {orders && !hasOrders && <NoRequests type="order" isFiltered={false} canBuy={starts.length > 0} />}
      {orders && orders.closed.count > 0 && <ClosedOrders closed={orders.closed} />}
    </section>
  );
}

function Bought({ orders: { bought, parts } }: { orders: Orders }) {
  const { now, before } = bought;
  return (
    <>
      <ul className="app-figures" aria-label={DASHBOARD_TEXTS.figures}>
        <Figure
          label={DASHBOARD_TEXTS.value}
          value={now.totalCents === null ? null : formatCents(now.totalCents)}
          change={{ now: now.totalCents, before: before.totalCents }}
        />
        <Figure
          label={OVERVIEW_TEXTS.boughtOrders}
          value={formatNumber(now.count)}
          change={{ now: now.count, before: before.count }}
        />
        <Figure
          label={OVERVIEW_TEXTS.boughtPower}
          value={formatPowerKwp(now.powerW)}
          change={{ now: now.powerW, before: before.powerW }}
        />
      </ul>
      <div className="app-boards">
        <Panel as="div" className="app-board app-stack app-gap-12">
          <ValueChart
            parts={parts}
            title={OVERVIEW_TEXTS.valueBy}
            countTitle={DASHBOARD_TEXTS.countBy}
            name={OVERVIEW_TEXTS.boughtOrders}
            emptyText={OVERVIEW_TEXTS.noOrders}
          />
        </Panel>
        <Panel as="div" className="app-board app-stack app-gap-12">
          <PowerChart
            parts={parts}
            title={OVERVIEW_TEXTS.powerBy}
            name={OVERVIEW_TEXTS.boughtPower}
            emptyText={OVERVIEW_TEXTS.noOrders}
          />
        </Panel>
      </div>
    </>
  );
}

function ClosedOrders({ closed }: { closed: Orders["closed"] }) {
  return (
    <>
      <SectionHead title={OVERVIEW_TEXTS.closed}>
        <Link to="/requests" prefetch="intent">
          {DASHBOARD_TEXTS.all}
        </Link>
      </SectionHead>
      <RequestTable type="order" rows={closed.newest} side="integrator" mayOpen />
    </>
  );
}
