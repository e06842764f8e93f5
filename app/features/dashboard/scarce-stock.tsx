import "./dashboard.css";
import "#app/ui/charts/charts.css";
import { DASHBOARD_TEXTS } from "#copy/dashboard.ts";
import { fill } from "#copy/fill.ts";
import type { Dashboard } from "#domain/dashboard/dashboard-schema.ts";
import { formatDay, formatNumber } from "#domain/shared/format.ts";

/** Products of which too little is left. */
export function ScarceStock({ count, scarcest }: NonNullable<Dashboard["stock"]>) {
  return (
    <section className="gs-panel app-board" aria-label={DASHBOARD_TEXTS.stock}>
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
        <table className="app-share-bar__parts app-scarce">
          <thead>
            <tr>
              <th scope="col">{DASHBOARD_TEXTS.product}</th>
              <th scope="col" className="app-number">
                {DASHBOARD_TEXTS.available}
              </th>
              <th scope="col" className="app-number">
                {DASHBOARD_TEXTS.minimum}
              </th>
            </tr>
          </thead>
          <tbody>
            {scarcest.map((row) => (
              <tr key={`${row.productId} ${row.centerName}`}>
                <th scope="row">
                  {row.productName}
                  <small className="app-quiet">
                    {[row.productCode, row.centerName, ...arrival(row.futureStockOn)].join(" · ")}
                  </small>
                </th>
                <td className="app-number">
                  <span
                    className={row.available === 0 ? "gs-badge gs-badge--danger" : "gs-badge gs-badge--warn"}
                  >
                    {formatNumber(row.available)}
                  </span>
                </td>
                <td className="app-number">{formatNumber(row.minimum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function arrival(day: string | null): string[] {
  return day === null ? [] : [fill(DASHBOARD_TEXTS.arrives, { day: formatDay(day) })];
}
