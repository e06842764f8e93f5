import { and, asc, eq, gte, inArray, isNull, lte, or, sql, type SQLWrapper } from "drizzle-orm";
import type { KitListQuery } from "#domain/kits/kit-list-schema.ts";
import type { PricedItem } from "#domain/pricing/price-facts.ts";
import type { KitForSale } from "#domain/requests/build-order.ts";
import type { Database } from "../db/client.ts";
import { product } from "../db/schema/catalog.ts";
import { kit, kitOption, kitOptionComponent, structure } from "../db/schema/kits.ts";
import type { Center } from "./center-repository.ts";
import {
  type FreightFacts,
  freightFactQueries,
  type FreightQuestion,
  toFreightFacts,
} from "./freight-quote-repository.ts";
import { toKitRow, toKitStructure } from "./kit-rows.ts";
import { groupOf, kitPriceColumns, type PriceListBuyer } from "./pricing-columns.ts";
import { type PricedCompanyRow, pricingQueries, type PublishedRulesRow } from "./pricing-queries.ts";
import { toPricedKit } from "./pricing-rows.ts";
import { PLAIN_SALE, type SaleFacts, saleQueries, type SaleQuestion, toSaleFacts } from "./sale-facts.ts";
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

/** What is read along with kits that are sold, and whether the distributor has extra items and services at all. */
interface SaleReading {
  sale?: SaleQuestion;
  withExtras?: boolean;
  freight?: Omit<FreightQuestion, "kitOptionIds">;
}

/** Before the address is known only what the buyer fetches has its freight. */
const BEFORE_ADDRESS: Omit<FreightQuestion, "kitOptionIds"> = {
  known: { shippingType: "FOB", state: null, zoneType: "urbana", cep: null },
  quote: null,
};

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
  const isOnSale = (today: string, isToSell: SQLWrapper = kitOption.isToSell) =>
    and(
      sql`${isToSell} = 1`,
      or(isNull(kitOption.validFrom), lte(kitOption.validFrom, today)),
      or(isNull(kitOption.validUntil), gte(kitOption.validUntil, today)),
    );

  /** The group that price lists count for is that of the company, unless the price of another one is asked for. */
  const priceColumns = (
    { integratorId, group = groupOf(distributorId, integratorId) }: PricedReading["buyer"],
    today: string,
  ) => kitPriceColumns(distributorId, { group, today });

  /** Every structure in which the kits of these options are on sale. That they are is hidden from the planner (`+`), which
   *  would else read all that is on sale. */
  function structuresOf(optionIds: SQLWrapper, { buyer, today }: Omit<PricedReading, "knownVersion">) {
    const kitIds = orm
      .select({ kitId: kitOption.kitId })
      .from(kitOption)
      .where(and(eq(kitOption.distributorId, distributorId), inArray(kitOption.id, optionIds)));
    return orm
      .select({
        kitId: kitOption.kitId,
        id: structure.id,
        name: structure.name,
        option: kitOption,
        productCode: kit.productCode,
        price: priceColumns(buyer, today),
      })
      .from(kitOption)
      .innerJoin(kit, and(eq(kit.distributorId, distributorId), eq(kit.id, kitOption.kitId)))
      .innerJoin(
        structure,
        and(eq(structure.distributorId, distributorId), eq(structure.id, kitOption.structureId)),
      )
      .where(
        and(
          eq(kitOption.distributorId, distributorId),
          inArray(kitOption.kitId, kitIds),
          isOnSale(today, sql`+${kitOption.isToSell}`),
        ),
      )
      .orderBy(asc(structure.name), asc(structure.id));
  }

  function matching(query: KitListQuery, today: string, powerW: SQLWrapper = kitOption.powerW) {
    if (query.ids !== undefined) {
      return and(
        eq(kitOption.distributorId, distributorId),
        isOnSale(today, sql`+${kitOption.isToSell}`),
        inArray(kitOption.id, query.ids),
      );
    }
    return and(
      eq(kitOption.distributorId, distributorId),
      isOnSale(today),
      gte(powerW, Math.round(query.minPower * 1000)),
      lte(powerW, Math.round(query.maxPower * 1000)),
      ...(query.structure === undefined ? [] : [eq(kitOption.structureId, query.structure)]),
      ...(query.promotional === true ? [eq(kitOption.promotional, true)] : []),
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

  /** How many there are, from the index alone. */
  function countOf(query: KitListQuery, today: string) {
    return orm
      .select({ total: sql<number>`count(*)` })
      .from(kitOption)
      .where(matching(query, today));
  }
  return {
    pageOf,
    countOf,
    structuresOf,

    /** One page of buyable kits with their components' stock at the selling center, in one round trip. */
    async listKits(query: KitListQuery, { buyer, today, knownVersion }: PricedReading) {
      const page = pageOf(query, today);
      const [
        centers,
        regions,
        companies,
        rules,
        pricedCompanies,
        counted,
        rows,
        components,
        ofKits,
        structures,
      ] = await database.readBatch([
        ...sellingQueries(database, distributorId, buyer),
        ...pricingQueries(database, distributorId, { knownVersion, integratorId: buyer.integratorId }),
        countOf(query, today),
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
        structuresOf(page, { buyer, today }),
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
          ...toKitRow(row, stocked, ofKits.map(toKitStructure)),
          priced: toPricedKit({ ...row.option, ...row.price, productCode: row.kit.productCode }),
        })),
      };
    },

    /** Kits on sale by id, with the center that sells them; ids that are not there or not on sale are left out. */
    async getForSale(
      ids: readonly string[],
      {
        buyer,
        today,
        knownVersion,
        sale = PLAIN_SALE,
        withExtras = false,
        freight = BEFORE_ADDRESS,
      }: PricedReading & SaleReading,
    ): Promise<{
      kits: (KitForSale & { priced: PricedItem })[];
      center: Center | null;
      /** The centers that sell to the buyer, the one that does first. */
      centers: readonly Center[];
      rules: readonly PublishedRulesRow[];
      company: PricedCompanyRow | undefined;
      /** What is offered along with them. */
      offers: SaleFacts;
      freight: FreightFacts;
    }> {
      const [
        centers,
        regions,
        companies,
        rules,
        pricedCompanies,
        options,
        components,
        extraItems,
        services,
        methods,
        conditions,
        coupons,
        products,
        quotes,
        ...freightFacts
      ] = await database.readBatch([
        ...sellingQueries(database, distributorId, buyer),
        ...pricingQueries(database, distributorId, { knownVersion, integratorId: buyer.integratorId }),
        orm
          .select({ option: kitOption, productCode: kit.productCode, price: priceColumns(buyer, today) })
          .from(kitOption)
          .innerJoin(kit, and(eq(kit.distributorId, distributorId), eq(kit.id, kitOption.kitId)))
          .where(
            and(eq(kitOption.distributorId, distributorId), isOnSale(today), inArray(kitOption.id, [...ids])),
          ),
        componentsOf(ids),
        ...saleQueries(database, distributorId, sale, { integratorId: buyer.integratorId, today }),
        ...freightFactQueries(database, distributorId, { kitOptionIds: ids, ...freight }),
      ]);
      const selling = toSellingCenters(buyer, centers, regions, companies);
      return {
        center: selling[0] ?? null,
        centers: selling,
        rules,
        company: pricedCompanies[0],
        offers: toSaleFacts([extraItems, services, methods, conditions, coupons, products, quotes], {
          withExtras,
        }),
        freight: toFreightFacts(...freightFacts),
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
