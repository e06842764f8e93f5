import "./distribution.css";
import { Link } from "@remix-run/react";
import { IconBuildingWarehouse } from "@tabler/icons-react";
import { CENTERS_TEXTS as TEXTS } from "#copy/centers/distribution.ts";
import { fill } from "#copy/shared/fill.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { ManagedCenter } from "#domain/centers/center-schema.ts";
import { STATES } from "#domain/centers/states.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Table } from "#app/ui/table.tsx";
import { Badge } from "#app/ui/badge.tsx";

const EDIT = PAGES.DistributionCenterDetails.path;

/** Centers in the order of the delivery priority; on a phone, cards. */
export function CenterTable({ centers }: { centers: readonly ManagedCenter[] }) {
  return (
    <Table
      label={TEXTS.list}
      rows={centers}
      keyOf={({ id }) => id}
      columns={[
        {
          head: TEXTS.name,
          cell: ({ id, name }) => (
            <Link to={`${EDIT}/${id}`} prefetch="intent" className="app-table__link">
              {name}
            </Link>
          ),
        },
        { head: TEXTS.place, cell: ({ address }) => `${address.city} - ${address.state}` },
        {
          head: TEXTS.states,
          className: "app-center-table__states",
          cell: ({ servicedStates }) =>
            servicedStates.length === STATES.length ? TEXTS.allStates : servicedStates.join(", "),
        },
        {
          head: TEXTS.stock,
          className: "app-center-table__states",
          cell: ({ use }) => <StockText use={use} />,
        },
        { head: TEXTS.priority, cell: (center) => `${centers.indexOf(center) + 1}º` },
        {
          head: TEXTS.status,
          cell: ({ active }) => (
            <Badge tone={active ? "ok" : "warn"}>{active ? TEXTS.active : TEXTS.inactive}</Badge>
          ),
        },
      ]}
    />
  );
}

function StockText({ use }: Pick<ManagedCenter, "use">) {
  if (use.onHand === 0) return <span className="app-quiet">{TEXTS.noStock}</span>;
  return (
    <span>
      {fill(TEXTS.units, { units: formatNumber(use.onHand) })}
      <small className="app-subline">{fill(TEXTS.reserved, { units: formatNumber(use.reserved) })}</small>
    </span>
  );
}

/** The empty list of centers, with the way to a first one. */
export function NoCenters() {
  return (
    <EmptyState icon={IconBuildingWarehouse} title={TEXTS.empty} text={TEXTS.emptyHint}>
      <LinkButton kind="primary" to={EDIT}>
        {TEXTS.new}
      </LinkButton>
    </EmptyState>
  );
}
