import "./request-table.css";
import { Link } from "@remix-run/react";
import { CARE_TEXTS } from "#copy/requests/care.ts";
import { REQUEST_LIST_TEXTS as TEXTS } from "#copy/requests/requests.ts";
import { PURCHASE_TYPE_LABELS } from "#copy/spec/kits.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import type { MenuAction } from "#domain/requests/request-actions.ts";
import type { RequestSortKey } from "#domain/requests/request-list-schema.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { formatPowerKwp } from "#domain/shared/format.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { ShownTag } from "#domain/tags/tag.ts";
import type { DataColumn } from "#app/ui/data-table.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { PaymentBadge } from "#app/ui/payment-badge.tsx";
import { TagChips } from "../tags/tag-chips.tsx";
import { ExpiryText } from "./expiry-text.tsx";
import { StatusMark } from "./status-mark.tsx";
import { TotalText } from "./total-text.tsx";

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
  /** Taken off by cancellations and returns. */
  returnedCents?: number | null;
  totalPowerW: number;
  createdAt: string;
  /** Shown below the name. */
  tags?: readonly ShownTag[];
}

/** A row of a whole list, with what people may show in addition. */
export interface ListedRequest extends RequestRow {
  tags: readonly ShownTag[];
  type: RequestType;
  createdByName: string;
  dealStatus: { id: string; name: string; color: string };
  seller: { id: string; name: string } | null;
  responsible: { id: string; name: string } | null;
  purchaseType: PurchaseType;
  updatedAt: string;
  /** What its menu offers. */
  menu: readonly MenuAction[];
  deletedAt: string | null;
  deletedByName: string | null;
}

/** A column of requests, with the order that it gives a list. */
type RequestColumn<Row> = DataColumn<Row> & { sort?: RequestSortKey };

/** Columns that lists show when asked.
 *  @param viewer.showsTeam - whether the person sees who looks after each */
export function furtherColumns({
  side,
  showsTeam,
}: {
  side: "integrator" | "distributor";
  showsTeam: boolean;
}): readonly RequestColumn<ListedRequest>[] {
  const own: RequestColumn<ListedRequest> = {
    key: "seller",
    title: side === "distributor" ? CARE_TEXTS.seller : CARE_TEXTS.responsible,
    hideable: true,
    startsHidden: true,
    cell: ({ seller, responsible }) => (side === "distributor" ? seller : responsible)?.name,
  };
  return showsTeam ? [own, ...FURTHER_COLUMNS] : FURTHER_COLUMNS;
}

const FURTHER_COLUMNS: readonly RequestColumn<ListedRequest>[] = [
  {
    key: "purchaseType",
    title: TEXTS.purchaseType,
    hideable: true,
    startsHidden: true,
    cell: ({ purchaseType }) => PURCHASE_TYPE_LABELS[purchaseType],
  },
  {
    key: "createdBy",
    title: TEXTS.createdBy,
    hideable: true,
    startsHidden: true,
    cell: ({ createdByName }) => createdByName,
  },
  {
    key: "updatedAt",
    title: TEXTS.updatedAt,
    sort: "updatedAt",
    hideable: true,
    startsHidden: true,
    cell: ({ updatedAt }) => <InstantText value={updatedAt} />,
  },
];

/** Columns of the list of deleted ones. */
export const DELETION_COLUMNS: readonly RequestColumn<ListedRequest>[] = [
  {
    key: "deletedAt",
    title: TEXTS.deletedAt,
    cell: ({ deletedAt }) => deletedAt !== null && <InstantText value={deletedAt} />,
  },
  { key: "deletedBy", title: TEXTS.deletedBy, cell: ({ deletedByName }) => deletedByName },
];

/** Columns of budgets or orders.
 *  @param viewer.mayOpen - whether names are links, since the person may open the requests */
export function requestColumns(
  type: RequestType,
  viewer: { side: "integrator" | "distributor"; mayOpen: boolean; knowsPrices: boolean },
): RequestColumn<RequestRow>[] {
  const { side, mayOpen, knowsPrices } = viewer;
  const columns: (RequestColumn<RequestRow> | false)[] = [
    { key: "code", title: TEXTS.code, sort: "code", className: "app-table__code", cell: ({ code }) => code },
    {
      key: "name",
      title: TEXTS.name,
      sort: "name",
      isName: true,
      className: "app-request-table__name",
      cell: ({ id, name, tags = [] }) => (
        <>
          {mayOpen ? (
            <Link to={requestPath({ type, id })} prefetch="intent" className="app-table__link">
              {name}
            </Link>
          ) : (
            name
          )}
          <TagChips tags={tags} />
        </>
      ),
    },
    side === "distributor" && {
      key: "company",
      title: TEXTS.company,
      className: "app-request-table__company",
      hideable: true,
      cell: ({ integratorName }) => integratorName,
    },
    {
      key: "status",
      title: TEXTS.status,
      cell: ({ dealStatus }) => <StatusMark {...dealStatus} />,
    },
    type === "budget"
      ? {
          key: "expiry",
          title: TEXTS.expiry,
          hideable: true,
          cell: ({ expiresOn = null, isExpired = false }) => (
            <ExpiryText expiresOn={expiresOn} isExpired={isExpired} />
          ),
        }
      : {
          key: "payment",
          title: TEXTS.payment,
          hideable: true,
          cell: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} side={side} />,
        },
    {
      key: "power",
      title: TEXTS.power,
      sort: "power",
      align: "end",
      hideable: true,
      cell: ({ totalPowerW }) => formatPowerKwp(totalPowerW),
    },
    {
      key: "total",
      title: TEXTS.total,
      ...(knowsPrices ? { sort: "total" as const } : {}),
      align: "end",
      cell: ({ totalCents, returnedCents = null }) => <TotalText {...{ totalCents, returnedCents }} />,
    },
    {
      key: "createdAt",
      title: TEXTS.createdAt,
      sort: "createdAt",
      hideable: true,
      cell: ({ createdAt }) => <InstantText value={createdAt} />,
    },
  ];
  return columns.filter((column) => column !== false);
}
