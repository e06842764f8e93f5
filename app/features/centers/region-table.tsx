import "./distribution.css";
import { Link } from "@remix-run/react";
import { IconMap2 } from "@tabler/icons-react";
import { REGIONS_TEXTS as TEXTS } from "#copy/distribution.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { Region } from "#domain/centers/center-schema.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

const EDIT = PAGES.DistributionRegion.path;

/** Regions by name; on a phone, one a card. */
export function RegionTable({
  regions,
  centers,
}: {
  regions: readonly Region[];
  centers: readonly { id: string; name: string }[];
}) {
  const nameOf = (id: string) => centers.find((center) => center.id === id)?.name ?? "";
  if (regions.length === 0) {
    return (
      <EmptyState
        icon={IconMap2}
        title={TEXTS.empty}
        text={TEXTS.emptyHint}
        action={
          <LinkButton kind="primary" to={`${EDIT}/novo`}>
            {TEXTS.new}
          </LinkButton>
        }
      />
    );
  }
  return (
    <div className="app-table-frame">
      <table className="app-table" aria-label={TEXTS.list}>
        <thead>
          <tr>
            <th scope="col">{TEXTS.name}</th>
            <th scope="col">{TEXTS.states}</th>
            <th scope="col">{TEXTS.centers}</th>
          </tr>
        </thead>
        <tbody>
          {regions.map(({ id, name, states, centerPriority }) => (
            <tr key={id}>
              <th scope="row" data-label={TEXTS.name}>
                <Link to={`${EDIT}/${id}`} prefetch="intent" className="app-table__link">
                  {name}
                </Link>
              </th>
              <td data-label={TEXTS.states} className="app-center-table__states">
                {states.join(", ")}
              </td>
              <td data-label={TEXTS.centers} className="app-center-table__states">
                {centerPriority.map((place) => nameOf(place.id)).join(", ")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
