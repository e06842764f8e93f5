import "./stock.css";
import { useSearchParams } from "@remix-run/react";
import { IconTruckDelivery } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { ARRIVAL_STATE_TEXTS, ARRIVAL_TEXTS as TEXTS, INVENTORY_TEXTS } from "#copy/stock/stock.ts";
import { formatDay, formatNumber } from "#domain/shared/format.ts";
import { ARRIVAL_STATES, type ArrivalState } from "#domain/stock/stock-states.ts";
import { type DataColumn, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { type ActiveFilter, ListToolbar } from "#app/ui/list-toolbar.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { listAddress } from "#app/lib/lists/list-address.ts";
import { ArrivalDialog } from "./arrival-dialog.tsx";
import type { ArrivalRow, CenterChoice, StockAnswer } from "./inventory-view.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PlaceAndPeriod } from "./place-and-period.tsx";
import { Code } from "#app/ui/code.tsx";

export interface ArrivalFilterValues {
  search: string;
  state: ArrivalState;
  centerId?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

const COLUMNS: readonly DataColumn<ArrivalRow>[] = [
  {
    key: "product",
    title: TEXTS.product,
    cell: ({ productName, productCode }) => (
      <span className="app-stack app-gap-4 app-stock__product">
        <span>{productName}</span>
        <span className="app-subline">
          <Code>{productCode}</Code>
        </span>
      </span>
    ),
  },
  { key: "center", title: TEXTS.center, cell: ({ centerName }) => centerName, hideable: true },
  {
    key: "day",
    title: TEXTS.expectedOn,
    cell: ({ expectedOn }) => (expectedOn === null ? TEXTS.noDay : formatDay(expectedOn)),
  },
  { key: "amount", title: TEXTS.amount, align: "end", cell: amountText },
  { key: "lot", title: TEXTS.lot, cell: ({ lot }) => lot || "—", hideable: true },
  { key: "sale", title: TEXTS.sale, hideable: true, cell: saleText },
];

function amountText({ amount, receivedAmount }: ArrivalRow): string {
  if (receivedAmount === null || receivedAmount === amount) return formatNumber(amount);
  return fill(TEXTS.receivedOf, { received: formatNumber(receivedAmount), amount: formatNumber(amount) });
}

function saleText({ state, onSale }: ArrivalRow): string {
  if (state !== "expected") return ARRIVAL_STATE_TEXTS[state];
  return onSale ? TEXTS.onSaleShort : TEXTS.notOnSale;
}

/** Expected, received and cancelled arrivals, and the dialog of the open one. */
export function ArrivalsView({
  arrivals,
  filter,
  centers,
  answer,
  opensWith,
}: {
  arrivals: readonly ArrivalRow[];
  filter: ArrivalFilterValues;
  centers: readonly CenterChoice[];
  answer: StockAnswer | undefined;
  /** Query of the saved view that the page opens with. */
  opensWith: string | null;
}) {
  const [params] = useSearchParams();
  const isExpected = filter.state === "expected";
  const open = isExpected ? arrivals.find(({ id }) => id === params.get("arrival")) : undefined;
  const active = activeFilters(filter, centers);
  return (
    <>
      <ListToolbar
        keep={["view"]}
        searchLabel={TEXTS.search}
        views={{ table: TEXTS.list, opensWith }}
        active={active}
        filters={<Fields filter={filter} centers={centers} />}
      />
      {arrivals.length === 0 ? (
        <NoArrivals isNarrowed={active.length > 0 || filter.search !== ""} />
      ) : (
        <DataTable
          caption={TEXTS.list}
          rows={arrivals}
          rowKey={({ id }) => id}
          columns={COLUMNS}
          sort={null}
          {...(isExpected ? { rowActions: (row: ArrivalRow) => <OpenArrival arrival={row} /> } : {})}
        />
      )}
      {open !== undefined && (
        <ArrivalDialog
          key={open.id}
          arrival={open}
          answer={answer}
          closeTo={listAddress(params, { arrival: null })}
        />
      )}
    </>
  );
}

function Fields({ filter, centers }: { filter: ArrivalFilterValues; centers: readonly CenterChoice[] }) {
  return (
    <>
      <SelectField
        name="state"
        label={TEXTS.state}
        options={ARRIVAL_STATES.map((value) => ({
          value: value === "expected" ? "" : value,
          label: ARRIVAL_STATE_TEXTS[value],
        }))}
        defaultValue={filter.state === "expected" ? "" : filter.state}
      />
      <PlaceAndPeriod filter={filter} centers={centers} texts={TEXTS} />
    </>
  );
}

function OpenArrival({ arrival: { id, productName, lot } }: { arrival: ArrivalRow }) {
  const [params] = useSearchParams();
  return (
    <LinkButton
      to={listAddress(params, { arrival: id, feito: null })}
      aria-label={fill(TEXTS.openNamed, { product: productName, lot })}
      preventScrollReset
    >
      {TEXTS.open}
    </LinkButton>
  );
}

function NoArrivals({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <EmptyState
      icon={IconTruckDelivery}
      title={isNarrowed ? INVENTORY_TEXTS.emptyFiltered : TEXTS.empty}
      text={isNarrowed ? INVENTORY_TEXTS.emptyFilteredHint : TEXTS.emptyHint}
    >
      <LinkButton to={isNarrowed ? "?view=arrivals" : "?"}>
        {isNarrowed ? INVENTORY_TEXTS.clear : TEXTS.emptyLink}
      </LinkButton>
    </EmptyState>
  );
}

function activeFilters(
  { state, centerId, from, until }: ArrivalFilterValues,
  centers: readonly CenterChoice[],
): ActiveFilter[] {
  const active: (ActiveFilter | false)[] = [
    state !== "expected" && { names: ["state"], label: ARRIVAL_STATE_TEXTS[state] },
    centerId !== undefined && {
      names: ["centerId"],
      label: centers.find(({ id }) => id === centerId)?.name ?? centerId,
    },
    from !== undefined && { names: ["from"], label: `${TEXTS.from} ${formatDay(from)}` },
    until !== undefined && { names: ["until"], label: `${TEXTS.until} ${formatDay(until)}` },
  ];
  return active.filter((one) => one !== false);
}
