import { and, asc, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { FieldLookups } from "#domain/catalog/parse-product-field.ts";
import type { Product } from "#domain/catalog/product-schema.ts";
import { type CategoryType, EQUIPMENT_GROUPS, type EquipmentGroup } from "#domain/catalog/product-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { eachOf } from "#worker/db/each-of.ts";
import { category, product, productPrice } from "#worker/db/schema/catalog.ts";
import { toProduct } from "./product-rows.ts";
import { type CenterStock, stockColumn, toStock } from "./product-stock.ts";

/** Limit of manufacturers to search. */
const MAX_MANUFACTURERS = 1_000;
/** Limit of price changes in a history. */
const MAX_PRICES = 500;
/** Sorts after every text with the same beginning. */
const LAST_CHARACTER = "\u{10FFFF}";

export interface ProductCategory {
  id: string;
  name: string;
  type: CategoryType;
}

/** A product with its category and stock. */
export interface ProductDetails extends Product {
  category: ProductCategory | null;
  stock: CenterStock[];
}

/** Names of ids in values. */
export type CatalogNames = Pick<FieldLookups, "categories" | "inverters">;

/** Cost and price of a product from an instant on. */
export interface PricePoint {
  at: string;
  version: number;
  priceCents: number;
  costCents: number;
}

/** Products of one distributor. */
export function createProductRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(product.distributorId, distributorId);

  const categories = () =>
    orm
      .select({ id: category.id, name: category.name, type: category.type })
      .from(category)
      .where(eq(category.distributorId, distributorId))
      .orderBy(asc(category.position), asc(category.id));

  return {
    categories,
    manufacturersOf,

    /** Reads a product.
     *  @throws DomainError NOT_FOUND, also for another distributor's */
    async getProduct(id: string): Promise<ProductDetails> {
      const [rows, known] = await database.readBatch([
        orm
          .select({ product, stock: stockColumn(distributorId) })
          .from(product)
          .where(and(own, eq(product.id, id)))
          .limit(1),
        categories(),
      ]);
      const [row] = rows;
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "product", id });
      return toDetails(row, known);
    },

    /** Lists products by id, unordered; unknown ids are left out. */
    async listByIds(ids: readonly string[]): Promise<Product[]> {
      const [rows] = await database.readBatch([
        orm
          .select()
          .from(product)
          .where(and(own, inArray(product.id, eachOf(ids)))),
      ]);
      return rows.map(toProduct);
    },

    /** Reads categories, and the inverters with these ids or codes. */
    async readNames(inverters: readonly string[]): Promise<CatalogNames> {
      const wanted = eachOf(inverters);
      const ofInverter = { id: product.id, productCode: product.productCode };
      const isInverter = and(own, eq(product.type, "inverter"));
      const [known, byId, byCode] = await database.readBatch([
        categories(),
        orm
          .select(ofInverter)
          .from(product)
          .where(and(isInverter, inArray(product.id, wanted))),
        orm
          .select(ofInverter)
          .from(product)
          .where(and(isInverter, inArray(product.productCode, wanted))),
      ]);
      return { categories: known, inverters: [...byId, ...byCode] };
    },

    /** Lists codes that begin with a text. */
    async listCodes(start: string): Promise<string[]> {
      const [rows] = await database.readBatch([
        orm
          .select({ code: product.productCode })
          .from(product)
          .where(and(own, gte(product.productCode, start), lt(product.productCode, start + LAST_CHARACTER))),
      ]);
      return rows.map(({ code }) => code);
    },

    /** Lists manufacturers of a group, or of all equipment, by name. */
    async listManufacturers(group: EquipmentGroup | null): Promise<string[]> {
      const [rows] = await database.readBatch([orm.all<{ name: string }>(manufacturersOf(group))]);
      return rows.map(({ name }) => name);
    },

    /** Lists the latest costs and prices of a product, oldest first. */
    async listPrices(id: string): Promise<PricePoint[]> {
      const [rows] = await database.readBatch([
        orm
          .select({
            at: productPrice.at,
            version: productPrice.version,
            priceCents: productPrice.priceCents,
            costCents: productPrice.costCents,
          })
          .from(productPrice)
          .where(and(eq(productPrice.distributorId, distributorId), eq(productPrice.productId, id)))
          .orderBy(desc(productPrice.version))
          .limit(MAX_PRICES),
      ]);
      return rows.reverse();
    },
  };

  /** Finds each name once by skipping through the index, so that the cost grows with names and not with products. */
  function manufacturersOf(group: EquipmentGroup | null) {
    const types = group === null ? Object.values(EQUIPMENT_GROUPS).flat() : EQUIPMENT_GROUPS[group];
    const arms = types.flatMap((type) => [sql`(${type}, 1)`, sql`(${type}, 0)`]);
    const next = (of: string, after: string) => sql`(select min(product.manufacturer) from product
      where product.distributor_id = ${distributorId} and product.type = ${sql.raw(of)}.type
        and product.active = ${sql.raw(of)}.active and ${sql.raw(after)})`;
    return sql`with recursive arm(type, active) as (values ${sql.join(arms, sql`, `)}),
      seen(type, active, name) as (
        select type, active, ${next("arm", "1")} from arm
        union all
        select type, active, ${next("seen", "product.manufacturer > seen.name")} from seen where name is not null)
      select distinct name from seen where name is not null order by name limit ${MAX_MANUFACTURERS}`;
  }
}

/** A product with its category and stock. */
export function toDetails(
  row: { product: Parameters<typeof toProduct>[0]; stock: string },
  categories: readonly ProductCategory[],
): ProductDetails {
  const one = toProduct(row.product);
  return {
    ...one,
    category: categories.find(({ id }) => id === one.values.categoryId) ?? null,
    stock: toStock(row.stock),
  };
}
