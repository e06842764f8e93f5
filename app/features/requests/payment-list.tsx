import { useLocation } from "@remix-run/react";
import { PAYMENT_LIST_TEXTS as TEXTS } from "#copy/payments/list.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { WHOLE_LIST } from "#domain/lists/list-views.ts";
import type { PaymentList, PaymentListQuery } from "#domain/payments/payment-list-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ExportMenu } from "#app/ui/export-menu.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { ListPager } from "#app/ui/list-pager.tsx";
import { ListToolbar } from "#app/ui/list-toolbar.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { HiddenPriceHint, PriceText } from "./price-text.tsx";
import { chargeColumns } from "./charge-columns.tsx";
import { activeChargeFilters, ChargeFilters } from "./charge-filters.tsx";

export interface PaymentListPageProps extends PaymentList {
  query: PaymentListQuery;
  side: "integrator" | "distributor";
  /** Query of the saved view that the list opens with. */
  opensWith: string | null;
  /** Rows of a page by default. */
  usualSize: number;
}

/** Charges of all orders, newest first, with what they amount to; filters, order and page are in the address. */
export function PaymentListPage(props: PaymentListPageProps) {
  const { query, side, items, totalItems, opensWith, usualSize } = props;
  const { search } = useLocation();
  const active = activeChargeFilters(query);
  const isFiltered = active.length > 0;
  const isEmpty = items.length === 0;
  const hidesPrices = items.some(({ amountCents }) => amountCents === null);
  return (
    <section>
      <PageHead
        title={PAGE_TITLES.Payments}
        hint={TEXTS.hint[side]}
        lines={hidesPrices && <HiddenPriceHint />}
      />
      {(!isEmpty || isFiltered) && (
        <ListToolbar
          searchLabel={TEXTS.search[side]}
          active={active}
          views={{ table: PAGE_TITLES.Payments, opensWith }}
          filters={<ChargeFilters side={side} />}
          actions={!isEmpty && <ExportMenu path={`${PAGES.Payments.path}/export`} search={search} />}
        />
      )}
      {isEmpty ? (
        <NoPayments isFiltered={isFiltered} />
      ) : (
        <div className="app-stack">
          <Sums {...props} />
          <DataTable
            caption={PAGE_TITLES.Payments}
            rows={items}
            rowKey={({ id }) => id}
            columns={chargeColumns(side)}
            sort={{ key: "createdAt", direction: query.sort === "-createdAt" ? "desc" : "asc" }}
          />
          <ListPager
            usualSize={usualSize}
            page={query.page}
            pageSize={query.pageSize}
            totalItems={totalItems}
            texts={TEXTS}
          />
        </div>
      )}
    </section>
  );
}

/** What all charges of the list amount to, not only those of its page. */
function Sums({
  side,
  totalItems,
  askedCents,
  heldCents,
}: Pick<PaymentListPageProps, "side" | "totalItems" | "askedCents" | "heldCents">) {
  return (
    <Panel as="dl" className="app-pad app-facts app-facts--columns" aria-label={TEXTS.sums}>
      <Fact label={TEXTS.charges}>{formatNumber(totalItems)}</Fact>
      <Fact label={TEXTS.asked}>
        <PriceText cents={askedCents} />
      </Fact>
      <Fact label={TEXTS.held[side]}>
        <PriceText cents={heldCents} />
      </Fact>
    </Panel>
  );
}

function NoPayments({ isFiltered }: { isFiltered: boolean }) {
  const { title, text, action } = TEXTS[isFiltered ? "nothing" : "empty"];
  return (
    <EmptyState title={title} text={text}>
      <LinkButton to={isFiltered ? `?${WHOLE_LIST}` : PAGES.Requests.path}>{action}</LinkButton>
    </EmptyState>
  );
}
