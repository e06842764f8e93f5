import { eq, sql, type SQL } from "drizzle-orm";
import type { ProductListQuery, ProductSortKey } from "#domain/catalog/product-list-schema.ts";
import { EQUIPMENT_GROUPS, type EquipmentGroup } from "#domain/catalog/product-types.ts";
import { reaisToCents } from "#domain/shared/money.ts";
import { product } from "#worker/db/schema/catalog.ts";
import { and } from "#worker/repositories/shared/all-of.ts";
import { globPattern } from "#worker/repositories/shared/glob-pattern.ts";
import { isOfArms } from "#worker/repositories/shared/ordered-page.ts";
import { toMatch } from "./product-search.ts";

/** Data-sheet field of the voltage, by equipment group. */
const VOLTAGE_FIELDS: Record<EquipmentGroup, string> = {
  modules: "maxSystemV",
  inverters: "acVoltageV",
  stringbox: "maxDcV",
  products: "maxDcV",
};

/** Each type of the group, active and inactive: an index gives one of these in order. */
export function armsOf({ group, active }: ProductListQuery): { type: string; active: number }[] {
  const states = active === "all" ? [1, 0] : [Number(active === "yes")];
  return EQUIPMENT_GROUPS[group].flatMap((type) => states.map((state) => ({ type, active: state })));
}

/** A condition that finds its products without reading others. */
export interface Narrow {
  column: "text" | "price" | "power" | "isToSell" | "featured";
  keys: SQL;
  /** The same condition for each product read in another order. */
  check: (sortedBy: ProductSortKey) => SQL;
}

/** The narrowest condition of a list, if it has one. */
export function narrowestOf(distributorId: string, query: ProductListQuery): Narrow | null {
  const parts = [
    ...(query.q === undefined ? [] : [{ text: query.q, allBegin: false }]),
    ...[query.productCode, query.name, query.model].flatMap((text) =>
      text === undefined ? [] : [{ text, allBegin: true }],
    ),
  ];
  if (parts.length > 0) {
    const match = toMatch(distributorId, parts, EQUIPMENT_GROUPS[query.group]);
    const keys =
      match === null
        ? sql`select product.search_key from product where 0`
        : sql`select rowid as search_key from product_fts where product_fts match ${match}`;
    return { column: "text", keys, check: () => sql`product.search_key in (${keys})` };
  }
  const { minPrice, maxPrice, minPower, maxPower } = query;
  if (minPrice !== undefined || maxPrice !== undefined) {
    return rangeOf("price", distributorId, query);
  }
  if (minPower !== undefined || maxPower !== undefined) return rangeOf("power", distributorId, query);
  if (query.isToSell === "no") return rarityOf("isToSell", distributorId, query);
  return query.featured === "yes" ? rarityOf("featured", distributorId, query) : null;
}

/** Few products are not for sale or featured, and partial indexes contain them. The planner uses these only if the
 *  values are literals. */
const RARE = { isToSell: "product.is_to_sell = 0", featured: "product.featured = 1" } as const;

function rarityOf(column: keyof typeof RARE, distributorId: string, query: ProductListQuery): Narrow {
  const condition = sql.raw(RARE[column]);
  return {
    column,
    keys: sql`select product.search_key from product
      where product.distributor_id = ${distributorId} and ${isOfArms(armsOf(query))} and ${condition}`,
    check: () => condition,
  };
}

function rangeOf(column: "price" | "power", distributorId: string, query: ProductListQuery): Narrow | null {
  const name = column === "price" ? "product.price_cents" : "product.power_w";
  const condition = (hidden: boolean) => and(boundsOf(column, query, hidden ? `+${name}` : name));
  return {
    column,
    keys: sql`select product.search_key from product
      where product.distributor_id = ${distributorId} and ${isOfArms(armsOf(query))} and ${condition(false)}`,
    check: (sortedBy) => condition(sortedBy !== column),
  };
}

function boundsOf(column: "price" | "power", query: ProductListQuery, name: string): SQL[] {
  const factor = query.group === "inverters" ? 1000 : 1;
  const [min, max] =
    column === "price"
      ? [query.minPrice, query.maxPrice].map((reais) =>
          reais === undefined ? undefined : reaisToCents(reais),
        )
      : [query.minPower, query.maxPower].map((power) => (power === undefined ? undefined : power * factor));
  return [
    ...(min === undefined ? [] : [sql`${sql.raw(name)} >= ${min}`]),
    ...(max === undefined ? [] : [sql`${sql.raw(name)} <= ${max}`]),
  ];
}

/** The conditions besides the narrowest one. */
export function filtersOf(query: ProductListQuery, narrowed: Narrow["column"] | null): SQL[] {
  const flag = (name: string, asked: "yes" | "no" | "all") =>
    asked === "all" ? [] : [sql`${sql.raw(name)} = ${Number(asked === "yes")}`];
  const technical = (key: string, value: string | number | undefined) =>
    value === undefined ? [] : [sql`product.technical ->> ${`$.${key}`} = ${value}`];
  const words = (name: string, text: string | undefined) =>
    (text ?? "")
      .split(/\s+/)
      .flatMap((word) => (word === "" ? [] : [sql`${sql.raw(name)} glob ${folded(word)}`]));
  return [
    ...(narrowed === "price" ? [] : boundsOf("price", query, "+product.price_cents")),
    ...(narrowed === "power" ? [] : boundsOf("power", query, "+product.power_w")),
    ...words("product.product_code", query.productCode),
    ...words("product.name", query.name),
    ...words("product.model", query.model),
    ...(query.manufacturer === undefined ? [] : [eq(product.manufacturer, query.manufacturer)]),
    ...(query.category === undefined ? [] : [sql`+product.category_id = ${query.category}`]),
    ...(narrowed === "isToSell" ? [] : flag("product.is_to_sell", query.isToSell)),
    ...(narrowed === "featured" ? [] : flag("product.featured", query.featured)),
    ...technical("tipo_inversor", query.tipo_inversor),
    ...technical("tipo_ligacao", query.tipo_ligacao),
    ...technical("tipo_de_celula", query.tipo_de_celula),
    ...technical(VOLTAGE_FIELDS[query.group], query.voltage),
    ...technical("n_entradas", query.n_entradas),
    ...technical("n_saidas", query.n_saidas),
  ];
}

function folded(word: string): string {
  return globPattern(
    word
      .normalize("NFD")
      .replace(/\p{Diacritic}/gu, "")
      .toLowerCase(),
  );
}
