import { Link } from "@remix-run/react";
import { INTEGRATORS_TEXTS } from "#copy/integrators/integrators.ts";
import type { IntegratorStatus } from "#domain/access/actor.ts";
import { formatDocument } from "#domain/shared/format-identity.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export interface IntegratorRow {
  id: string;
  companyName: string;
  tradeName: string | null;
  cnpj: string | null;
  email: string;
  status: IntegratorStatus;
  createdAt: string;
}

/** Table of integrators; on a phone, cards.
 *  @param props.canOpen - whether the person may open an integrator's page */
export function IntegratorTable({ rows, canOpen }: { rows: readonly IntegratorRow[]; canOpen: boolean }) {
  return (
    <DataTable
      caption={INTEGRATORS_TEXTS.list}
      rows={rows}
      rowKey={({ id }) => id}
      sort={null}
      columns={[
        {
          key: "company",
          title: INTEGRATORS_TEXTS.company,
          cell: (row) => <CompanyName row={row} canOpen={canOpen} />,
        },
        {
          key: "cnpj",
          title: INTEGRATORS_TEXTS.cnpj,
          cell: ({ cnpj }) => cnpj && formatDocument(cnpj),
          hideable: true,
        },
        { key: "email", title: INTEGRATORS_TEXTS.email, cell: ({ email }) => email, hideable: true },
        {
          key: "status",
          title: INTEGRATORS_TEXTS.status,
          cell: ({ status }) => <StatusBadge status={status} />,
          hideable: true,
        },
        {
          key: "createdAt",
          title: INTEGRATORS_TEXTS.createdAt,
          cell: ({ createdAt }) => <InstantText value={createdAt} />,
          hideable: true,
        },
      ]}
    />
  );
}

function CompanyName({ row, canOpen }: { row: IntegratorRow; canOpen: boolean }) {
  const { id, companyName, tradeName } = row;
  return (
    <span>
      {canOpen ? (
        <Link to={`/integrators/detail/${id}`} prefetch="intent" className="app-table__link">
          {companyName}
        </Link>
      ) : (
        companyName
      )}
      {tradeName && <span className="app-subline">{tradeName}</span>}
    </span>
  );
}

/** The empty list of integrators. */
export function NoIntegrators({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title={isFiltered ? INTEGRATORS_TEXTS.nothing : INTEGRATORS_TEXTS.empty}
      text={isFiltered ? INTEGRATORS_TEXTS.nothingHint : INTEGRATORS_TEXTS.emptyHint}
    >
      {!isFiltered && (
        <LinkButton href="/register" target="_blank" rel="noreferrer">
          {INTEGRATORS_TEXTS.emptyAction}
        </LinkButton>
      )}
    </EmptyState>
  );
}
