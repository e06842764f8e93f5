import "./dashboard.css";
import { Link } from "@remix-run/react";
import { DASHBOARD_TEXTS } from "#copy/dashboard.ts";
import { fill } from "#copy/shared/fill.ts";
import type { Dashboard } from "#domain/dashboard/dashboard-schema.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { RequestTable } from "../requests/request-table.tsx";
import { HiddenPriceHint } from "../requests/price-text.tsx";
import { DashboardFigures } from "./dashboard-figures.tsx";
import { PeriodFilter, type PeriodFields } from "./period-filter.tsx";
import { PowerChart, ValueChart } from "./period-charts.tsx";
import { periodSentence } from "./period-text.ts";
import { ScarceStock } from "./scarce-stock.tsx";
import { BestIntegrators, PaymentShares, StatusShares } from "./status-shares.tsx";
import { Welcome, type WelcomeStep } from "./welcome.tsx";

export interface DashboardPageProps {
  name: string;
  dashboard: Dashboard;
  fields: PeriodFields;
  /** First steps of a new distributor, as far as the person may open their pages. */
  steps: readonly WelcomeStep[];
  mayOpenOrders: boolean;
}

/** The distributor's dashboard: orders and budgets of a period, and open tasks. */
export function DashboardPage({ name, dashboard, fields, steps, mayOpenOrders }: DashboardPageProps) {
  const { period, orders, budgets, stock, survey, showsPrices } = dashboard;
  const showsNothing = orders === null && budgets === null && stock === null && survey === null;
  const isNew = orders?.newest.length === 0 && (budgets?.statuses.length ?? 0) === 0;
  return (
    <section className="app-dashboard app-stack">
      <PageHead
        title={fill(DASHBOARD_TEXTS.hello, { name })}
        lines={
          <>
            {!showsNothing && !isNew && <p className="app-page-hint">{periodSentence(period)}</p>}
            {!showsPrices && <HiddenPriceHint />}
          </>
        }
      >
        {!showsNothing && !isNew && <PeriodFilter period={period} fields={fields} />}
      </PageHead>
      {showsNothing && <EmptyState title={DASHBOARD_TEXTS.nothingTitle} text={DASHBOARD_TEXTS.nothingHint} />}
      {isNew ? <Welcome steps={steps} /> : <DashboardFigures {...dashboard} />}
      {orders && !isNew && <OrderBoards orders={orders} />}
      <div className="app-boards">
        {orders && !isNew && (
          <Panel as="div" className="app-board app-stack app-gap-12">
            <StatusShares
              title={DASHBOARD_TEXTS.ordersByStatus}
              statuses={orders.statuses}
              emptyText={DASHBOARD_TEXTS.noOrders}
            />
          </Panel>
        )}
        {budgets && !isNew && (
          <Panel as="div" className="app-board app-stack app-gap-12">
            <StatusShares
              title={DASHBOARD_TEXTS.budgetsByStatus}
              statuses={budgets.statuses}
              emptyText={DASHBOARD_TEXTS.noBudgets}
            />
          </Panel>
        )}
        {orders && !isNew && (
          <Panel as="div" className="app-board app-stack app-gap-12">
            <PaymentShares payments={orders.payments} />
          </Panel>
        )}
        {stock && <ScarceStock {...stock} />}
      </div>
      {orders && !isNew && (
        <>
          <SectionHead title={DASHBOARD_TEXTS.newest}>
            <Link to="/requests" prefetch="intent">
              {DASHBOARD_TEXTS.all}
            </Link>
          </SectionHead>
          <RequestTable type="order" rows={orders.newest} side="distributor" mayOpen={mayOpenOrders} />
        </>
      )}
    </section>
  );
}

function OrderBoards({ orders }: { orders: NonNullable<Dashboard["orders"]> }) {
  return (
    <div className="app-boards">
      <Panel as="div" className="app-board app-stack app-gap-12 app-wide">
        <ValueChart
          parts={orders.parts}
          title={DASHBOARD_TEXTS.valueBy}
          countTitle={DASHBOARD_TEXTS.countBy}
          name={DASHBOARD_TEXTS.orders}
          emptyText={DASHBOARD_TEXTS.noOrders}
        />
      </Panel>
      <Panel as="div" className="app-board app-stack app-gap-12">
        <PowerChart
          parts={orders.parts}
          title={DASHBOARD_TEXTS.powerBy}
          name={DASHBOARD_TEXTS.power}
          emptyText={DASHBOARD_TEXTS.noOrders}
        />
      </Panel>
      <Panel as="div" className="app-board app-stack app-gap-12">
        <BestIntegrators orders={orders} />
      </Panel>
    </div>
  );
}
