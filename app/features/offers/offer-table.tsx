import { Form } from "@remix-run/react";
import { IconSearchOff } from "@tabler/icons-react";
import { OFFER_TEXTS } from "#copy/offers.ts";
import { formatCents } from "#domain/shared/format.ts";
import { WHOLE_LIST } from "#domain/lists/list-views.ts";
import { DataTable, type DataColumn } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListPager } from "#app/ui/list-pager.tsx";
import { ListToolbar } from "#app/ui/list-toolbar.tsx";
import type { ListSort } from "#app/lib/lists/list-address.ts";
import { type OfferRow, OfferRowActions } from "./offer-row-actions.tsx";
import { ActiveBadge, OfferName } from "./offer-words.tsx";
import { Select } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

export interface PricedRow extends OfferRow {
  description: string;
  basePriceCents: number;
}

export interface OfferTableProps<Row extends PricedRow> {
  caption: string;
  searchLabel: string;
  rows: readonly Row[];
  /** Columns between the name and the price. */
  columns: readonly DataColumn<Row>[];
  sort: ListSort;
  active: boolean | null;
  page: number;
  pageSize: number;
  usualSize: number;
  /** Query of the saved view that the list opens with. */
  opensWith: string | null;
  totalItems: number;
  auditEntity: string | null;
}

/** A list with prices; search, filters and order are in the address. */
export function OfferTable<Row extends PricedRow>(props: OfferTableProps<Row>) {
  const { caption, searchLabel, rows, columns, sort, active, auditEntity } = props;
  const { page, pageSize, usualSize, opensWith, totalItems } = props;
  const filter = active === null ? "" : String(active);
  const labels = { true: OFFER_TEXTS.onlyActive, false: OFFER_TEXTS.onlyInactive } as const;
  return (
    <>
      <ListToolbar
        searchLabel={searchLabel}
        views={{ table: caption, opensWith }}
        filters={
          <label className="app-field">
            <span className="app-field__label">{OFFER_TEXTS.status}</span>
            <Select name="active" defaultValue={filter}>
              <option value="">{OFFER_TEXTS.all}</option>
              <option value="true">{labels.true}</option>
              <option value="false">{labels.false}</option>
            </Select>
          </label>
        }
        active={active === null ? [] : [{ names: ["active"], label: labels[`${active}`] }]}
      />
      {rows.length === 0 ? (
        <EmptyState icon={IconSearchOff} title={OFFER_TEXTS.noneFound} text={OFFER_TEXTS.noneFoundHint}>
          <LinkButton to={`?${WHOLE_LIST}`}>{OFFER_TEXTS.clear}</LinkButton>
        </EmptyState>
      ) : (
        <Form method="post" preventScrollReset>
          <DataTable
            caption={caption}
            rows={rows}
            rowKey={({ id }) => id}
            sort={sort}
            columns={[
              {
                key: "name",
                title: OFFER_TEXTS.name,
                sort: "name",
                className: "app-table__name",
                cell: ({ id, name, description }) => (
                  <>
                    <OfferName id={id} name={name} />
                    {description !== "" && <small className="app-table__note">{description}</small>}
                  </>
                ),
              },
              ...columns,
              {
                key: "price",
                title: OFFER_TEXTS.price,
                sort: "basePriceCents",
                align: "end",
                cell: ({ basePriceCents }) => formatCents(basePriceCents),
              },
              {
                key: "status",
                title: OFFER_TEXTS.status,
                hideable: true,
                cell: (row) => <ActiveBadge active={row.active} />,
              },
            ]}
            rowActions={(row) => <OfferRowActions row={row} auditEntity={auditEntity} />}
          />
        </Form>
      )}
      <ListPager
        usualSize={usualSize}
        page={page}
        pageSize={pageSize}
        totalItems={totalItems}
        texts={OFFER_TEXTS}
      />
    </>
  );
}
