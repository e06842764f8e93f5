import { and, asc, eq, gte, inArray, lte, sql, type SQLWrapper } from "drizzle-orm";
import type { KitListQuery } from "#domain/kits/kit-list-schema.ts";
import { sellingCenters } from "#domain/centers/selling-centers.ts";
import type { Database } from "#worker/db/client.ts";
import { reusable } from "#worker/db/kept-answers.ts";
import { kit, kitOption, structure } from "#worker/db/schema/kits.ts";
import { partFilters, reusableKitFacets, type WantedKits } from "./kit-filters.ts";
import { componentsOfKits, isOnSale, productsOfKits } from "./kit-queries.ts";
import { toKitRow, toKitStructure } from "./kit-rows.ts";
import { groupOf, kitPriceColumns } from "../pricing/pricing-columns.ts";
import { type KnownPricing, reusablePricing } from "../pricing/pricing-queries.ts";
import { toPricedKit } from "../pricing/pricing-rows.ts";
import { type Buyer, reusablePlaces } from "../centers/selling-center.ts";
import { levelAt, parseStocks, stocksOf } from "../stock/stock-by-center.ts";
import type { Center } from "../centers/center-repository.ts";

const SORT_COLUMNS = {
  power: kitOption.powerW,
  price: kitOption.priceCents,
  pricePerKwp: kitOption.pricePerKwpCents,
} as const;

interface Reading {
  buyer: Buyer;
  today: string;
}

/** Repository of one distributor's closed kits for sale, and of the centers that sell them. */
export function createKitRepository(database: Database, distributorId: string) {
  const { orm } = database;

  /** Price lists apply to the company's group, which is looked up if it is not known. */
  function priceColumns({ integratorId, groupId }: Buyer, today: string) {
    const group = groupId === undefined ? groupOf(distributorId, integratorId) : groupId;
    return kitPriceColumns(distributorId, { group, today });
  }

  /** All structures of these options' kits that are for sale. `+` hides that condition from the planner, which would
   *  otherwise read everything for sale. */
  function structuresOf(optionIds: SQLWrapper, { buyer, today }: Reading) {
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

  function matching(query: WantedKits, today: string, powerW: SQLWrapper = kitOption.powerW) {
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
      ...partFilters(distributorId, query),
    );
  }

  /** Ids of a page, as a subquery, also for the test of the query plan. When sorting by price, `+` hides the power
   *  range from the planner, which would otherwise read by power and sort all of it. */
  function pageOf(query: WantedKits, today: string) {
    const powerW = query.sort === "power" ? kitOption.powerW : sql`+${kitOption.powerW}`;
    return orm
      .select({ id: kitOption.id })
      .from(kitOption)
      .where(matching(query, today, powerW))
      .orderBy(asc(SORT_COLUMNS[query.sort]), asc(kitOption.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit);
  }

  /** Number of matching options, from the index alone. */
  function countOf(query: WantedKits, today: string) {
    return orm
      .select({ total: sql<number>`count(*)` })
      .from(kitOption)
      .where(matching(query, today));
  }

  /** A page of kits without stock, reused by all buyers of a group. */
  function reusablePage(query: WantedKits, { buyer, today }: Reading) {
    const { integratorId, groupId = { of: integratorId } } = buyer;
    const asked = JSON.stringify([query, today, groupId]);
    const page = pageOf(query, today);
    const read = reusable({
      key: `kits ${asked}`,
      parts: query.stockAt === null ? ["selling"] : ["selling", "stock"],
      queries: () =>
        [
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
          componentsOfKits(database, distributorId, page),
          structuresOf(page, { buyer, today }),
          orm
            .select({ id: structure.id, name: structure.name })
            .from(structure)
            .where(eq(structure.distributorId, distributorId))
            .orderBy(asc(structure.name)),
        ] as const,
      make: ([counted, rows, components, ofKits, structures]) => ({
        totalItems: counted[0]?.total ?? 0,
        structures,
        kits: rows.map((row) => ({
          ...toKitRow(row, components, ofKits.map(toKitStructure)),
          priced: toPricedKit({ ...row.option, ...row.price, productCode: row.kit.productCode }),
        })),
      }),
    });
    const stocks = reusable({
      key: `kit-stocks ${asked}`,
      parts: ["selling", "stock"],
      queries: () =>
        [stocksOf(database, distributorId, productsOfKits(database, distributorId, page))] as const,
      make: ([rows]) => Object.fromEntries(rows.map((row) => [row.productId, parseStocks(row.stocks)])),
    });
    return { read, stocks };
  }

  return {
    pageOf,
    countOf,
    structuresOf,

    /** Lists a page of kits for sale with their components' stock at the selling center, in one round trip, or none
     *  while nothing of it changes. A filter by stock asks first which center sells. */
    async listKits<Compiled>(
      query: KitListQuery,
      { buyer, today, pricing: known }: Reading & { pricing: KnownPricing<Compiled> },
    ) {
      const pricing = reusablePricing(database, distributorId, known, buyer.integratorId);
      const places = reusablePlaces(database, distributorId);
      const centerOf = (
        { centers, regions }: Pick<Parameters<typeof sellingCenters<Center>>[0], "centers" | "regions">,
        company: { state: string | null } | undefined,
      ) => sellingCenters({ ...buyer, state: company?.state ?? null, centers, regions })[0] ?? null;
      const asked =
        query.stock === undefined
          ? null
          : centerOf(...(await database.readReusable(distributorId, [places, pricing.company])));
      const page = reusablePage({ ...query, stockAt: asked?.id ?? null }, { buyer, today });
      const [found, facets, rules, company, { kits, ...counted }, stocks] = await database.readReusable(
        distributorId,
        [
          places,
          reusableKitFacets(database, distributorId),
          pricing.rules,
          pricing.company,
          page.read,
          page.stocks,
        ],
      );
      const center = centerOf(found, company);
      return {
        center,
        ...facets,
        ...counted,
        rules,
        company,
        kits: kits.map((kit) => ({
          ...kit,
          components: kit.components.map((one) => ({
            ...one,
            ...levelAt(stocks[one.productId], center?.id ?? ""),
          })),
        })),
      };
    },
  };
}
