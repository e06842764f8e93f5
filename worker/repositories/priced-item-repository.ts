import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PricedItem } from "#domain/pricing/price-facts.ts";
import type { Database } from "../db/client.ts";
import { product } from "../db/schema/catalog.ts";
import { kit, kitOption } from "../db/schema/kits.ts";
import type { Center } from "./center-repository.ts";
import { groupOf, kitPriceColumns, type PriceListBuyer, productPriceColumns } from "./pricing-columns.ts";
import { type PricedCompanyRow, pricingQueries, type PublishedRulesRow } from "./pricing-queries.ts";
import { toPricedKit, toPricedProduct } from "./pricing-rows.ts";
import { type Buyer, sellingQueries, toSellingCenters } from "./selling-center.ts";

/** Products or kits of a page that is tried out. */
export const TRIAL_PAGE_SIZE = 50;

/** Something with a price and a name. */
export interface NamedItem {
  name: string;
  item: PricedItem;
}

/** Queries for products and options of kits as pricing sees them, and what becomes of their rows. */
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
  const products = (buyer: PriceListBuyer, where: SQL | undefined) =>
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
      .orderBy(asc(product.type), asc(product.name), asc(product.id));
  return { kits, products };
}

export const toNamedKit = (row: Parameters<typeof toPricedKit>[0] & { name: string }): NamedItem => ({
  name: row.name,
  item: toPricedKit(row),
});
export const toNamedProduct = (row: Parameters<typeof toPricedProduct>[0] & { name: string }): NamedItem => ({
  name: row.name,
  item: toPricedProduct(row),
});

/** Products and kits of one distributor as their prices are worked out. */
export function createPricedItemRepository(database: Database, distributorId: string) {
  const queries = pricedItemQueries(database, distributorId);
  const isActive = sql`product.active = 1 and product.is_to_sell = 1`;

  return {
    /** Products on sale by id, with what their prices hang on, in one round trip. */
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
        queries.products({ group, today }, and(inArray(product.id, [...ids]), isActive)),
      ]);
      return {
        items: rows.map(toNamedProduct),
        centers: toSellingCenters(buyer, centers, regions, companies),
        rules,
        company: pricedCompanies[0],
      };
    },

    /** One product or option of a kit; none when there is no such thing. */
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

    /** A page of what is on sale, with the number of all. */
    async listOnSale(
      kind: "product" | "kit",
      page: number,
      buyer: PriceListBuyer,
    ): Promise<{ items: NamedItem[]; totalItems: number }> {
      const { orm } = database;
      const offset = (page - 1) * TRIAL_PAGE_SIZE;
      const total = sql<number>`count(*)`;
      if (kind === "kit") {
        const isOnSale = eq(kitOption.isToSell, true);
        const [rows, [counted]] = await database.readBatch([
          queries.kits(buyer, isOnSale).limit(TRIAL_PAGE_SIZE).offset(offset),
          orm
            .select({ total })
            .from(kitOption)
            .where(and(eq(kitOption.distributorId, distributorId), isOnSale)),
        ]);
        return { items: rows.map(toNamedKit), totalItems: counted?.total ?? 0 };
      }
      const [rows, [counted]] = await database.readBatch([
        queries.products(buyer, isActive).limit(TRIAL_PAGE_SIZE).offset(offset),
        orm
          .select({ total })
          .from(product)
          .where(and(eq(product.distributorId, distributorId), isActive)),
      ]);
      return { items: rows.map(toNamedProduct), totalItems: counted?.total ?? 0 };
    },
  };
}
