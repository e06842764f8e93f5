import { PRODUCT_CHOICE_LABELS } from "#copy/catalog/catalog.ts";
import { fill } from "#copy/shared/fill.ts";
import { PRODUCT_FILTER_TEXTS as TEXTS } from "#copy/catalog/products.ts";
import type { ProductListQuery } from "#domain/catalog/product-list-schema.ts";
import type { EquipmentGroup } from "#domain/catalog/product-types.ts";
import { formatCents, formatNumber } from "#domain/shared/format.ts";
import type { ActiveFilter } from "#app/ui/list-toolbar.tsx";

export type FilterName = Exclude<keyof ProductListQuery, "group" | "page" | "pageSize" | "sort" | "q">;

const OF_ALL: readonly FilterName[] = [
  "productCode",
  "name",
  "model",
  "manufacturer",
  "minPrice",
  "maxPrice",
  "isToSell",
  "active",
  "featured",
];

const OF_GROUP: Record<EquipmentGroup, readonly FilterName[]> = {
  modules: ["minPower", "maxPower", "tipo_de_celula", "voltage"],
  inverters: ["minPower", "maxPower", "tipo_inversor", "tipo_ligacao", "voltage"],
  stringbox: ["n_entradas", "n_saidas", "voltage"],
  products: ["category"],
};

/** Filters of the list of a group. */
export function filtersOfGroup(group: EquipmentGroup): readonly FilterName[] {
  return [...OF_ALL, ...OF_GROUP[group]];
}

/** Unit of the power filter in a group. */
function powerUnitOf(group: EquipmentGroup): string {
  return group === "inverters" ? "kW" : "W";
}

/** Label of a filter. */
export function filterLabel(name: FilterName, group: EquipmentGroup): string {
  return fill(TEXTS[name], { unit: powerUnitOf(group) });
}

/** The active filters in words; categories by their names. */
export function activeProductFilters(
  query: ProductListQuery,
  categories: readonly { id: string; name: string }[],
): ActiveFilter[] {
  const search =
    query.q === undefined ? [] : [{ names: ["q"], label: fill(TEXTS.search, { value: query.q }) }];
  const rest = filtersOfGroup(query.group).flatMap((name): ActiveFilter[] => {
    const value = valueText(name, query, categories);
    if (value === null) return [];
    const label = fill(TEXTS.is, { label: filterLabel(name, query.group), value });
    return [{ names: [name], label: isSentence(name) ? value : label }];
  });
  return [...search, ...rest];
}

function isSentence(name: FilterName): boolean {
  return name === "isToSell" || name === "active" || name === "featured";
}

function valueText(
  name: FilterName,
  query: ProductListQuery,
  categories: readonly { id: string; name: string }[],
): string | null {
  const value = query[name];
  if (value === undefined) return null;
  switch (name) {
    case "minPrice":
    case "maxPrice":
      return formatCents(Math.round(Number(value) * 100));
    case "isToSell":
      return { yes: TEXTS.isToSellYes, no: TEXTS.isToSellNo, all: null }[query.isToSell];
    case "featured":
      return { yes: TEXTS.featuredYes, no: TEXTS.featuredNo, all: null }[query.featured];
    case "active":
      return { yes: null, no: TEXTS.activeNo, all: TEXTS.activeAll }[query.active];
    case "tipo_inversor":
    case "tipo_ligacao": {
      const labels: Readonly<Record<string, string>> = PRODUCT_CHOICE_LABELS[name];
      return labels[String(value)] ?? String(value);
    }
    case "category":
      return categories.find(({ id }) => id === value)?.name ?? String(value);
    default:
      return typeof value === "number" ? formatNumber(value, { maxDecimals: 3 }) : value;
  }
}
