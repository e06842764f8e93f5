import { sql } from "drizzle-orm";
import type { ProductValues } from "#domain/catalog/product-schema.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { refreshKitOptions } from "./product-guards.ts";
import { toColumns } from "./product-rows.ts";

// Sets of products are written as sets: one statement each, however many there are.

/** A product to store: a new one, or the next version of a stored one. */
export interface ProductWrite {
  id: string;
  type: ProductType;
  values: ProductValues;
  /** Version and values that were read; null for a new product. */
  before: { version: number; values: ProductValues } | null;
}

/** Editable columns, and the place of each value in the written list. */
const COLUMNS = {
  product_code: "productCode",
  name: "name",
  manufacturer: "manufacturer",
  model: "model",
  category_id: "categoryId",
  description: "description",
  technical: "technical",
  price_cents: "priceCents",
  cost_cents: "costCents",
  ncm: "ncm",
  origin: "origin",
  peso_KG: "peso_KG",
  volume_M3: "volume_M3",
  height_MM: "height_MM",
  length_MM: "length_MM",
  width_MM: "width_MM",
  is_to_sell: "isToSell",
  featured: "featured",
  featured_ecommerce: "featuredEcommerce",
  automatically_added: "automaticallyAdded",
  active: "active",
  power_w: "powerW",
} as const;

const names = Object.keys(COLUMNS).join(", ");
const values = Object.values(COLUMNS)
  .map((key) => `one.value ->> '${key}'`)
  .join(", ");
const assignments = Object.entries(COLUMNS)
  .map(([column, key]) => `${column} = one.value ->> '${key}'`)
  .join(", ");

/** Saves any number of products, all or none; form, grid, price change, import and undo all use it. Each product must
 *  be in the version that was read. A changed price is added to its history, and closed kits go off and on sale with
 *  their products.
 *  @throws DomainError STALE_VERSION, CODE_TAKEN, by the batch */
export function saveProducts(
  distributorId: string,
  { writes, at }: { writes: readonly ProductWrite[]; at: string },
): WriteStatement[] {
  const list = writes.map(({ id, type, before, values: after }) => ({
    id,
    ...toColumns(type, after),
    expected: before?.version ?? 0,
    isPriced: isPriceChange(before?.values, after),
  }));
  const isNew = (one: { expected: number }) => one.expected === 0;
  return [
    ...updates(distributorId, JSON.stringify(list.filter((one) => !isNew(one))), at, writes),
    ...inserts(distributorId, JSON.stringify(list.filter(isNew)), at, writes),
    {
      query: sql`insert into product_price (distributor_id, product_id, version, price_cents, cost_cents, at)
        select ${distributorId}, one.value ->> 'id', (one.value ->> 'expected') + 1, one.value ->> 'priceCents',
          one.value ->> 'costCents', ${at}
        from json_each(${JSON.stringify(list.filter(({ isPriced }) => isPriced))}) as one`,
    },
    ...kitsOf(distributorId, writes),
  ];
}

/** Options of kits whose products change between active and inactive. */
function kitsOf(distributorId: string, writes: readonly ProductWrite[]): WriteStatement[] {
  const switched = writes.filter(
    ({ before, values: after }) => before !== null && before.values.active !== after.active,
  );
  return switched.length === 0
    ? []
    : [
        refreshKitOptions(
          distributorId,
          switched.map(({ id }) => id),
        ),
      ];
}

function updates(
  distributorId: string,
  list: string,
  at: string,
  writes: readonly ProductWrite[],
): WriteStatement[] {
  const known = writes.filter(({ before }) => before !== null);
  if (known.length === 0) return [];
  const stale = () => new DomainError("STALE_VERSION", { entity: "product", id: known[0]?.id ?? "" });
  return [
    {
      // Reads the list first and each product by id. Otherwise the planner would scan all products for each line.
      query: sql`with one as materialized (select known.search_key, each.value
          from json_each(${list}) as each cross join product as known
          on known.distributor_id = ${distributorId} and known.id = each.value ->> 'id'
            and known.version = each.value ->> 'expected')
        update product set ${sql.raw(assignments)}, version = product.version + 1, updated_at = ${at}
        from one where product.search_key = one.search_key`,
      refusal: () => codeTaken(known),
    },
    assertChanged("STALE_VERSION", known.length, stale),
  ];
}

function inserts(
  distributorId: string,
  list: string,
  at: string,
  writes: readonly ProductWrite[],
): WriteStatement[] {
  const added = writes.filter(({ before }) => before === null);
  if (added.length === 0) return [];
  return [
    {
      query: sql`insert into product (distributor_id, id, type, ${sql.raw(names)}, version, created_at, updated_at)
        select ${distributorId}, one.value ->> 'id', one.value ->> 'type', ${sql.raw(values)}, 1, ${at}, ${at}
        from json_each(${list}) as one`,
      refusal: () => codeTaken(added),
    },
  ];
}

function codeTaken(writes: readonly ProductWrite[]): DomainError {
  const codes = writes.flatMap(({ values: { productCode } }) =>
    typeof productCode === "string" ? [productCode] : [],
  );
  return new DomainError("CODE_TAKEN", { entity: "product", codes });
}

function isPriceChange(before: ProductValues | undefined, after: ProductValues): boolean {
  return before?.priceCents !== after.priceCents || before?.costCents !== after.costCents;
}
