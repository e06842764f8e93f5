import "./dashboard.css";
import "#app/ui/charts/charts.css";
import { Link } from "@remix-run/react";
import type { DashboardRow } from "#domain/dashboard/dashboard-schema.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { formatPowerKwp } from "#domain/shared/format.ts";
import { Panel } from "#app/ui/panel.tsx";
import { TotalText } from "../requests/total-text.tsx";
import { Code } from "#app/ui/code.tsx";

export interface RequestListProps {
  title: string;
  count: number;
  rows: readonly DashboardRow[];
  emptyText: string;
  type: RequestType;
}

/** Short list of requests with status and value. */
export function RequestList({ title, count, rows, emptyText, type }: RequestListProps) {
  return (
    <Panel className="app-board app-stack app-gap-12" aria-label={title}>
      <div className="app-chart__head">
        <h2 className="app-chart__title">{title}</h2>
        {count > 0 && <span className="app-chart__hint">{count}</span>}
      </div>
      {rows.length === 0 ? (
        <p className="app-quiet">{emptyText}</p>
      ) : (
        <ul className="app-short-list app-lines">
          {rows.map(({ id, code, name, dealStatus, totalCents, returnedCents, totalPowerW }) => (
            <li key={id}>
              <span className="app-short-list__what">
                <Link to={requestPath({ type, id })} prefetch="intent" className="app-table__link">
                  {name}
                </Link>
                <span className="app-quiet">
                  <Code>{code}</Code> · {formatPowerKwp(totalPowerW)}
                </span>
              </span>
              <span className="app-stack app-gap-0 app-short-list__how">
                <strong className="app-number">
                  <TotalText {...{ totalCents, returnedCents }} />
                </strong>
                <span className="app-quiet">
                  <i className="app-chart__key" style={{ background: dealStatus.color }} />
                  {dealStatus.name}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
