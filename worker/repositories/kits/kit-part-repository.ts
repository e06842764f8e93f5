import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { ProductType } from "#domain/catalog/product-types.ts";
import type { KitPart } from "#domain/kits/kit-part.ts";
import { toKitSheet } from "#domain/kits/kit-sheet.ts";
import type { Database } from "#worker/db/client.ts";
import { eachOf } from "#worker/db/each-of.ts";
import { product } from "#worker/db/schema/catalog.ts";
import { structure } from "#worker/db/schema/kits.ts";
import { findWords } from "#worker/repositories/shared/find-words.ts";
import { toProduct, type ProductRow } from "../catalog/product-rows.ts";

/** Limit of parts in a search. */
const MAX_FOUND = 20;

export interface StructureName {
  id: string;
  name: string;
  active: boolean;
}

/** Repository of products as parts of kits, and of structures. */
export function createKitPartRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(product.distributorId, distributorId);

  const structures = () =>
    orm
      .select({ id: structure.id, name: structure.name, active: structure.active })
      .from(structure)
      .where(eq(structure.distributorId, distributorId))
      .orderBy(asc(structure.position), asc(structure.name));

  return {
    async listStructures(): Promise<StructureName[]> {
      const [rows] = await database.readBatch([structures()]);
      return rows;
    },

    /** Reads parts by product id, and all structures; unknown ids are left out. */
    async readParts(ids: readonly string[]) {
      const [rows, names] = await database.readBatch([
        orm
          .select()
          .from(product)
          .where(and(own, inArray(product.id, eachOf(ids)))),
        structures(),
      ]);
      return {
        parts: new Map(rows.map((row) => [row.id, toKitPart(row)])),
        structures: new Map(names.map(({ id, name }) => [id, name])),
      };
    },

    /** Finds active products of some types by words of name, code, model or manufacturer. */
    async findParts(types: readonly ProductType[], text: string): Promise<KitPart[]> {
      const found = findWords("product_fts", distributorId, text);
      const [rows] = await database.readBatch([
        orm
          .select()
          .from(product)
          .where(
            and(
              own,
              inArray(product.type, [...types]),
              eq(product.active, true),
              found === null ? sql`1` : sql`product.search_key in ${found}`,
            ),
          )
          .orderBy(asc(product.name), asc(product.id))
          .limit(MAX_FOUND),
      ]);
      return rows.map(toKitPart);
    },
  };
}

/** A product as a part of a kit. */
export function toKitPart(row: ProductRow): KitPart {
  return {
    productId: row.id,
    type: row.type,
    name: row.name,
    productCode: row.productCode,
    manufacturer: row.manufacturer,
    priceCents: row.priceCents,
    active: row.active,
    sheet: toKitSheet(row.type, toProduct(row).values),
    version: row.version,
  };
}
