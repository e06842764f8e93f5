import "./stock.css";
import { Link, useSearchParams } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { INVENTORY_TEXTS as TEXTS, MOVE_TEXTS } from "#copy/stock/stock.ts";
import { formatDay, formatNumber } from "#domain/shared/format.ts";
import { type DataColumn, DataTable } from "#app/ui/data-table.tsx";
import { listAddress, readSort } from "#app/lib/lists/list-address.ts";
import { productPath } from "../catalog/product-row.ts";
import { type InventoryRow, stockState } from "./inventory-view.ts";
import { QuickEdit } from "./quick-edit.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Code } from "#app/ui/code.tsx";
import { unsaidPart } from "#domain/shared/compose-name.ts";

const STATES = {
  out: { text: TEXTS.out, tone: "danger" },
  low: { text: TEXTS.low, tone: "warn" },
  enough: { text: TEXTS.enough, tone: "ok" },
} as const;

/** Products by center. People who maintain the stock edit counts and minimums in the table. */
export function InventoryTable({
  rows,
  isKeeper,
  hasItems,
}: {
  rows: readonly InventoryRow[];
  isKeeper: boolean;
  /** Whether names are links to the products. */
  hasItems: boolean;
}) {
  const [params] = useSearchParams();
  const shared: readonly DataColumn<InventoryRow>[] = [
    {
      key: "available",
      title: TEXTS.available,
      align: "end",
      cell: (row) => <strong>{formatNumber(row.available)}</strong>,
    },
    { key: "arrivals", title: TEXTS.conditional, cell: (row) => <Awaited row={row} />, hideable: true },
  ];
  const columns: readonly DataColumn<InventoryRow>[] = [
    {
      key: "name",
      title: TEXTS.product,
      sort: "name",
      cell: (row) => <ProductCell row={row} hasLink={hasItems} />,
    },
    {
      key: "center",
      title: MOVE_TEXTS.center,
      className: "app-stock__center",
      hideable: true,
      cell: (row) => (
        <>
          {row.center}
          {!row.centerActive && <Badge className="app-stock__tag">{TEXTS.centerClosed}</Badge>}
        </>
      ),
    },
    ...(isKeeper ? [...KEEPER_COLUMNS.slice(0, 2), ...shared, ...KEEPER_COLUMNS.slice(2)] : shared),
    { key: "state", title: TEXTS.state, cell: (row) => <StateBadge row={row} isKeeper={isKeeper} /> },
  ];
  return (
    <DataTable
      caption={TEXTS.list}
      rows={rows}
      rowKey={({ productId, centerId }) => `${productId}.${centerId}`}
      columns={columns}
      sort={readSort(params, ["name"]) ?? { key: "name", direction: "asc" }}
      {...(isKeeper
        ? {
            rowActions: (row: InventoryRow) => (
              <LinkButton
                to={listAddress(params, { row: `${row.productId}.${row.centerId}`, feito: null })}
                aria-label={fill(TEXTS.openNamed, { product: row.name, center: row.center })}
                preventScrollReset
              >
                {TEXTS.open}
              </LinkButton>
            ),
          }
        : {})}
    />
  );
}

const KEEPER_COLUMNS: readonly DataColumn<InventoryRow>[] = [
  {
    key: "onHand",
    title: TEXTS.onHand,
    align: "end",
    cell: (row) => <QuickEdit row={row} intent="count" value={row.internal?.onHand ?? 0} />,
  },
  {
    key: "reserved",
    title: TEXTS.reserved,
    align: "end",
    hideable: true,
    cell: ({ internal }) => formatNumber(internal?.reserved ?? 0),
  },
  {
    key: "minimum",
    title: TEXTS.minimum,
    align: "end",
    hideable: true,
    cell: (row) => <QuickEdit row={row} intent="minimum" value={row.internal?.minimum ?? 0} />,
  },
];

function ProductCell({ row, hasLink }: { row: InventoryRow; hasLink: boolean }) {
  return (
    <span className="app-stack app-gap-4 app-stock__product">
      <span>
        {hasLink ? (
          <Link className="app-table__link" to={productPath(row.type, row.productId)} prefetch="intent">
            {row.name}
          </Link>
        ) : (
          row.name
        )}
        {!row.active && <Badge className="app-stock__tag">{TEXTS.inactive}</Badge>}
        {row.active && !row.isToSell && <Badge className="app-stock__tag">{TEXTS.notSold}</Badge>}
      </span>
      <span className="app-subline">
        <Code>{row.productCode}</Code>
        {unsaidPart(row.manufacturer, row.name) !== null && ` · ${row.manufacturer}`}
      </span>
    </span>
  );
}

function Awaited({ row: { arrivals } }: { row: InventoryRow }) {
  if (arrivals.length === 0) return TEXTS.nothing;
  const sorted = [...arrivals].sort((one, other) =>
    (one.expectedOn ?? "9999").localeCompare(other.expectedOn ?? "9999"),
  );
  return (
    <span className="app-stack app-gap-4 app-stock__awaited">
      {sorted.map(({ amount, expectedOn }, index) => (
        <span key={`${expectedOn ?? ""} ${String(index)}`}>
          {fill(expectedOn === null ? TEXTS.arrivesSomeDay : TEXTS.arrivesOn, {
            amount: formatNumber(amount),
            day: formatDay(expectedOn ?? ""),
          })}
        </span>
      ))}
    </span>
  );
}

function StateBadge({ row, isKeeper }: { row: InventoryRow; isKeeper: boolean }) {
  const state = stockState(row);
  if (state === "noMinimum") {
    return <span className="app-table__code">{isKeeper ? TEXTS.noMinimum : TEXTS.nothing}</span>;
  }
  const { text, tone } = STATES[state];
  return <Badge tone={tone}>{text}</Badge>;
}
