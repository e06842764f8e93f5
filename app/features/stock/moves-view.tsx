import "./stock.css";
import { Link, useSearchParams } from "@remix-run/react";
import { IconDownload, IconHistory } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { MOVE_KIND_TEXTS, MOVE_TEXTS as TEXTS } from "#copy/stock/stock.ts";
import { PAGES } from "#domain/access/pages.ts";
import { formatDay, formatInstant } from "#domain/shared/format.ts";
import { type DataColumn, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { type ActiveFilter, ListToolbar } from "#app/ui/list-toolbar.tsx";
import { listAddress } from "#app/lib/lists/list-address.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { PlaceAndPeriod } from "./place-and-period.tsx";
import type { CenterChoice, MoveRow } from "./inventory-view.ts";
import { causeText, signed } from "./stock-dialog.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

export interface MoveFilterValues {
  productId?: string | undefined;
  centerId?: string | undefined;
  kind?: MoveRow["kind"] | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

const KINDS = (Object.keys(MOVE_KIND_TEXTS) as MoveRow["kind"][]).map((value) => ({
  value,
  label: MOVE_KIND_TEXTS[value],
}));

/** The ledger: each change of the stock, with time and cause. */
export function MovesView({
  moves,
  filter,
  centers,
  timeZone,
  opensWith,
  exportPath,
}: {
  moves: readonly MoveRow[];
  filter: MoveFilterValues;
  centers: readonly CenterChoice[];
  timeZone: string;
  /** Query of the saved view that the page opens with. */
  opensWith: string | null;
  /** Path of the export, which ends so that filters can be appended. */
  exportPath: string;
}) {
  const [params] = useSearchParams();
  const columns = moveColumns(params, timeZone);
  return (
    <>
      <ListToolbar
        keep={["view", "productId"]}
        views={{ table: TEXTS.list, opensWith }}
        active={activeFilters(filter, moves, centers)}
        filters={<Fields filter={filter} centers={centers} />}
        actions={
          <LinkButton href={exportPath + params.toString()} download>
            <IconDownload size={16} stroke={1.75} aria-hidden />
            {TEXTS.export}
          </LinkButton>
        }
      />
      {moves.length === 0 ? (
        <EmptyState icon={IconHistory} title={TEXTS.empty} text={TEXTS.emptyHint} />
      ) : (
        <DataTable caption={TEXTS.list} rows={moves} rowKey={({ id }) => id} columns={columns} sort={null} />
      )}
    </>
  );
}

function moveColumns(params: URLSearchParams, timeZone: string): readonly DataColumn<MoveRow>[] {
  return [
    {
      key: "at",
      title: TEXTS.at,
      className: "app-stock__at",
      cell: ({ at }) => formatInstant(at, timeZone),
    },
    { key: "kind", title: TEXTS.kind, cell: ({ kind }) => MOVE_KIND_TEXTS[kind] },
    {
      key: "product",
      title: TEXTS.product,
      className: "app-stock__wrap",
      cell: ({ productId, productName }) => (
        <Link
          className="app-table__link"
          to={listAddress(params, { productId })}
          title={fill(TEXTS.onlyProduct, { product: productName })}
        >
          {productName}
        </Link>
      ),
    },
    { key: "center", title: TEXTS.center, cell: ({ centerName }) => centerName, hideable: true },
    {
      key: "onHand",
      title: TEXTS.onHand,
      align: "end",
      cell: (move) => <Difference value={move.onHandChange} />,
    },
    {
      key: "reserved",
      title: TEXTS.reserved,
      align: "end",
      cell: (move) => <Difference value={move.reservedChange} />,
    },
    {
      key: "conditional",
      title: TEXTS.conditional,
      align: "end",
      hideable: true,
      cell: (move) => <Difference value={move.conditionalChange} />,
    },
    { key: "cause", title: TEXTS.cause, className: "app-stock__wrap", cell: (move) => <Cause move={move} /> },
  ];
}

function Fields({ filter, centers }: { filter: MoveFilterValues; centers: readonly CenterChoice[] }) {
  return (
    <>
      <SelectField
        name="kind"
        label={TEXTS.kind}
        options={KINDS}
        emptyLabel={TEXTS.anyKind}
        defaultValue={filter.kind ?? ""}
      />
      <PlaceAndPeriod filter={filter} centers={centers} texts={TEXTS} />
    </>
  );
}

function Difference({ value }: { value: number }) {
  return value === 0 ? <span className="app-quiet">0</span> : signed(value);
}

function Cause({ move }: { move: MoveRow }) {
  const text = causeText(move) || "—";
  if (move.requestId === null) return text;
  return <Link to={`${PAGES.OrderDetails.path}/${move.requestId}`}>{text}</Link>;
}

function activeFilters(
  { productId, centerId, kind, from, until }: MoveFilterValues,
  moves: readonly MoveRow[],
  centers: readonly CenterChoice[],
): ActiveFilter[] {
  const active: (ActiveFilter | false)[] = [
    productId !== undefined && {
      names: ["productId"],
      label: fill(TEXTS.onlyProduct, { product: moves[0]?.productName ?? productId }),
    },
    kind !== undefined && { names: ["kind"], label: MOVE_KIND_TEXTS[kind] },
    centerId !== undefined && {
      names: ["centerId"],
      label: centers.find(({ id }) => id === centerId)?.name ?? centerId,
    },
    from !== undefined && { names: ["from"], label: `${TEXTS.from} ${formatDay(from)}` },
    until !== undefined && { names: ["until"], label: `${TEXTS.until} ${formatDay(until)}` },
  ];
  return active.filter((one) => one !== false);
}
