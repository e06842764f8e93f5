import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { ProductType } from "#domain/catalog/product-types.ts";
import type { PricedItem } from "#domain/pricing/price-facts.ts";
import type { Database } from "#worker/db/client.ts";
import { eachOf } from "#worker/db/each-of.ts";
import { category, product } from "#worker/db/schema/catalog.ts";
import { kit, kitOption } from "#worker/db/schema/kits.ts";
import type { Center } from "../centers/center-repository.ts";
import { groupOf, kitPriceColumns, type PriceListBuyer, productPriceColumns } from "./pricing-columns.ts";
import { type PricedCompanyRow, pricingQueries, type PublishedRulesRow } from "./pricing-queries.ts";
import { toPricedKit, toPricedProduct } from "./pricing-rows.ts";
import { type Buyer, sellingQueries, toSellingCenters } from "../centers/selling-center.ts";

/** An item with price and name. */
export interface NamedItem {
  name: string;
  item: PricedItem;
}

const MAX_CATEGORIES = 500;

/** Filter and position of a part of the items for sale. */
export interface OnSaleFilter {
  /** Part of a name or a code. */
  search: string;
  /** Product type, for products only. */
  type: ProductType | null;
  categoryId: string | null;
  /** Last item of the previous part; null for the first part. */
  after: PricedItem | null;
  limit: number;
}

/** Queries for products and options of kits with the facts of their prices, and the conversion of their rows. */
export function pricedItemQueries({ orm }: Database, distributorId: string) {
  const kits = (buyer: PriceListBuyer, where: SQL | undefined) =>
    orm
      .select({
        id: kitOption.id,
        name: kitOption.name,
        productCode: kit.productCode,
        powerW: kitOption.powerW,
        priceCents: kitOption.priceCents,
        ...kitPriceColumns(distributorId, buyer),
      })
      .from(kitOption)
      .innerJoin(kit, and(eq(kit.distributorId, distributorId), eq(kit.id, kitOption.kitId)))
      .where(and(eq(kitOption.distributorId, distributorId), where))
      .orderBy(asc(kitOption.powerW), asc(kitOption.id));
  const products = (buyer: PriceListBuyer, where: SQL | undefined, order?: SQL) =>
    orm
      .select({
        id: product.id,
        name: product.name,
        productCode: product.productCode,
        type: product.type,
        manufacturer: product.manufacturer,
        powerW: product.powerW,
        peso_KG: product.peso_KG,
        priceCents: product.priceCents,
        costCents: product.costCents,
        ...productPriceColumns(distributorId, buyer),
      })
      .from(product)
      .where(and(eq(product.distributorId, distributorId), where))
      .orderBy(...(order === undefined ? [asc(product.type), asc(product.name), asc(product.id)] : [order]));
  return { kits, products };
}

export const toNamedKit = (row: Parameters<typeof toPricedKit>[0] & { name: string }): NamedItem => ({
  name: row.name,
  item: toPricedKit(row),
});
const toNamedProduct = (row: Parameters<typeof toPricedProduct>[0] & { name: string }): NamedItem => ({
  name: row.name,
  item: toPricedProduct(row),
});

/** Repository of one distributor's items with the facts of their prices. */
export function createPricedItemRepository(database: Database, distributorId: string) {
  const queries = pricedItemQueries(database, distributorId);
  const isActive = sql`product.active = 1 and product.is_to_sell = 1`;

  return {
    /** Reads products for sale by id with the facts of their prices, in one round trip. */
    async getForSale(
      ids: readonly string[],
      {
        buyer,
        group = groupOf(distributorId, buyer.integratorId),
        today,
        knownVersion,
      }: {
        buyer: Buyer;
        group?: PriceListBuyer["group"] | undefined;
        today: string;
        knownVersion: number | null;
      },
    ): Promise<{
      items: NamedItem[];
      centers: readonly Center[];
      rules: readonly PublishedRulesRow[];
      company: PricedCompanyRow | undefined;
    }> {
      const [centers, regions, companies, rules, pricedCompanies, rows] = await database.readBatch([
        ...sellingQueries(database, distributorId, buyer),
        ...pricingQueries(database, distributorId, { knownVersion, integratorId: buyer.integratorId }),
        queries.products({ group, today }, and(inArray(product.id, eachOf(ids)), isActive)),
      ]);
      return {
        items: rows.map(toNamedProduct),
        centers: toSellingCenters(buyer, centers, regions, companies),
        rules,
        company: pricedCompanies[0],
      };
    },

    /** Finds one product or option of a kit; undefined without one. */
    async findItem(
      target: { kind: "product" | "kit"; id: string },
      buyer: PriceListBuyer,
    ): Promise<NamedItem[]> {
      if (target.kind === "kit") {
        const [rows] = await database.readBatch([queries.kits(buyer, eq(kitOption.id, target.id))]);
        return rows.map(toNamedKit);
      }
      const [rows] = await database.readBatch([queries.products(buyer, eq(product.id, target.id))]);
      return rows.map(toNamedProduct);
    },

    /** Lists categories with products, by name. */
    async listCategories(): Promise<{ id: string; name: string }[]> {
      const [rows] = await database.readBatch([
        database.orm
          .select({ id: category.id, name: category.name })
          .from(category)
          .where(and(eq(category.distributorId, distributorId), eq(category.active, true)))
          .orderBy(asc(category.name), asc(category.id))
          .limit(MAX_CATEGORIES),
      ]);
      return rows;
    },

    /** Lists items for sale after a position, in the order of an index. */
    async listOnSale(
      kind: "product" | "kit",
      { search, type, categoryId, after, limit }: OnSaleFilter,
      buyer: PriceListBuyer,
    ): Promise<NamedItem[]> {
      const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const isNamed = (...columns: SQL[]) =>
        search === ""
          ? undefined
          : sql`(${sql.join(
              columns.map((column) => sql`${column} like ${part} escape '\\'`),
              sql` or `,
            )})`;
      if (kind === "kit") {
        const isLater =
          after === null
            ? undefined
            : sql`(kit_option.power_w, kit_option.id) > (${after.powerW}, ${after.id})`;
        const named = isNamed(sql`kit_option.name`, sql`kit.product_code`);
        const where = and(sql`kit_option.is_to_sell = 1`, isLater, named);
        const [rows] = await database.readBatch([queries.kits(buyer, where).limit(limit)]);
        return rows.map(toNamedKit);
      }
      const where = and(
        isActive,
        after === null ? undefined : sql`product.id > ${after.id}`,
        type === null ? undefined : eq(product.type, type),
        categoryId === null ? undefined : eq(product.categoryId, categoryId),
        isNamed(sql`product.name`, sql`product.product_code`),
      );
      const [rows] = await database.readBatch([queries.products(buyer, where, sql`product.id`).limit(limit)]);
      return rows.map(toNamedProduct);
    },
  };
}
