import "#app/features/catalog/product-grid.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData, useSearchParams } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { GRID_TEXTS } from "#copy/catalog/product-grid.ts";
import { PAGES } from "#domain/access/pages.ts";
import { formatCents } from "#domain/shared/format.ts";
import { GridQuerySchema } from "#domain/change-sets/change-set-schema.ts";
import type { ProductValues } from "#domain/catalog/product-schema.ts";
import { EQUIPMENT_GROUPS, type EquipmentGroup } from "#domain/catalog/product-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

const ProductGrid = lazy(() =>
  loadChunk(() => import("#app/features/catalog/grid/product-grid.tsx")).then((part) => ({
    default: part.ProductGrid,
  })),
);

export const handle = { page: "EquipmentGrid" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.EquipmentGrid);

export const loader = portalLoader("EquipmentGrid", async ({ context, params, request }) => {
  const group = params["group"] ?? "";
  if (!isGroup(group)) throw new DomainError("NOT_FOUND", { entity: "path", id: group });
  const { searchParams } = new URL(request.url);
  const asked = Object.fromEntries(
    ["search", "manufacturer", "categoryId"].map((name) => [name, searchParams.get(name) ?? ""]),
  );
  const read = GridQuerySchema.safeParse({ group, ...asked });
  const filter = read.success ? read.data : GridQuerySchema.parse({ group });
  const { changeSets } = context.services;
  const [first, choices] = await Promise.all([changeSets.readGrid(filter, 1), changeSets.listChoices()]);
  const items = first.items.map(({ id, type, version, values }) => ({ id, type, version, values }));
  return { filter, first: { items, hasMore: first.hasMore }, ...choices };
});

function isGroup(word: string): word is EquipmentGroup {
  return Object.hasOwn(EQUIPMENT_GROUPS, word);
}

const GROUP_PAGES = {
  modules: "EquipmentModules",
  inverters: "EquipmentInverters",
  stringbox: "EquipmentStringbox",
  products: "EquipmentProducts",
} as const;

export default function EquipmentGrid() {
  const { filter, first, categories, manufacturers } = useLoaderData<typeof loader>();
  const [isDirty, setIsDirty] = useState(false);
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  const title = PAGE_TITLES[GROUP_PAGES[filter.group]];
  const fallback = <FirstRows items={first.items} title={title} />;
  return (
    <section>
      <PageHead title={PAGE_TITLES.EquipmentGrid} hint={GRID_TEXTS.hint}>
        <LinkButton to={PAGES.EquipmentChanges.path}>{PAGE_TITLES.EquipmentChanges}</LinkButton>
      </PageHead>
      <Tabs
        label={PAGE_TITLES.EquipmentGrid}
        tabs={(Object.keys(EQUIPMENT_GROUPS) as EquipmentGroup[]).map((group) => ({
          to: `${PAGES.EquipmentGrid.path}/${group}`,
          label: PAGE_TITLES[GROUP_PAGES[group]],
          isCurrent: group === filter.group,
        }))}
        prefetch="none"
      />
      <Filter key={params.toString()} {...{ filter, categories, manufacturers }} isLocked={isDirty} />
      {isHydrated ? (
        <Suspense fallback={fallback}>
          <ProductGrid
            key={JSON.stringify(filter)}
            title={title}
            filter={filter}
            categories={categories}
            first={first}
            onDirty={setIsDirty}
          />
        </Suspense>
      ) : (
        fallback
      )}
      <details className="app-small app-sheet-keys">
        <summary>{GRID_TEXTS.keysTitle}</summary>
        <p>{GRID_TEXTS.keys}</p>
      </details>
    </section>
  );
}

/** Filter of the sheet; disabled while the sheet has unsaved changes. */
function Filter({
  filter,
  categories,
  manufacturers,
  isLocked,
}: Pick<ReturnType<typeof useLoaderData<typeof loader>>, "filter" | "categories" | "manufacturers"> & {
  isLocked: boolean;
}) {
  return (
    <Form className="app-sheet-filter" role="search">
      <fieldset disabled={isLocked}>
        <label className="app-field">
          <span className="app-field__label">{GRID_TEXTS.search}</span>
          <Input type="search" name="search" defaultValue={filter.search} maxLength={120} />
        </label>
        <label className="app-field">
          <span className="app-field__label">{GRID_TEXTS.manufacturer}</span>
          <Select name="manufacturer" defaultValue={filter.manufacturer}>
            <option value="">{GRID_TEXTS.all}</option>
            {manufacturers.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </label>
        {filter.group === "products" && (
          <label className="app-field">
            <span className="app-field__label">{GRID_TEXTS.category}</span>
            <Select name="categoryId" defaultValue={filter.categoryId}>
              <option value="">{GRID_TEXTS.allCategories}</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </label>
        )}
        <Button type="submit">{GRID_TEXTS.filter}</Button>
      </fieldset>
      {isLocked && <p className="app-page-hint">{GRID_TEXTS.filterLocked}</p>}
    </Form>
  );
}

/** Number of products listed until the sheet is loaded. */
const FIRST_ROWS = 20;

function FirstRows({
  items,
  title,
}: {
  items: readonly { id: string; values: ProductValues }[];
  title: string;
}) {
  if (items.length === 0) return <p>{GRID_TEXTS.empty}</p>;
  return (
    <div className="app-table-frame">
      <table className="app-table" aria-label={fill(GRID_TEXTS.label, { title })}>
        <tbody>
          {items.slice(0, FIRST_ROWS).map(({ id, values }) => (
            <tr key={id}>
              <th scope="row">{textOf(values.name)}</th>
              <td>{textOf(values.productCode)}</td>
              <td className="app-number">{formatCents(Number(values.priceCents))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
