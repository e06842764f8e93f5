import "./request-table.css";
import { Link } from "@remix-run/react";
import { REQUEST_LIST_TEXTS as TEXTS } from "#copy/requests/requests.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { formatPowerKwp } from "#domain/shared/format.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { Table, type TableColumn } from "#app/ui/table.tsx";
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
  /** Last day; for budgets only. */
  expiresOn?: string | null;
  isExpired?: boolean;
  /** Null for people who may not see prices. */
  totalCents: number | null;
  totalPowerW: number;
  createdAt: string;
}

/** Table of budgets or orders; on a phone, cards. */
export function RequestTable({
  type,
  rows,
  side,
  mayOpen,
}: {
  type: RequestType;
  rows: readonly RequestRow[];
  side: "integrator" | "distributor";
  /** Whether names are links, since the person may open the requests. */
  mayOpen: boolean;
}) {
  const columns: (TableColumn<RequestRow> | false)[] = [
    { head: TEXTS.code, className: "app-table__code", cell: ({ code }) => code },
    {
      head: TEXTS.name,
      kind: "name",
      cell: ({ id, name }) =>
        mayOpen ? (
          <Link to={requestPath({ type, id })} prefetch="intent" className="app-table__link">
            {name}
          </Link>
        ) : (
          name
        ),
    },
    side === "distributor" && {
      head: TEXTS.company,
      className: "app-request-table__company",
      cell: ({ integratorName }) => integratorName,
    },
    { head: TEXTS.status, cell: ({ dealStatus }) => dealStatus.name },
    type === "budget"
      ? {
          head: TEXTS.expiry,
          cell: ({ expiresOn = null, isExpired = false }) => (
            <ExpiryText expiresOn={expiresOn} isExpired={isExpired} />
          ),
        }
      : {
          head: TEXTS.payment,
          cell: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} side={side} />,
        },
    { head: TEXTS.power, kind: "number", cell: ({ totalPowerW }) => formatPowerKwp(totalPowerW) },
    { head: TEXTS.total, kind: "number", cell: ({ totalCents }) => <PriceText cents={totalCents} /> },
    { head: TEXTS.createdAt, cell: ({ createdAt }) => <InstantText value={createdAt} /> },
  ];
  return (
    <Table
      className="app-request-table"
      columns={columns.filter((column) => column !== false)}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}
