import "./request-table.css";
import { Link } from "@remix-run/react";
import { REQUEST_LIST_TEXTS as TEXTS } from "#copy/requests.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { formatPowerKwp } from "#domain/shared/format.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { PaymentBadge } from "#app/ui/payment-badge.tsx";
import { ExpiryText } from "./expiry-text.tsx";
import { PriceText } from "./price-text.tsx";

export interface RequestRow {
  id: string;
  code: string;
  name: string;
  integratorName: string;
  dealStatus: { name: string; color: string };
  paymentStatus: PaymentStatus;
  /** Of budgets. */
  expiresOn?: string | null;
  isExpired?: boolean;
  /** Null for who may not see prices. */
  totalCents: number | null;
  totalPowerW: number;
  createdAt: string;
}

/** Budgets or orders, one a row; on a phone, one a card. */
export function RequestTable({
  type,
  rows,
  side,
  mayOpen,
}: {
  type: RequestType;
  rows: readonly RequestRow[];
  side: "integrator" | "distributor";
  /** Whether the person opens one of them; otherwise its name is no link. */
  mayOpen: boolean;
}) {
  const isBudget = type === "budget";
  return (
    <div className="app-table-frame">
      <table className="app-table app-request-table">
        <thead>
          <tr>
            <th scope="col">{TEXTS.code}</th>
            <th scope="col">{TEXTS.name}</th>
            {side === "distributor" && <th scope="col">{TEXTS.company}</th>}
            <th scope="col">{TEXTS.status}</th>
            <th scope="col">{isBudget ? TEXTS.expiry : TEXTS.payment}</th>
            <th scope="col" className="app-number">
              {TEXTS.power}
            </th>
            <th scope="col" className="app-number">
              {TEXTS.total}
            </th>
            <th scope="col">{TEXTS.createdAt}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td data-label={TEXTS.code} className="app-table__code">
                {row.code}
              </td>
              <th scope="row" data-label={TEXTS.name}>
                {mayOpen ? (
                  <Link to={requestPath({ type, id: row.id })} prefetch="intent" className="app-table__link">
                    {row.name}
                  </Link>
                ) : (
                  row.name
                )}
              </th>
              {side === "distributor" && (
                <td data-label={TEXTS.company} className="app-request-table__company">
                  {row.integratorName}
                </td>
              )}
              <td data-label={TEXTS.status}>{row.dealStatus.name}</td>
              {isBudget ? (
                <td data-label={TEXTS.expiry}>
                  <ExpiryText expiresOn={row.expiresOn ?? null} isExpired={row.isExpired === true} />
                </td>
              ) : (
                <td data-label={TEXTS.payment}>
                  <PaymentBadge status={row.paymentStatus} side={side} />
                </td>
              )}
              <td data-label={TEXTS.power} className="app-number">
                {formatPowerKwp(row.totalPowerW)}
              </td>
              <td data-label={TEXTS.total} className="app-number">
                <PriceText cents={row.totalCents} />
              </td>
              <td data-label={TEXTS.createdAt}>
                <InstantText value={row.createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
