import "./distribution.css";
import { Link } from "@remix-run/react";
import { IconMap2 } from "@tabler/icons-react";
import { REGIONS_TEXTS as TEXTS } from "#copy/centers/distribution.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { Region } from "#domain/centers/center-schema.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Table } from "#app/ui/table.tsx";

const EDIT = PAGES.DistributionRegion.path;

/** Regions by name; on a phone, cards. */
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
      <EmptyState icon={IconMap2} title={TEXTS.empty} text={TEXTS.emptyHint}>
        <LinkButton kind="primary" to={`${EDIT}/novo`}>
          {TEXTS.new}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <Table
      label={TEXTS.list}
      rows={regions}
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
        {
          head: TEXTS.states,
          className: "app-center-table__states",
          cell: ({ states }) => states.join(", "),
        },
        {
          head: TEXTS.centers,
          className: "app-center-table__states",
          cell: ({ centerPriority }) => centerPriority.map(({ id }) => nameOf(id)).join(", "),
        },
      ]}
    />
  );
}
