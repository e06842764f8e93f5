import "./distribution.css";
import { GREAT_REGION_NAMES, REGIONS_TEXTS as TEXTS } from "#copy/centers/distribution.ts";
import { fill } from "#copy/shared/fill.ts";
import { STATE_NAMES } from "#domain/address/state-names.ts";
import { GREAT_REGIONS, type GreatRegion } from "#domain/centers/states.ts";
import type { StateCoverage } from "#domain/centers/state-coverage.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { byStateName } from "./state-order.ts";

type Coverage = StateCoverage<{ id: string; name: string }>;

/** Which center serves each state, which ones come next, and why. States without a center are highlighted. */
export function CoverageTable({ coverage }: { coverage: readonly Coverage[] }) {
  const uncovered = coverage.filter(({ by }) => by === "nobody").map(({ state }) => state);
  const list = uncovered.join(", ");
  return (
    <section aria-labelledby="coverage">
      <SectionHead title={TEXTS.coverage} id="coverage" />
      <p className="app-step__hint">{TEXTS.coverageHint}</p>
      <p
        className={`gs-notice ${uncovered.length === 0 ? "app-notice-ok" : "gs-notice--warn"} app-coverage__sum`}
      >
        {uncovered.length === 0
          ? TEXTS.covered
          : uncovered.length === 1
            ? fill(TEXTS.uncoveredOne, { list })
            : fill(TEXTS.uncovered, { count: uncovered.length, list })}
      </p>
      <div className="app-table-frame">
        <table className="app-table app-coverage" aria-labelledby="coverage">
          <thead>
            <tr>
              <th scope="col">{TEXTS.state}</th>
              <th scope="col">{TEXTS.servedBy}</th>
              <th scope="col">{TEXTS.then}</th>
              <th scope="col">{TEXTS.rule}</th>
            </tr>
          </thead>
          {(Object.keys(GREAT_REGIONS) as GreatRegion[]).map((region) => (
            <tbody key={region}>
              <tr className="app-coverage__region">
                <th scope="rowgroup" colSpan={4}>
                  {GREAT_REGION_NAMES[region]}
                </th>
              </tr>
              {byStateName(GREAT_REGIONS[region])
                .flatMap((state) => coverage.find((row) => row.state === state) ?? [])
                .map((row) => (
                  <CoverageRow key={row.state} row={row} />
                ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}

function CoverageRow({ row }: { row: Coverage }) {
  const [first, ...rest] = row.centers;
  return (
    <tr data-uncovered={row.by === "nobody"}>
      <th scope="row" data-label={TEXTS.state}>
        <span>
          {STATE_NAMES[row.state]} <span className="app-quiet">{row.state}</span>
        </span>
      </th>
      <td data-label={TEXTS.servedBy}>{first ? first.name : <Badge tone="warn">{TEXTS.nobody}</Badge>}</td>
      <td data-label={TEXTS.then} data-empty={rest.length === 0}>
        {rest.length === 0 ? "–" : rest.map(({ name }) => name).join(", ")}
      </td>
      <td data-label={TEXTS.rule} className="app-quiet">
        {reasonOf(row)}
      </td>
    </tr>
  );
}

function reasonOf({ by, regionName }: Coverage): string {
  if (by === "nobody") return TEXTS.nobodyHint;
  if (regionName === null) return TEXTS.byPriority;
  return fill(by === "region" ? TEXTS.byRegion : TEXTS.byPriorityInRegion, { region: regionName });
}
