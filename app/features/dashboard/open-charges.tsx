import "./dashboard.css";
import "#app/ui/charts/charts.css";
import { Link } from "@remix-run/react";
import { OVERVIEW_TEXTS } from "#copy/dashboard.ts";
import type { IntegratorDashboard } from "#domain/dashboard/dashboard-schema.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { PriceText } from "../requests/price-text.tsx";

type Charges = NonNullable<IntegratorDashboard["orders"]>["openCharges"];

/** Unpaid charges, with their due time. */
export function OpenCharges({ charges }: { charges: Charges }) {
  return (
    <Panel className="app-board app-stack app-gap-12 app-expiring" aria-label={OVERVIEW_TEXTS.openCharges}>
      <div className="app-chart__head">
        <h2 className="app-chart__title">{OVERVIEW_TEXTS.openCharges}</h2>
        <span className="app-chart__hint">{OVERVIEW_TEXTS.openChargesHint}</span>
      </div>
      <ul className="app-short-list app-lines">
        {charges.map(({ requestId, code, name, totalCents, expiresAt }) => (
          <li key={requestId}>
            <span className="app-short-list__what">
              <Link to={`/requests/detail/${requestId}`} prefetch="intent" className="app-table__link">
                {name}
              </Link>
              <span className="app-quiet">{code}</span>
            </span>
            <span className="app-stack app-gap-0 app-short-list__how">
              <strong className="app-number">
                <PriceText cents={totalCents} />
              </strong>
              <span className="app-quiet">
                {OVERVIEW_TEXTS.until} <InstantText value={expiresAt} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
