import { and, asc, eq, gte, inArray, isNull, lte, or, sql, type SQLWrapper } from "drizzle-orm";
import type { KitListQuery } from "#domain/kits/kit-list-schema.ts";
import type { PricedItem } from "#domain/pricing/price-facts.ts";
import type { KitForSale } from "#domain/requests/build-order.ts";
import type { Database } from "../db/client.ts";
import { product } from "../db/schema/catalog.ts";
import { kit, kitOption, kitOptionComponent, structure } from "../db/schema/kits.ts";
import type { Center } from "./center-repository.ts";
import { toKitRow } from "./kit-rows.ts";
import { groupOf, kitPriceColumns, type PriceListBuyer } from "./pricing-columns.ts";
import { type PricedCompanyRow, pricingQueries, type PublishedRulesRow } from "./pricing-queries.ts";
import { toPricedKit } from "./pricing-rows.ts";
import { type Buyer, sellingQueries, toSellingCenters } from "./selling-center.ts";
import { stockAt, stockByCenter } from "./stock-by-center.ts";

const SORT_COLUMNS = {
  power: kitOption.powerW,
  price: kitOption.priceCents,
  pricePerKwp: kitOption.pricePerKwpCents,
} as const;

/** Who buys, on which day, and the version of the pricing rules that need not be read again. */
interface PricedReading {
  buyer: Buyer & { group?: PriceListBuyer["group"] };
  today: string;
  knownVersion: number | null;
}

