import type { ReactNode } from "react";
import { fill } from "#copy/shared/fill.ts";
import { REQUEST_LIST_TEXTS as TEXTS } from "#copy/requests/requests.ts";
import { REQUEST_PAGE_TITLES } from "#copy/spec/requests.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { ListToolbar } from "#app/ui/list-toolbar.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { HiddenPriceHint } from "./price-text.tsx";
import { type RequestRow, RequestTable } from "./request-table.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export interface RequestListProps {
  type: RequestType;
  items: readonly RequestRow[];
  totalItems: number;
  page: number;
  pageSize: number;
  search: string;
  statusId: string;
  statuses: readonly { id: string; name: string }[];
  showsPrices: boolean;
  side: "integrator" | "distributor";
  mayOpen: boolean;
  /** Content beside the title. */
  children?: ReactNode;
}

/** Budgets or orders, newest first; search and status are in the address. */
export function RequestList({ children, ...list }: RequestListProps) {
  const { type, items, totalItems, page, pageSize, search, statusId, statuses, showsPrices, side, mayOpen } =
    list;
  const status = statuses.find(({ id }) => id === statusId);
  const isFiltered = search !== "" || statusId !== "";
  const isEmpty = totalItems === 0 && !isFiltered;
  return (
    <section>
      <PageHead
        title={REQUEST_PAGE_TITLES[type]}
        lines={!showsPrices && items.length > 0 && <HiddenPriceHint />}
      >
        {children}
      </PageHead>
      {!isEmpty && (
        <ListToolbar
          searchLabel={TEXTS.search[type]}
          filters={
            <SelectField
              key={statusId}
              name="status"
              label={TEXTS.statusFilter}
              options={statuses.map(({ id, name }) => ({ value: id, label: name }))}
              emptyLabel={TEXTS.anyStatus}
              defaultValue={statusId}
            />
          }
          active={[
            ...(search === ""
              ? []
              : [{ names: ["search"], label: fill(TEXTS.searchedFor, { text: search }) }]),
            ...(status === undefined
              ? []
              : [{ names: ["status"], label: fill(TEXTS.inStatus, { name: status.name }) }]),
          ]}
        />
      )}
      {items.length === 0 ? (
        <NoRequests type={type} isFiltered={isFiltered} canBuy={side === "integrator"} />
      ) : (
        <RequestTable type={type} rows={items} side={side} mayOpen={mayOpen} />
      )}
      <Pager page={page} pageSize={pageSize} totalItems={totalItems} texts={TEXTS} />
    </section>
  );
}

/** The empty list, with hints. */
export function NoRequests({
  type,
  isFiltered,
  canBuy,
}: {
  type: RequestType;
  isFiltered: boolean;
  canBuy: boolean;
}) {
  const { title, text, action } = isFiltered ? TEXTS.nothing : TEXTS.empty[type];
  return (
    <EmptyState title={title} text={text}>
      {(isFiltered || canBuy) && (
        <LinkButton kind={isFiltered ? "plain" : "primary"} to={isFiltered ? "?" : "/kitsIntegrator"}>
          {action}
        </LinkButton>
      )}
    </EmptyState>
  );
}
