import * as z from "zod";
import { filterOf, readListQuery } from "#domain/shared/list-query.ts";
import { EQUIPMENT_GROUPS, type EquipmentGroup, GRID_CONNECTIONS, INVERTER_KINDS } from "./product-types.ts";

/** Default number of products on a page.
 *  @source spec, filter pagination */
export const PRODUCT_PAGE_SIZE = 50;
/** Up to this number the products of a filter are counted exactly. */
export const MAX_COUNTED_PRODUCTS = 1_000;

const PRODUCT_SORTS = ["name", "price", "power", "updatedAt", "productCode"] as const;
export type ProductSortKey = (typeof PRODUCT_SORTS)[number];

const GROUPS = Object.keys(EQUIPMENT_GROUPS) as [EquipmentGroup, ...EquipmentGroup[]];

const text = filterOf(z.string().trim().max(120));
const number = (max: number) => filterOf(z.coerce.number().min(0).max(max));
const yesOrNo = (fallback: "yes" | "no" | "all") =>
  z.preprocess((value) => (value === "" ? undefined : value), z.enum(["yes", "no", "all"]).default(fallback));

const SORT_WORDS = PRODUCT_SORTS.flatMap((key) => [key, `-${key}`] as const);

/** Query of the list of products. Money in reais, power in kW for inverters and in W for modules. */
export const ProductListQuerySchema = z.strictObject({
  group: z.enum(GROUPS),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(PRODUCT_PAGE_SIZE),
  /** A sort key; with a minus in front, descending. */
  sort: z.enum(SORT_WORDS).default("name"),
  /** Words of name, code, model or manufacturer, the last one possibly incomplete; case and accents do not matter. */
  q: text,
  manufacturer: filterOf(z.string().max(80)),
  category: filterOf(z.string().max(64)),
  minPrice: number(10_000_000),
  maxPrice: number(10_000_000),
  productCode: text,
  name: text,
  model: text,
  isToSell: yesOrNo("all"),
  active: yesOrNo("yes"),
  featured: yesOrNo("all"),
  minPower: number(10_000),
  maxPower: number(10_000),
  tipo_inversor: filterOf(z.enum(INVERTER_KINDS)),
  tipo_ligacao: filterOf(z.enum(GRID_CONNECTIONS)),
  /** Volts: the output of an inverter, the highest system voltage of a module or a string box. */
  voltage: number(2_000),
  tipo_de_celula: filterOf(z.string().max(60)),
  n_entradas: number(200),
  n_saidas: number(200),
});

export type ProductListQuery = z.output<typeof ProductListQuerySchema>;

/** Reads the query of an address, for a page. Invalid and unknown fields are ignored. */
export function readProductListQuery(
  group: EquipmentGroup,
  params: { get(name: string): string | null },
): ProductListQuery {
  return readListQuery(ProductListQuerySchema, params, { group });
}
