import { INTEGRATORS_TEXTS } from "#copy/integrators/integrators.ts";
import { INTEGRATOR_STATUS_LABELS } from "#copy/spec/integrators.ts";
import type { IntegratorStatus } from "#domain/access/actor.ts";
import { INTEGRATOR_STATUSES } from "#domain/integrators/integrator-status.ts";
import { WHOLE_LIST } from "#domain/lists/list-views.ts";
import { Tabs } from "#app/ui/tabs.tsx";

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
  const tabs = [...INTEGRATOR_STATUSES, null].map((one) => {
    const params = new URLSearchParams();
    if (one !== null) params.set("status", one);
    if (search !== "") params.set("search", search);
    return {
      to: `?${params.size === 0 ? WHOLE_LIST : params.toString()}`,
      label: one === null ? INTEGRATORS_TEXTS.all : INTEGRATOR_STATUS_LABELS[one],
      isCurrent: one === status,
      count: counts[one ?? "all"],
    };
  });
  return <Tabs label={INTEGRATORS_TEXTS.tabs} tabs={tabs} prefetch="none" />;
}
