import "./dashboard.css";
import "#app/ui/charts/charts.css";
import { Link } from "@remix-run/react";
import { OVERVIEW_TEXTS } from "#copy/dashboard.ts";
import { fill } from "#copy/shared/fill.ts";
import type { IntegratorDashboard } from "#domain/dashboard/dashboard-schema.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import { formatDay } from "#domain/shared/format.ts";
import { Panel } from "#app/ui/panel.tsx";
import { PriceText } from "../requests/price-text.tsx";

type Expiring = NonNullable<IntegratorDashboard["budgets"]>["expiring"];

/** Budgets that expire soon, the earliest first. */
export function ExpiringBudgets({ expiring: { count, newest } }: { expiring: Expiring }) {
  return (
    <Panel className="app-board app-stack app-gap-12 app-expiring" aria-label={OVERVIEW_TEXTS.expiring}>
      <div className="app-chart__head">
        <h2 className="app-chart__title">{OVERVIEW_TEXTS.expiring}</h2>
        <span className="app-chart__hint">
          {OVERVIEW_TEXTS.expiringHint} {count > newest.length && count}
        </span>
      </div>
      <ul className="app-short-list app-lines">
        {newest.map(({ id, code, name, totalCents, expiresOn }) => (
          <li key={id}>
            <span className="app-short-list__what">
              <Link to={requestPath({ type: "budget", id })} prefetch="intent" className="app-table__link">
                {name}
              </Link>
              <span className="app-quiet">{code}</span>
            </span>
            <span className="app-stack app-gap-0 app-short-list__how">
              <strong className="app-number">
                <PriceText cents={totalCents} />
              </strong>
              <span className="app-quiet">
                {fill(OVERVIEW_TEXTS.expiresOn, { day: formatDay(expiresOn ?? "") })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
