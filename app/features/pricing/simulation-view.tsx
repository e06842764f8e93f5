import "#app/styles/data-table.css";
import "#app/styles/offers.css";
import "#app/styles/pricing.css";
import { Form, Link, useNavigation } from "@remix-run/react";
import { IconEqual, IconReceipt } from "@tabler/icons-react";
import { INTEGRATORS_TEXTS } from "#copy/integrators.ts";
import { SIMULATOR_TEXTS as WORDS } from "#copy/precification.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { Simulation } from "#domain/pricing/pricing-answers.ts";
import { formatCents, formatInstant } from "#domain/shared/format.ts";
import { DataTable } from "#app/components/data-table.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Pager } from "#app/components/pager.tsx";
import { differenceTone, signedCents, simulationColumns } from "./simulation-columns.tsx";

export type SimulatedOn = keyof typeof WORDS.ons;

export interface SimulationViewProps {
  simulation: Simulation;
  on: SimulatedOn;
  onlyChanged: boolean;
  hasDraft: boolean;
  timeZone: string;
}

const ONS = Object.keys(WORDS.ons) as SimulatedOn[];

/** What the draft would change: totals before and after, and each request or item with its difference. */
export function SimulationView({ simulation, on, onlyChanged, hasDraft, timeZone }: SimulationViewProps) {
  const { items, totals, page, pageSize, totalItems, isTruncated } = simulation;
  const isLoading = useNavigation().state === "loading";
  const shown = items
    .filter(({ differenceCents, failures }) => !onlyChanged || differenceCents !== 0 || failures > 0)
    .toSorted((a, b) => Math.abs(b.differenceCents) - Math.abs(a.differenceCents));
  return (
    <div className="app-simulation" aria-busy={isLoading}>
      <Form className="gs-panel app-simulation__form" role="search" preventScrollReset>
        <label className="app-field">
          <span className="app-field__label">{WORDS.on}</span>
          <select key={on} name="on" className="app-input" defaultValue={on}>
            {ONS.map((one) => (
              <option key={one} value={one}>
                {WORDS.ons[one]}
              </option>
            ))}
          </select>
        </label>
        <label className="app-check app-simulation__check">
          <input type="checkbox" name="mudam" value="1" defaultChecked={onlyChanged} />
          <span>{WORDS.onlyChanged}</span>
        </label>
        <button type="submit" className="gs-button gs-button--primary" aria-busy={isLoading}>
          {WORDS.apply}
        </button>
      </Form>
      {!hasDraft && (
        <p className="gs-notice gs-notice--warn">
          {WORDS.noDraft} <Link to={PAGES.PrecificationSettings.path}>{WORDS.toRules}</Link>
        </p>
      )}
      {totalItems === 0 ? (
        <EmptyState icon={IconReceipt} title={WORDS.emptyTitle[on]} text={WORDS.emptyText} />
      ) : (
        <>
          <SimulationTotals totals={totals} />
          {isTruncated && <p className="app-quiet">{WORDS.truncated}</p>}
          {on !== "requests" && totalItems > pageSize && <p className="app-quiet">{WORDS.pageTotals}</p>}
          {shown.length === 0 ? (
            <EmptyState icon={IconEqual} title={WORDS.sameTitle} text={WORDS.sameText} />
          ) : (
            <DataTable
              caption={WORDS.ons[on]}
              sort={null}
              columns={simulationColumns(on, (at) => formatInstant(at, timeZone))}
              rows={shown}
              rowKey={({ id }) => id}
            />
          )}
          <Pager page={page} pageSize={pageSize} totalItems={totalItems} texts={INTEGRATORS_TEXTS} />
        </>
      )}
    </div>
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
    <dl className="gs-panel app-simulation__totals">
      {figures.map(([label, value, tone]) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
