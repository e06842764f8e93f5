import "./pricing.css";
import { Link, useNavigation } from "@remix-run/react";
import { IconEqual, IconReceipt } from "@tabler/icons-react";
import { INTEGRATORS_TEXTS } from "#copy/integrators/integrators.ts";
import { SIMULATOR_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { Simulation } from "#domain/pricing/pricing-answers.ts";
import { formatCents, formatInstant } from "#domain/shared/format.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";
import { isNarrowed, type SimulationFilter, SimulationFilters } from "./simulation-filters.tsx";
import { differenceTone, signedCents, simulationColumns } from "./simulation-columns.tsx";

export interface SimulationPageProps {
  simulation: Simulation;
  filter: SimulationFilter;
  hasDraft: boolean;
  timeZone: string;
}

/** Simulation of the draft: each request or item with its difference, and the totals of all matching ones. */
export function SimulationPage({ simulation, filter, hasDraft, timeZone }: SimulationPageProps) {
  const { items, totals, page, pageSize, totalItems, isTruncated, categories } = simulation;
  const { on, sort, direction } = filter;
  const isLoading = useNavigation().state === "loading";
  return (
    <div className="app-stack app-simulation" aria-busy={isLoading}>
      <SimulationFilters filter={filter} categories={categories} />
      {!hasDraft && (
        <NoticeBox tone="warn">
          {WORDS.noDraft} <Link to={PAGES.PrecificationSettings.path}>{WORDS.toRules}</Link>
        </NoticeBox>
      )}
      {totalItems === 0 ? (
        <NothingFound filter={filter} />
      ) : (
        <>
          <SimulationTotals totals={totals} />
          {isTruncated && <p className="app-quiet">{WORDS.truncated[on]}</p>}
          <DataTable
            caption={WORDS.ons[on]}
            sort={{ key: sort, direction }}
            columns={simulationColumns(on, (at) => formatInstant(at, timeZone))}
            rows={items}
            rowKey={({ id }) => id}
          />
          <Pager page={page} pageSize={pageSize} totalItems={totalItems} texts={INTEGRATORS_TEXTS} />
        </>
      )}
    </div>
  );
}

function NothingFound({ filter }: { filter: SimulationFilter }) {
  const { on, effect } = filter;
  if (!isNarrowed(filter)) {
    return <EmptyState icon={IconReceipt} title={WORDS.emptyTitle[on]} text={WORDS.emptyText} />;
  }
  return effect === "changed" && !isNarrowed({ ...filter, effect: "all" }) ? (
    <EmptyState icon={IconEqual} title={WORDS.sameTitle} text={WORDS.sameText} />
  ) : (
    <EmptyState icon={IconEqual} title={WORDS.nothingTitle} text={WORDS.nothingText} />
  );
}

function SimulationTotals({ totals }: { totals: Simulation["totals"] }) {
  const { currentCents, simulatedCents, differenceCents, rising, falling, failures, belowMargin } = totals;
  const figures: [string, string, string | undefined][] = [
    [WORDS.current, formatCents(currentCents), undefined],
    [WORDS.simulated, formatCents(simulatedCents), undefined],
    [WORDS.difference, signedCents(differenceCents), differenceTone(differenceCents)],
    [WORDS.rising, String(rising), undefined],
    [WORDS.falling, String(falling), undefined],
    [WORDS.failures, String(failures), failures > 0 ? "danger" : undefined],
    [WORDS.belowMargin, String(belowMargin), belowMargin > 0 ? "warn" : undefined],
  ];
  return (
    <Panel as="dl" className="app-pad app-grid app-facts app-simulation__totals">
      {figures.map(([label, value, tone]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-tone={tone}>{value}</dd>
        </div>
      ))}
    </Panel>
  );
}
