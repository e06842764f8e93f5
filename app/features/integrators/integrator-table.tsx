import "./integrators.css";
import { Link } from "@remix-run/react";
import { INTEGRATORS_TEXTS } from "#copy/integrators.ts";
import type { IntegratorStatus } from "#domain/access/actor.ts";
import { formatDocument } from "#domain/shared/format-identity.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

export interface IntegratorRow {
  id: string;
  companyName: string;
  tradeName: string | null;
  cnpj: string | null;
  email: string;
  status: IntegratorStatus;
  createdAt: string;
}

/** Companies that buy, one a row; on a phone, one a card.
 *  @param props.canOpen - whether the person may see one of them with its details */
export function IntegratorTable({ rows, canOpen }: { rows: readonly IntegratorRow[]; canOpen: boolean }) {
  return (
    <div className="app-table-frame">
      <table className="app-table">
        <thead>
          <tr>
            <th scope="col">{INTEGRATORS_TEXTS.company}</th>
            <th scope="col">{INTEGRATORS_TEXTS.cnpj}</th>
            <th scope="col">{INTEGRATORS_TEXTS.email}</th>
            <th scope="col">{INTEGRATORS_TEXTS.status}</th>
            <th scope="col">{INTEGRATORS_TEXTS.createdAt}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, companyName, tradeName, cnpj, email, status, createdAt }) => (
            <tr key={id}>
              <th scope="row" data-label={INTEGRATORS_TEXTS.company}>
                <span>
                  {canOpen ? (
                    <Link to={`/integrators/detail/${id}`} prefetch="intent" className="app-table__link">
                      {companyName}
                    </Link>
                  ) : (
                    companyName
                  )}
                  {tradeName && <span className="app-integrator__trade-name">{tradeName}</span>}
                </span>
              </th>
              <td data-label={INTEGRATORS_TEXTS.cnpj}>{cnpj && formatDocument(cnpj)}</td>
              <td data-label={INTEGRATORS_TEXTS.email}>{email}</td>
              <td data-label={INTEGRATORS_TEXTS.status}>
                <StatusBadge status={status} />
              </td>
              <td data-label={INTEGRATORS_TEXTS.createdAt}>
                <InstantText value={createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What to do when no company is in the list. */
export function NoIntegrators({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="gs-empty">
      <p className="gs-empty__title">{isFiltered ? INTEGRATORS_TEXTS.nothing : INTEGRATORS_TEXTS.empty}</p>
      <p className="gs-empty__help">
        {isFiltered ? INTEGRATORS_TEXTS.nothingHint : INTEGRATORS_TEXTS.emptyHint}
      </p>
      {!isFiltered && (
        <LinkButton href="/register" target="_blank" rel="noreferrer">
          {INTEGRATORS_TEXTS.emptyAction}
        </LinkButton>
      )}
    </div>
  );
}
