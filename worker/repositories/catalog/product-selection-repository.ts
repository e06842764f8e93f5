import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { ProductFacts } from "#domain/change-sets/price-formula.ts";
import type { ProductSelection } from "#domain/change-sets/price-change-schema.ts";
import { EQUIPMENT_GROUPS } from "#domain/catalog/product-types.ts";
import type { Product } from "#domain/catalog/product-schema.ts";
import type { Database } from "#worker/db/client.ts";
import { category, product } from "#worker/db/schema/catalog.ts";
import { kitOption, kitOptionComponent } from "#worker/db/schema/kits.ts";
import { categoryName } from "../pricing/pricing-columns.ts";
import { gramsOnly } from "../pricing/pricing-rows.ts";
import { toProduct } from "./product-rows.ts";
import { findWords } from "#worker/repositories/shared/find-words.ts";

/** The facts of a product for a change of prices. */
export type SelectedProduct = ProductFacts & { id: string; name: string; version: number };

/** Products of one distributor, many at a time. */
export function createProductSelectionRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(product.distributorId, distributorId);
  const among = (ids: readonly string[]) =>
    sql`${product.id} in (select value from json_each(${JSON.stringify(ids)}))`;

  return {
    /** Lists products with these ids; other distributors' are left out. */
    async listByIds(ids: readonly string[]): Promise<Product[]> {
      if (ids.length === 0) return [];
      const [rows] = await database.readBatch([
        orm
          .select()
          .from(product)
          .where(and(own, among(ids))),
      ]);
      return rows.map(toProduct);
    },

    /** Lists active products of a selection with their prices, by id. */
    async listPriced(selection: ProductSelection, limit: number): Promise<SelectedProduct[]> {
      const [rows] = await database.readBatch([
        orm
          .select({
            id: product.id,
            productCode: product.productCode,
            name: product.name,
            version: product.version,
            priceCents: product.priceCents,
            costCents: product.costCents,
            type: product.type,
            manufacturer: product.manufacturer,
            category: categoryName(distributorId),
            powerW: product.powerW,
            peso_KG: product.peso_KG,
          })
          .from(product)
          .where(and(own, eq(product.active, true), ...conditionsOf(distributorId, selection)))
          .orderBy(asc(product.id))
          .limit(limit),
      ]);
      return rows.map(({ peso_KG, ...row }) => ({
        ...row,
        weightKg: peso_KG === null ? null : gramsOnly(peso_KG),
      }));
    },

    /** Lists products of a selection with all values by name, for the grid. */
    async listWhole(
      selection: ProductSelection,
      { offset, limit }: { offset: number; limit: number },
    ): Promise<Product[]> {
      const [rows] = await database.readBatch([
        orm
          .select()
          .from(product)
          .where(and(own, ...conditionsOf(distributorId, selection)))
          .orderBy(asc(product.name), asc(product.id))
          .limit(limit)
          .offset(offset),
      ]);
      return rows.map(toProduct);
    },

    /** Lists categories, and manufacturers of active products. */
    async listChoices(): Promise<{ categories: { id: string; name: string }[]; manufacturers: string[] }> {
      const [categories, manufacturers] = await database.readBatch([
        orm
          .select({ id: category.id, name: category.name })
          .from(category)
          .where(eq(category.distributorId, distributorId))
          .orderBy(asc(category.position), asc(category.id)),
        orm
          .selectDistinct({ name: product.manufacturer })
          .from(product)
          .where(and(own, eq(product.active, true)))
          .orderBy(asc(product.manufacturer))
          .limit(500),
      ]);
      return { categories, manufacturers: manufacturers.map(({ name }) => name) };
    },

    /** Counts closed kits that contain one of these products. */
    async countKits(ids: readonly string[]): Promise<number> {
      const [[row]] = await database.readBatch([
        orm
          .select({ total: sql<number>`count(distinct ${kitOption.kitId})` })
          .from(kitOptionComponent)
          .innerJoin(
            kitOption,
            and(
              eq(kitOption.distributorId, kitOptionComponent.distributorId),
              eq(kitOption.id, kitOptionComponent.kitOptionId),
            ),
          )
          .where(
            and(
              eq(kitOptionComponent.distributorId, distributorId),
              sql`${kitOptionComponent.productId} in (select value from json_each(${JSON.stringify(ids)}))`,
            ),
          ),
      ]);
      return row?.total ?? 0;
    },
  };
}

function conditionsOf(
  distributorId: string,
  { group, manufacturer, categoryId, search, ids }: ProductSelection,
): SQL[] {
  return [
    ...(group === null ? [] : [inArray(product.type, [...EQUIPMENT_GROUPS[group]])]),
    ...(manufacturer === "" ? [] : [eq(product.manufacturer, manufacturer)]),
    ...(categoryId === "" ? [] : [eq(product.categoryId, categoryId)]),
    ...(ids === null ? [] : [sql`${product.id} in (select value from json_each(${JSON.stringify(ids)}))`]),
    ...(search === "" ? [] : [searchFor(distributorId, search)]),
  ];
}

/** Matches all words as beginnings of words in name, code, model or manufacturer. A search without a word matches
 *  nothing. */
function searchFor(distributorId: string, search: string): SQL {
  const found = findWords("product_fts", distributorId, search);
  return found === null ? sql`0` : sql`${product.searchKey} in ${found}`;
}
