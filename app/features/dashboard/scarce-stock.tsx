import "./dashboard.css";
import "#app/ui/charts/charts.css";
import { DASHBOARD_TEXTS } from "#copy/dashboard.ts";
import { fill } from "#copy/shared/fill.ts";
import { stockText } from "#copy/stock/stock-text.ts";
import type { Dashboard } from "#domain/dashboard/dashboard-schema.ts";
import { Table } from "#app/ui/table.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { formatNumber } from "#domain/shared/format.ts";

/** Products with low stock. */
export function ScarceStock({ count, scarcest }: NonNullable<Dashboard["stock"]>) {
  return (
    <Panel className="app-board app-stack app-gap-12" aria-label={DASHBOARD_TEXTS.stock}>
      <div className="app-chart__head">
        <h2 className="app-chart__title">{DASHBOARD_TEXTS.stock}</h2>
        {count > scarcest.length && (
          <span className="app-chart__hint">
            {fill(DASHBOARD_TEXTS.stockHint, { shown: scarcest.length, count })}
          </span>
        )}
      </div>
      {scarcest.length === 0 ? (
        <p className="app-chart__empty">{DASHBOARD_TEXTS.stockFine}</p>
      ) : (
        <Table
          bare
          rows={scarcest}
          keyOf={({ productId, centerName }) => `${productId} ${centerName}`}
          columns={[
            {
              head: DASHBOARD_TEXTS.product,
              cell: ({ productName, productCode, centerName, futureStockOn }) => (
                <span className="app-wrap">
                  {productName}
                  <small className="app-subline">
                    {[productCode, centerName, ...arrival(futureStockOn)].join(" · ")}
                  </small>
                </span>
              ),
            },
            {
              head: DASHBOARD_TEXTS.available,
              kind: "number",
              cell: ({ available }) => (
                <Badge tone={available === 0 ? "danger" : "warn"}>{formatNumber(available)}</Badge>
              ),
            },
            { head: DASHBOARD_TEXTS.minimum, kind: "number", cell: ({ minimum }) => formatNumber(minimum) },
          ]}
        />
      )}
    </Panel>
  );
}

function arrival(day: string | null): string[] {
  return day === null ? [] : [stockText({ availability: "arriving", futureStockDate: day })];
}
