import "./distribution.css";
import { Link } from "@remix-run/react";
import { IconBuildingWarehouse } from "@tabler/icons-react";
import { CENTERS_TEXTS as TEXTS } from "#copy/distribution.ts";
import { fill } from "#copy/fill.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { ManagedCenter } from "#domain/centers/center-schema.ts";
import { STATES } from "#domain/centers/states.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

const EDIT = PAGES.DistributionCenterDetails.path;

/** Centers in the order of the delivery priority; on a phone, one a card. */
export function CenterTable({ centers }: { centers: readonly ManagedCenter[] }) {
  return (
    <div className="app-table-frame">
      <table className="app-table" aria-label={TEXTS.list}>
        <thead>
          <tr>
            <th scope="col">{TEXTS.name}</th>
            <th scope="col">{TEXTS.place}</th>
            <th scope="col">{TEXTS.states}</th>
            <th scope="col">{TEXTS.stock}</th>
            <th scope="col">{TEXTS.priority}</th>
            <th scope="col">{TEXTS.status}</th>
          </tr>
        </thead>
        <tbody>
          {centers.map((center, index) => (
            <tr key={center.id}>
              <th scope="row" data-label={TEXTS.name}>
                <Link to={`${EDIT}/${center.id}`} prefetch="intent" className="app-table__link">
                  {center.name}
                </Link>
              </th>
              <td data-label={TEXTS.place}>{`${center.address.city} - ${center.address.state}`}</td>
              <td data-label={TEXTS.states} className="app-center-table__states">
                {center.servicedStates.length === STATES.length
                  ? TEXTS.allStates
                  : center.servicedStates.join(", ")}
              </td>
              <td data-label={TEXTS.stock}>
                <StockText use={center.use} />
              </td>
              <td data-label={TEXTS.priority}>{index + 1}º</td>
              <td data-label={TEXTS.status}>
                <span className={`gs-badge gs-badge--${center.active ? "ok" : "warn"}`}>
                  {center.active ? TEXTS.active : TEXTS.inactive}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StockText({ use }: Pick<ManagedCenter, "use">) {
  if (use.onHand === 0) return <span className="app-quiet">{TEXTS.noStock}</span>;
  return (
    <span className="app-center-table__stock">
      {fill(TEXTS.units, { units: formatNumber(use.onHand) })}
      <small className="app-quiet">{fill(TEXTS.reserved, { units: formatNumber(use.reserved) })}</small>
    </span>
  );
}

/** What to do when there are none. */
export function NoCenters() {
  return (
    <EmptyState
      icon={IconBuildingWarehouse}
      title={TEXTS.empty}
      text={TEXTS.emptyHint}
      action={
        <LinkButton kind="primary" to={EDIT}>
          {TEXTS.new}
        </LinkButton>
      }
    />
  );
}
