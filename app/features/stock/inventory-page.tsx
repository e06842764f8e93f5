import { useSearchParams } from "@remix-run/react";
import { IconPackage } from "@tabler/icons-react";
import { INVENTORY_TEXTS as TEXTS, STOCK_DONE_TEXTS } from "#copy/stock/stock.ts";
import type { EquipmentGroup } from "#domain/catalog/product-types.ts";
import { WHOLE_LIST } from "#domain/lists/list-views.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListPager } from "#app/ui/list-pager.tsx";
import { type ActiveFilter, ListToolbar } from "#app/ui/list-toolbar.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { listAddress } from "#app/lib/lists/list-address.ts";
import { EquipmentTabs } from "../catalog/equipment-tabs.tsx";
import { type ArrivalFilterValues, ArrivalsView } from "./arrivals-view.tsx";
import { InventoryTable } from "./inventory-table.tsx";
import type {
  ArrivalRow,
  CenterChoice,
  InventoryRow,
  InventoryView,
  MoveRow,
  StockAnswer,
} from "./inventory-view.ts";
import { type MoveFilterValues, MovesView } from "./moves-view.tsx";
import { type StockDetail, StockDialog } from "./stock-dialog.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

/** Rows of a page of stock by default. */
const STOCK_SIZE = 25;
/** Rows of a page of arrivals and of the ledger. */
const OTHER_SIZE = 50;
const FILTERS = ["low", "arriving", "out"] as const;

export interface InventoryPageProps {
  title: string;
  answer: StockAnswer | undefined;
  inventory: {
    group: EquipmentGroup;
    view: InventoryView;
    isKeeper: boolean;
    /** Whether the person may open the products. */
    hasItems: boolean;
    centers: readonly CenterChoice[];
    rows: readonly InventoryRow[];
    totalItems: number;
    page: number;
    pageSize: number;
    /** Query of the saved view that the list opens with. */
    opensWith: string | null;
    filter: (typeof FILTERS)[number] | null;
    centerId: string | null;
    search: string;
    done: string | null;
    detail: StockDetail | null;
    arrivals: { items: readonly ArrivalRow[]; totalItems: number } | null;
    moves: { items: readonly MoveRow[]; totalItems: number; timeZone: string } | null;
    moveFilter: MoveFilterValues;
    arrivalFilter: ArrivalFilterValues;
  };
}

/** Inventory of a group of equipment: stock by product and center, arrivals, and ledger. Buyers only see available
 *  units. */
export function InventoryPage({ title, inventory, answer }: InventoryPageProps) {
  const [params] = useSearchParams();
  const { view, isKeeper, detail, arrivals, moves, page } = inventory;
  const totalItems = arrivals?.totalItems ?? moves?.totalItems ?? inventory.totalItems;
  const done = (STOCK_DONE_TEXTS as Readonly<Record<string, string>>)[inventory.done ?? ""];
  return (
    <section>
      <PageHead title={title} hint={isKeeper ? TEXTS.hint : TEXTS.buyerHint} />
      {isKeeper && <EquipmentTabs group={inventory.group} current={view} hasItems={inventory.hasItems} />}
      {done !== undefined && answer === undefined && <Notice tone="ok" title={done} />}
      {view === "stock" && <StockView inventory={inventory} />}
      {arrivals && (
        <ArrivalsView
          arrivals={arrivals.items}
          filter={inventory.arrivalFilter}
          centers={inventory.centers}
          answer={answer}
          opensWith={inventory.opensWith}
        />
      )}
      {moves && (
        <MovesView
          moves={moves.items}
          filter={inventory.moveFilter}
          centers={inventory.centers}
          timeZone={moves.timeZone}
          opensWith={inventory.opensWith}
          exportPath={`/stock-moves/export?group=${inventory.group}&`}
        />
      )}
      {view === "stock" ? (
        <ListPager
          usualSize={STOCK_SIZE}
          page={page}
          pageSize={inventory.pageSize}
          totalItems={totalItems}
          texts={TEXTS}
        />
      ) : (
        <Pager page={page} pageSize={OTHER_SIZE} totalItems={totalItems} texts={TEXTS} />
      )}
      {view === "stock" && detail && (
        <StockDialog
          key={`${detail.row.productId}.${detail.row.centerId}`}
          detail={detail}
          answer={answer}
          hasItems={inventory.hasItems}
          closeTo={addressWithin(params, { row: null })}
          movesPath={`?view=moves&productId=${detail.row.productId}&centerId=${detail.row.centerId}`}
        />
      )}
    </section>
  );
}

function StockView({
  inventory: { group, rows, isKeeper, hasItems, centers, filter, centerId, search, opensWith },
}: Pick<InventoryPageProps, "inventory">) {
  const active: (ActiveFilter | false)[] = [
    filter !== null && { names: ["filter"], label: TEXTS.filters[filter] },
    centerId !== null && {
      names: ["centerId"],
      label: centers.find(({ id }) => id === centerId)?.name ?? centerId,
    },
  ];
  const isNarrowed = filter !== null || centerId !== null || search !== "";
  return (
    <>
      <ListToolbar
        searchLabel={TEXTS.search}
        active={active.filter((one) => one !== false)}
        views={{ table: TEXTS.list, opensWith }}
        filters={
          <>
            <SelectField
              name="filter"
              label={TEXTS.state}
              options={FILTERS.filter((one) => isKeeper || one !== "low").map((one) => ({
                value: one,
                label: TEXTS.filters[one],
              }))}
              emptyLabel={TEXTS.anyState}
              defaultValue={filter ?? ""}
            />
            {centers.length > 1 && (
              <SelectField
                name="centerId"
                label={TEXTS.center}
                options={centers.map(({ id, name }) => ({ value: id, label: name }))}
                emptyLabel={TEXTS.anyCenter}
                defaultValue={centerId ?? ""}
              />
            )}
          </>
        }
      />
      {rows.length === 0 ? (
        <EmptyState
          icon={IconPackage}
          title={isNarrowed ? TEXTS.emptyFiltered : TEXTS.empty}
          text={isNarrowed ? TEXTS.emptyFilteredHint : TEXTS.emptyHint}
        >
          {isNarrowed ? (
            <LinkButton to={`?${WHOLE_LIST}`}>{TEXTS.clear}</LinkButton>
          ) : (
            hasItems && (
              <LinkButton kind="primary" to={`/equipments/${group}/items`}>
                {TEXTS.emptyLink}
              </LinkButton>
            )
          )}
        </EmptyState>
      ) : (
        <InventoryTable rows={rows} isKeeper={isKeeper} hasItems={hasItems} />
      )}
    </>
  );
}

/** The list's address with other parameters. */
function addressWithin(params: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const page = params.get("page");
  return listAddress(params, page === null ? changes : { ...changes, page });
}
