import type { ReactNode } from "react";
import { REQUEST_LIST_TEXTS as TEXTS } from "#copy/requests/requests.ts";
import { REQUEST_PAGE_TITLES } from "#copy/spec/requests.ts";
import type { RequestListQuery } from "#domain/requests/request-list-schema.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { ListPager } from "#app/ui/list-pager.tsx";
import { ListToolbar } from "#app/ui/list-toolbar.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { HiddenPriceHint } from "./price-text.tsx";
import { FURTHER_COLUMNS, type ListedRequest, requestColumns } from "./request-columns.tsx";
import { NoRequests } from "./no-requests.tsx";
import { activeRequestFilters } from "./request-filter-state.ts";
import { RequestFilters, type RequestFiltersProps } from "./request-filters.tsx";

export interface RequestListProps extends RequestFiltersProps {
  query: RequestListQuery & { type: RequestType };
  /** Query of the saved view that the list opens with. */
  opensWith: string | null;
  /** Rows of a page by default. */
  usualSize: number;
  items: readonly ListedRequest[];
  totalItems: number;
  /** Whether the price of each row is shown. */
  showsPrices: boolean;
  mayOpen: boolean;
  /** Content beside the title. */
  children?: ReactNode;
}

/** Budgets or orders, newest first; filters, order and page are in the address. */
export function RequestList({ children, ...list }: RequestListProps) {
  const { query, items, totalItems, showsPrices, knowsPrices, side, mayOpen } = list;
  const { type, page, pageSize } = query;
  const active = activeRequestFilters(query, list);
  const isFiltered = active.length > 0;
  return (
    <section>
      <PageHead
        title={REQUEST_PAGE_TITLES[type]}
        lines={!showsPrices && items.length > 0 && <HiddenPriceHint />}
      >
        {children}
      </PageHead>
      {(totalItems > 0 || isFiltered) && (
        <ListToolbar
          searchLabel={TEXTS.search[side]}
          active={active}
          views={{ table: REQUEST_PAGE_TITLES[type], opensWith: list.opensWith }}
          filters={<RequestFilters {...list} type={type} />}
        />
      )}
      {items.length === 0 ? (
        <NoRequests type={type} isFiltered={isFiltered} canBuy={side === "integrator"} />
      ) : (
        <DataTable
          caption={REQUEST_PAGE_TITLES[type]}
          rows={items}
          rowKey={({ id }) => id}
          columns={[...requestColumns(type, { side, mayOpen, knowsPrices }), ...FURTHER_COLUMNS]}
          sort={sortOf(query)}
        />
      )}
      <ListPager
        usualSize={list.usualSize}
        page={page}
        pageSize={pageSize}
        totalItems={totalItems}
        texts={TEXTS}
      />
    </section>
  );
}

function sortOf({ sort }: RequestListQuery) {
  return { key: sort.replace("-", ""), direction: sort.startsWith("-") ? "desc" : "asc" } as const;
}
