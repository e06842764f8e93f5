import { Form, useLocation } from "@remix-run/react";
import { lazy, type ReactNode, useState } from "react";
import { REQUEST_LIST_TEXTS as TEXTS, REQUEST_TEXTS } from "#copy/requests/requests.ts";
import { fill } from "#copy/shared/fill.ts";
import { REQUEST_PAGE_TITLES } from "#copy/spec/requests.ts";
import { MAX_LIST_PAGES } from "#domain/requests/board.ts";
import type { RequestListQuery } from "#domain/requests/request-list-schema.ts";
import { requestListPath, requestPath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { LazyPart } from "#app/lib/loading/lazy-part.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { ExportMenu } from "#app/ui/export-menu.tsx";
import { ListPager } from "#app/ui/list-pager.tsx";
import { ListToolbar } from "#app/ui/list-toolbar.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { TableSelection } from "#app/ui/data-table-selection.tsx";
import { BulkActions, type BulkActionsProps, type BulkRights } from "./bulk-actions.tsx";
import { NoRequests } from "./no-requests.tsx";
import { HiddenPriceHint } from "./price-text.tsx";
import type { RequestBoardProps } from "./request-board.tsx";
import { DELETION_COLUMNS, furtherColumns, type ListedRequest, requestColumns } from "./request-columns.tsx";
import { activeRequestFilters } from "./request-filter-state.ts";
import { RequestFilters, type RequestFiltersProps } from "./request-filters.tsx";
import { RequestRowMenu } from "./request-row-menu.tsx";
import { ViewSwitch } from "./view-switch.tsx";

const RequestBoard = lazy(() =>
  loadChunk(async () => ({ default: (await import("./request-board.tsx")).RequestBoard })),
);

interface CommonProps extends RequestFiltersProps {
  query: RequestListQuery & { type: RequestType };
  /** Query of the saved view that the list opens with. */
  opensWith: string | null;
  isBoardAllowed: boolean;
  /** Whether there is nothing to show. */
  isEmpty: boolean;
  mayOpen: boolean;
  /** Content beside the title. */
  children?: ReactNode;
}

interface RowsProps {
  view: "list";
  /** Rows of a page by default. */
  usualSize: number;
  items: readonly ListedRequest[];
  totalItems: number;
  /** Whether the price of each row is shown. */
  showsPrices: boolean;
  /** What the person may do with several at once. */
  bulk: BulkRights;
  statuses: BulkActionsProps["statuses"];
}

export type RequestListProps = CommonProps &
  (RowsProps | ({ view: "board" } & Omit<RequestBoardProps, "type">));

/** Budgets or orders as rows or as a board, newest first; filters, order and page are in the address. */
export function RequestList(props: RequestListProps) {
  const { query, isBoardAllowed, isEmpty, view, children } = props;
  // What was moved under one filter says nothing about another.
  const { search } = useLocation();
  const { type } = query;
  const active = activeRequestFilters(query, props);
  const isFiltered = active.length > 0;
  const hidesPrices = view === "list" && !props.showsPrices && !isEmpty;
  return (
    <section>
      <PageHead title={REQUEST_PAGE_TITLES[type]} lines={hidesPrices && <HiddenPriceHint />}>
        {isBoardAllowed && query.deleted !== true && <ViewSwitch view={view} />}
        {children}
      </PageHead>
      {(!isEmpty || isFiltered) && (
        <ListToolbar
          searchLabel={TEXTS.search[props.side]}
          active={active}
          keep={["view"]}
          views={{ table: REQUEST_PAGE_TITLES[type], opensWith: props.opensWith }}
          filters={<RequestFilters {...props} type={type} />}
          actions={!isEmpty && <ExportMenu path={`${requestListPath(type)}/export`} search={search} />}
        />
      )}
      {isEmpty ? (
        <NoRequests type={type} isFiltered={isFiltered} canBuy={props.side === "integrator"} />
      ) : view === "board" ? (
        <LazyPart>
          <RequestBoard
            key={withoutCards(search)}
            type={type}
            columns={props.columns}
            outside={props.outside}
            most={props.most}
            mayOpen={props.mayOpen}
          />
        </LazyPart>
      ) : (
        <Rows {...props} />
      )}
    </section>
  );
}

/** The filter of a board: more of its cards are of the same. */
function withoutCards(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("cards");
  return params.toString();
}

function Rows(list: CommonProps & RowsProps) {
  const { query, items, totalItems, side, mayOpen, knowsPrices, usualSize } = list;
  const { type, page, pageSize, pages, deleted: isDeleted = false } = query;
  const columns = requestColumns(type, { side, mayOpen, knowsPrices });
  const selection = useSelection(list);
  return (
    <>
      <DataTable
        caption={REQUEST_PAGE_TITLES[type]}
        rows={items}
        rowKey={({ id }) => id}
        columns={
          isDeleted
            ? [...columns.filter(({ key }) => !LEFT_OUT.includes(key)), ...DELETION_COLUMNS]
            : [...columns, ...furtherColumns({ side, showsTeam: list.sellers.length > 0 })]
        }
        sort={sortOf(query)}
        {...(selection === null ? {} : { selection })}
        {...rowActionsOf(items, isDeleted)}
      />
      <ListPager
        usualSize={usualSize}
        page={page}
        pageSize={pageSize}
        totalItems={totalItems}
        appended={{ pages, most: MAX_LIST_PAGES, more: TEXTS.more }}
        texts={TEXTS}
      />
    </>
  );
}

/** Selected requests with what may be done with all of them; null where nothing may. */
function useSelection(list: CommonProps & RowsProps): TableSelection | null {
  const { query, items, side, statuses, sellers, tags, bulk } = list;
  // As they were on their page; those of this page as they are now.
  const [chosen, setChosen] = useState<ReadonlyMap<string, ListedRequest>>(new Map());
  const mayAct =
    bulk.changeStatus || (bulk.changeSeller && sellers.length > 0) || (bulk.tag && tags.length > 0);
  if (query.deleted === true || !mayAct) return null;
  const current = (id: string) => items.find((row) => row.id === id) ?? chosen.get(id);
  const choose = (ids: Iterable<string>) => {
    setChosen(
      new Map(
        [...ids].flatMap((id) => {
          const row = current(id);
          return row === undefined ? [] : [[id, row] as const];
        }),
      ),
    );
  };
  const rows = [...chosen.keys()].flatMap((id) => {
    const row = current(id);
    if (row === undefined) return [];
    const caretaker = side === "distributor" ? row.seller : row.responsible;
    return [{ ...row, caretakerId: caretaker?.id ?? null }];
  });
  return {
    selected: new Set(chosen.keys()),
    onChange: choose,
    actions: (
      <BulkActions
        {...{ type: query.type, side, statuses, sellers, tags, rows, rights: bulk }}
        onDone={() => {
          choose([]);
        }}
      />
    ),
  };
}

/** Columns that say nothing of a deleted request. */
const LEFT_OUT = ["expiry", "payment", "power", "createdAt"];

/** A column of menus where a row has one; deleted requests are restored. */
function rowActionsOf(items: readonly ListedRequest[], isDeleted: boolean) {
  if (isDeleted) return { rowActions: restoreRow };
  return items.some(({ menu }) => menu.length > 0)
    ? { rowActions: (row: ListedRequest) => <RequestRowMenu request={row} /> }
    : {};
}

/** Restores a deleted request; its page follows. */
function restoreRow({ id, type, code }: ListedRequest) {
  return (
    <Form method="post" action={requestPath({ type, id })}>
      <Button type="submit" name="intent" value="restore" aria-label={fill(TEXTS.restoreNamed, { code })}>
        {REQUEST_TEXTS.restore}
      </Button>
    </Form>
  );
}

function sortOf({ sort }: RequestListQuery) {
  return { key: sort.replace("-", ""), direction: sort.startsWith("-") ? "desc" : "asc" } as const;
}
