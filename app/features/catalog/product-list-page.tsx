import "./catalog.css";
import "#app/ui/data-table.css";
import { useSearchParams } from "@remix-run/react";
import { IconBox, IconDownload, IconPlus, IconSearchOff, IconTable, IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { EQUIPMENT_GROUP_WORDS, PRODUCT_LIST_TEXTS as TEXTS } from "#copy/catalog/products.ts";
import { fill } from "#copy/shared/fill.ts";
import type { ProductListQuery } from "#domain/catalog/product-list-schema.ts";
import { EQUIPMENT_GROUPS, type EquipmentGroup } from "#domain/catalog/product-types.ts";
import { WHOLE_LIST } from "#domain/lists/list-views.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { DoneLine } from "#app/ui/done-line.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListPager } from "#app/ui/list-pager.tsx";
import { ListToolbar } from "#app/ui/list-toolbar.tsx";
import type { NoticeText } from "#app/ui/notice.tsx";
import { EquipmentTabs } from "./equipment-tabs.tsx";
import { ProductActions } from "./product-actions.tsx";
import { productColumns } from "./product-columns.tsx";
import { activeProductFilters } from "./product-filter-state.ts";
import { ProductFilters, type ProductFiltersProps } from "./product-filters.tsx";
import type { ProductRow } from "./product-row.ts";
import { type SwitchedProduct, SwitchProduct } from "./switch-product.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

export interface ProductListPageProps extends Omit<ProductFiltersProps, "group"> {
  title: string;
  query: ProductListQuery;
  /** Query of the saved view that the list opens with. */
  opensWith: string | null;
  /** Rows of a page by default. */
  usualSize: number;
  items: readonly ProductRow[];
  totalItems: number;
  totalIsExact: boolean;
  hasInventory: boolean;
  /** The product of the open question, and the one that was switched last. */
  switched: SwitchedProduct | null;
  done: { name: string; active: boolean } | null;
  refusal: NoticeText | null;
}

/** Products of a group of equipment, for the people who maintain them. */
export function ProductListPage(props: ProductListPageProps) {
  const { title, query, items, totalItems, totalIsExact, switched, done, refusal } = props;
  const { group } = query;
  const [params] = useSearchParams();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const active = activeProductFilters(query, props.categories);
  return (
    <section>
      <PageHead title={title} className="app-product__head">
        <NewProduct group={group} />
      </PageHead>
      {props.hasInventory && <EquipmentTabs group={group} current="items" />}
      <DoneLine>
        {done !== null && fill(done.active ? TEXTS.savedActive : TEXTS.saved, { name: done.name })}
      </DoneLine>
      <ListToolbar
        searchName="q"
        searchLabel={TEXTS.search}
        active={active}
        views={{ table: EQUIPMENT_GROUP_WORDS[group].list, opensWith: props.opensWith }}
        filters={<ProductFilters {...props} group={group} />}
        actions={<ListActions group={group} search={params.toString()} />}
      />
      {items.length === 0 ? (
        <NoProducts group={group} isFiltered={active.length > 0} />
      ) : (
        <DataTable
          caption={EQUIPMENT_GROUP_WORDS[group].list}
          rows={items}
          rowKey={({ id }) => id}
          columns={productColumns(group)}
          sort={sortOf(query)}
          selection={{
            selected,
            onChange: setSelected,
            actions: (
              <LinkButton to={`/equipments/changes/novo?group=${group}&ids=${[...selected].join(",")}`}>
                {TEXTS.pricesOfSelected}
              </LinkButton>
            ),
          }}
          rowActions={(row) => <ProductActions row={row} />}
        />
      )}
      <ListPager
        usualSize={props.usualSize}
        page={query.page}
        pageSize={query.pageSize}
        totalItems={totalItems}
        hasMore={!totalIsExact}
        texts={TEXTS}
      />
      {switched !== null && <SwitchProduct key={switched.id} product={switched} refusal={refusal} />}
    </section>
  );
}

function NewProduct({ group }: { group: EquipmentGroup }) {
  return (
    <LinkButton kind="primary" to={`/equipments/visualize/${EQUIPMENT_GROUPS[group][0]}`}>
      <IconPlus size={18} stroke={2} aria-hidden />
      {EQUIPMENT_GROUP_WORDS[group].add}
    </LinkButton>
  );
}

function ListActions({ group, search }: { group: EquipmentGroup; search: string }) {
  const query = search === "" ? "" : `&${search}`;
  return (
    <>
      <LinkButton to={gridPath(group, search)}>
        <IconTable size={16} stroke={1.75} aria-hidden />
        {TEXTS.grid}
      </LinkButton>
      <LinkButton to={`/equipments/imports?group=${group}`}>
        <IconUpload size={16} stroke={1.75} aria-hidden />
        {TEXTS.import}
      </LinkButton>
      <LinkButton href={`/equipments/imports/export?group=${group}${query}`} download>
        <IconDownload size={16} stroke={1.75} aria-hidden />
        {TEXTS.export}
      </LinkButton>
    </>
  );
}

/** Address of the sheet with the list's filters, as far as the sheet has them. */
function gridPath(group: EquipmentGroup, search: string): string {
  const params = new URLSearchParams(search);
  const narrowed = {
    search: params.get("q"),
    manufacturer: params.get("manufacturer"),
    categoryId: params.get("category"),
  };
  const query = new URLSearchParams(
    Object.entries(narrowed).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
  return `/equipments/grid/${group}${query === "" ? "" : `?${query}`}`;
}

function NoProducts({ group, isFiltered }: { group: EquipmentGroup; isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState icon={IconSearchOff} title={TEXTS.nothing} text={TEXTS.nothingHint}>
        <LinkButton to={`?${WHOLE_LIST}`}>{TEXTS.clear}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={IconBox} title={EQUIPMENT_GROUP_WORDS[group].none} text={TEXTS.emptyHint}>
      <div className="app-empty__ways">
        <NewProduct group={group} />
        <LinkButton to={`/equipments/imports?group=${group}`}>
          <IconUpload size={16} stroke={1.75} aria-hidden />
          {TEXTS.emptyImport}
        </LinkButton>
      </div>
    </EmptyState>
  );
}

function sortOf({ sort }: ProductListQuery) {
  return { key: sort.replace("-", ""), direction: sort.startsWith("-") ? "desc" : "asc" } as const;
}