/** Closed kits of one distributor, and the centers that sell them. */
export function createKitRepository(database: Database, distributorId: string) {
  const { orm } = database;

  function componentsOf(optionIds: SQLWrapper | readonly string[]) {
    return orm
      .select({
        optionId: kitOptionComponent.kitOptionId,
        productId: product.id,
        name: product.name,
        manufacturer: product.manufacturer,
        type: product.type,
        technical: product.technical,
        amount: kitOptionComponent.amount,
        active: product.active,
        isToSell: product.isToSell,
        stocks: stockByCenter(distributorId, product.id),
      })
      .from(kitOptionComponent)
      .innerJoin(
        product,
        and(eq(product.distributorId, distributorId), eq(product.id, kitOptionComponent.productId)),
      )
      .where(
        and(
          eq(kitOptionComponent.distributorId, distributorId),
          inArray(kitOptionComponent.kitOptionId, optionIds),
        ),
      )
      .orderBy(asc(kitOptionComponent.kitOptionId), asc(kitOptionComponent.position));
  }

  /** Switched on, and within its days of sale, both included. */
  const isOnSale = (today: string) =>
    and(
      eq(kitOption.isToSell, true),
      or(isNull(kitOption.validFrom), lte(kitOption.validFrom, today)),
      or(isNull(kitOption.validUntil), gte(kitOption.validUntil, today)),
    );

  function matching(query: KitListQuery, today: string, powerW: SQLWrapper = kitOption.powerW) {
    return and(
      eq(kitOption.distributorId, distributorId),
      isOnSale(today),
      gte(powerW, Math.round(query.minPower * 1000)),
      lte(powerW, Math.round(query.maxPower * 1000)),
      ...(query.structure === undefined ? [] : [eq(kitOption.structureId, query.structure)]),
    );
  }

  /** The ids of one page, as a subquery and for the plan's test. Sorted by a price, the power range is hidden from
   *  the planner (`+`), which would else read by power and sort all of it for one page. */
  function pageOf(query: KitListQuery, today: string) {
    const powerW = query.sort === "power" ? kitOption.powerW : sql`+${kitOption.powerW}`;
    return orm
      .select({ id: kitOption.id })
      .from(kitOption)
      .where(matching(query, today, powerW))
      .orderBy(asc(SORT_COLUMNS[query.sort]), asc(kitOption.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit);
  }

  /** The group that price lists count for is that of the company, unless the price of another one is asked for. */
  const priceColumns = (
    { integratorId, group = groupOf(distributorId, integratorId) }: PricedReading["buyer"],
    today: string,
  ) => kitPriceColumns(distributorId, { group, today });

  return {
    pageOf,

    /** One page of buyable kits with their components' stock at the selling center, in one round trip. */
    async listKits(query: KitListQuery, { buyer, today, knownVersion }: PricedReading) {
      const page = pageOf(query, today);
      const [centers, regions, companies, rules, pricedCompanies, counted, rows, components, structures] =
        await database.readBatch([
          ...sellingQueries(database, distributorId, buyer),
          ...pricingQueries(database, distributorId, { knownVersion, integratorId: buyer.integratorId }),
          orm
            .select({ total: sql<number>`count(*)` })
            .from(kitOption)
            .where(matching(query, today)),
          orm
            .select({
              option: kitOption,
              kit,
              structureName: structure.name,
              price: priceColumns(buyer, today),
            })
            .from(kitOption)
            .innerJoin(kit, and(eq(kit.distributorId, distributorId), eq(kit.id, kitOption.kitId)))
            .innerJoin(
              structure,
              and(eq(structure.distributorId, distributorId), eq(structure.id, kitOption.structureId)),
            )
            .where(and(eq(kitOption.distributorId, distributorId), inArray(kitOption.id, page)))
            .orderBy(asc(SORT_COLUMNS[query.sort]), asc(kitOption.id)),
          componentsOf(page),
          orm
            .select({ id: structure.id, name: structure.name })
            .from(structure)
            .where(eq(structure.distributorId, distributorId))
            .orderBy(asc(structure.name)),
        ]);
      const center = toSellingCenters(buyer, centers, regions, companies)[0] ?? null;
      const stocked = components.map((one) => ({ ...one, ...stockAt(one.stocks, center?.id ?? "") }));
      return {
        center,
        totalItems: counted[0]?.total ?? 0,
        structures,
        rules,
        company: pricedCompanies[0],
        kits: rows.map((row) => ({
          ...toKitRow(row, stocked),
          priced: toPricedKit({ ...row.option, ...row.price, productCode: row.kit.productCode }),
        })),
      };
    },

    /** Kits on sale by id, with the center that sells them; ids that are not there or not on sale are left out. */
    async getForSale(
      ids: readonly string[],
      { buyer, today, knownVersion }: PricedReading,
    ): Promise<{
      kits: (KitForSale & { priced: PricedItem })[];
      center: Center | null;
      /** The centers that sell to the buyer, the one that does first. */
      centers: readonly Center[];
      rules: readonly PublishedRulesRow[];
      company: PricedCompanyRow | undefined;
    }> {
      const [centers, regions, companies, rules, pricedCompanies, options, components] =
        await database.readBatch([
          ...sellingQueries(database, distributorId, buyer),
          ...pricingQueries(database, distributorId, { knownVersion, integratorId: buyer.integratorId }),
          orm
            .select({ option: kitOption, productCode: kit.productCode, price: priceColumns(buyer, today) })
            .from(kitOption)
            .innerJoin(kit, and(eq(kit.distributorId, distributorId), eq(kit.id, kitOption.kitId)))
            .where(
              and(
                eq(kitOption.distributorId, distributorId),
                isOnSale(today),
                inArray(kitOption.id, [...ids]),
              ),
            ),
          componentsOf(ids),
        ]);
      const selling = toSellingCenters(buyer, centers, regions, companies);
      return {
        center: selling[0] ?? null,
        centers: selling,
        rules,
        company: pricedCompanies[0],
        kits: options.map(({ option, productCode, price }) => ({
          priced: toPricedKit({ ...option, ...price, productCode }),
          id: option.id,
          name: option.name,
          powerW: option.powerW,
          priceCents: option.priceCents,
          version: option.version,
          products: components
            .filter(({ optionId }) => optionId === option.id)
            .map(({ productId, name, manufacturer, type, amount }) => ({
              productId,
              name,
              manufacturer,
              type,
              amount,
            })),
        })),
      };
    },
  };
}

export type KitRepository = ReturnType<typeof createKitRepository>;
