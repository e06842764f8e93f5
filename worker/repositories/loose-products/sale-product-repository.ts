import { and, asc, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { MAX_COUNTED_PRODUCTS } from "#domain/catalog/product-list-schema.ts";
import { type EquipmentGroup, equipmentGroupOf } from "#domain/catalog/product-types.ts";
import type { SaleSortKey } from "#domain/loose-products/sale-list.ts";
import type { SeparatedSection } from "#domain/offers/offer-schema.ts";
import type { Database } from "#worker/db/client.ts";
import { eachOf } from "#worker/db/each-of.ts";
import { category, product } from "#worker/db/schema/catalog.ts";
import type { Center } from "../centers/center-repository.ts";
import { SEPARATED_SECTIONS } from "../offers/offer-kinds.ts";
import type { OfferRow } from "../offers/offer-repository.ts";
import { boundedCount, orderedPage } from "#worker/repositories/shared/ordered-page.ts";
import { type PricedCompanyRow, pricingQueries, type PublishedRulesRow } from "../pricing/pricing-queries.ts";
import { createProductRepository } from "../catalog/product-repository.ts";
import { narrowSale, saleFilters, type WantedProducts } from "./sale-product-filters.ts";
import { saleColumns, type SaleRow, toSaleRow } from "../sale/sale-rows.ts";
import { type Buyer, sellingQueries, toSellingCenters } from "../centers/selling-center.ts";

/** Who buys, on which day. */
export interface SaleReading {
  buyer: Buyer;
  today: string;
  /** Version of the pricing rules that need not be read again. */
  knownVersion: number | null;
}

/** Who sells to whom, by which rules. */
export interface SaleWorld {
  /** The centers that sell to the buyer, the one that does first. */
  centers: readonly Center[];
  rules: readonly PublishedRulesRow[];
  company: PricedCompanyRow | undefined;
}

export interface SaleCategory {
  id: string;
  name: string;
}

const SORT_COLUMNS = {
  name: product.name,
  price: product.priceCents,
  power: product.powerW,
  productCode: product.productCode,
} as const satisfies Record<SaleSortKey, unknown>;

/** Products of one distributor as buyers find them. */
export function createSaleProductRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(product.distributorId, distributorId);
  const worldQueries = ({ buyer, knownVersion }: SaleReading) =>
    [
      ...sellingQueries(database, distributorId, buyer),
      ...pricingQueries(database, distributorId, { knownVersion, integratorId: buyer.integratorId }),
    ] as const;

  const partsOf = (wanted: WantedProducts) => ({
    distributorId,
    arms: wanted.types.map((type) => ({ type, active: 1 })),
    narrow: narrowSale(distributorId, wanted),
    others: saleFilters(distributorId, wanted),
  });
  const pageOf = (wanted: WantedProducts): SQL =>
    orderedPage({
      ...partsOf(wanted),
      ...{ column: SORT_COLUMNS[wanted.sort], isDescending: wanted.isDescending },
      ...{ page: wanted.page, pageSize: wanted.pageSize },
    });
  const countOf = (wanted: WantedProducts): SQL => boundedCount(partsOf(wanted), MAX_COUNTED_PRODUCTS + 1);

  return {
    pageOf,
    countOf,

    /** Who sells, and how the products on sale are arranged. */
    async readWorld(
      reading: SaleReading,
    ): Promise<SaleWorld & { sections: SeparatedSection[]; categories: SaleCategory[] }> {
      const [centers, regions, companies, rules, priced, sections, categories] = await database.readBatch([
        ...worldQueries(reading),
        orm.all<OfferRow>(sql`select entry.* from separated_section as entry
          where entry.distributor_id = ${distributorId} and entry.active = 1 order by entry.position, entry.id`),
        orm
          .select({ id: category.id, name: category.name })
          .from(category)
          .where(and(eq(category.distributorId, distributorId), eq(category.active, true)))
          .orderBy(asc(category.position), asc(category.id)),
      ]);
      return {
        centers: toSellingCenters(reading.buyer, centers, regions, companies),
        ...{ rules, company: priced[0], categories },
        sections: sections.map(SEPARATED_SECTIONS.toItem),
      };
    },

    /** One page of them, how many there are, and who makes what is of these types. */
    async listPage(wanted: WantedProducts, reading: SaleReading) {
      const towards = wanted.isDescending ? desc : asc;
      const [rows, counted, makers] = await database.readBatch([
        orm
          .select(saleColumns(distributorId, reading))
          .from(product)
          .where(inArray(product.searchKey, sql`(select search_key from ${pageOf(wanted)})`))
          .orderBy(towards(SORT_COLUMNS[wanted.sort]), towards(product.id)),
        orm.select({ total: sql<number>`(${countOf(wanted)})` }).from(sql`(select 1)`),
        orm.all<{ name: string }>(
          createProductRepository(database, distributorId).manufacturersOf(groupIn(wanted.types)),
        ),
      ]);
      const total = counted[0]?.total ?? 0;
      return {
        rows: rows.map(toSaleRow),
        totalItems: Math.min(total, MAX_COUNTED_PRODUCTS),
        totalIsExact: total <= MAX_COUNTED_PRODUCTS,
        manufacturers: makers.map(({ name }) => name),
      };
    },

    /** Products by id or by code, on sale or not, with who sells them, in one round trip. */
    async readForSale(
      wanted: { ids: readonly string[] } | { codes: readonly string[] },
      reading: SaleReading,
    ): Promise<SaleWorld & { rows: SaleRow[] }> {
      const [centers, regions, companies, rules, priced, rows] = await database.readBatch([
        ...worldQueries(reading),
        orm
          .select(saleColumns(distributorId, reading))
          .from(product)
          .where(
            and(
              own,
              "ids" in wanted
                ? inArray(product.id, eachOf(wanted.ids))
                : or(
                    inArray(product.productCode, eachOf(wanted.codes)),
                    inArray(product.productCode, eachOf(wanted.codes.map((code) => code.toUpperCase()))),
                  ),
            ),
          ),
      ]);
      return {
        centers: toSellingCenters(reading.buyer, centers, regions, companies),
        ...{ rules, company: priced[0], rows: rows.map(toSaleRow) },
      };
    },
  };
}

/** The one group of equipment that all types are of; null for several. */
function groupIn(types: WantedProducts["types"]): EquipmentGroup | null {
  const [group, ...others] = new Set(types.map(equipmentGroupOf));
  return group === undefined || others.length > 0 ? null : group;
}
