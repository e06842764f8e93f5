import { Link } from "@remix-run/react";
import { INTEGRATORS_TEXTS } from "#copy/integrators/integrators.ts";
import { INTEGRATOR_STATUS_LABELS } from "#copy/spec/integrators.ts";
import type { IntegratorStatus } from "#domain/access/actor.ts";
import { INTEGRATOR_STATUSES } from "#domain/integrators/integrator-status.ts";

/** Tabs by status, with the number of companies; the status is in the address. */
export function IntegratorTabs({
  status,
  search,
  counts,
}: {
  status: IntegratorStatus | null;
  search: string;
  counts: Record<IntegratorStatus | "all", number>;
}) {
  const tabs = [
    ...INTEGRATOR_STATUSES.map((one) => ({
      key: one,
      label: INTEGRATOR_STATUS_LABELS[one],
      total: counts[one],
    })),
    { key: null, label: INTEGRATORS_TEXTS.all, total: counts.all },
  ];
  return (
    <nav className="app-tabs" aria-label={INTEGRATORS_TEXTS.tabs}>
      {tabs.map(({ key, label, total }) => {
        const params = new URLSearchParams();
        if (key !== null) params.set("status", key);
        if (search !== "") params.set("search", search);
        return (
          <Link
            key={label}
            to={`?${params.toString()}`}
            className="app-tabs__tab"
            aria-current={key === status ? "page" : undefined}
          >
            {`${label} `}
            <span className="app-tabs__count">{total}</span>
          </Link>
        );
      })}
    </nav>
  );
}
