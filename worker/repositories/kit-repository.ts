import { and, asc, eq, gte, inArray, lte, sql, type SQLWrapper } from "drizzle-orm";
import type { KitListQuery } from "#domain/kits/kit-list-schema.ts";
import type { KitForSale } from "#domain/requests/build-order.ts";
import type { Database } from "../db/client.ts";
import { kit, kitOption, kitOptionComponent, product, stock, structure } from "../db/schema/catalog.ts";
import { activeCenters, type Center, toCenter } from "./center-repository.ts";
import { toKitRow } from "./kit-rows.ts";

const SORT_COLUMNS = {
  power: kitOption.powerW,
  price: kitOption.priceCents,
  pricePerKwp: kitOption.pricePerKwpCents,
} as const;

/** Closed kits of one distributor, and the centers that sell them. */
export function createKitRepository(database: Database, distributorId: string) {
  const { orm } = database;

  /** Center that sells: the chosen one, else the first active by priority. */
  const sellingCenter = (chosenCenterId: string | null) =>
    activeCenters(database, distributorId, chosenCenterId).limit(1);

  function componentsOf(optionIds: SQLWrapper | readonly string[], centerId: SQLWrapper | string) {
    return orm
      .select({
        optionId: kitOptionComponent.kitOptionId,
        productId: product.id,
        name: product.name,
        manufacturer: product.manufacturer,
        type: product.type,
        technical: product.technical,
        amount: kitOptionComponent.amount,
        onHand: stock.onHand,
        conditional: stock.conditional,
        reserved: stock.reserved,
        futureStockOn: stock.futureStockOn,
      })
      .from(kitOptionComponent)
      .innerJoin(
        product,
        and(eq(product.distributorId, distributorId), eq(product.id, kitOptionComponent.productId)),
      )
      .leftJoin(
        stock,
        and(
          eq(stock.distributorId, distributorId),
          eq(stock.productId, product.id),
          eq(stock.centerId, centerId),
        ),
      )
      .where(
        and(
          eq(kitOptionComponent.distributorId, distributorId),
          inArray(kitOptionComponent.kitOptionId, optionIds),
        ),
      )
      .orderBy(asc(kitOptionComponent.kitOptionId), asc(kitOptionComponent.position));
  }

  function matching(query: KitListQuery, powerW: SQLWrapper = kitOption.powerW) {
    return and(
      eq(kitOption.distributorId, distributorId),
      eq(kitOption.isToSell, true),
      gte(powerW, Math.round(query.minPower * 1000)),
      lte(powerW, Math.round(query.maxPower * 1000)),
      ...(query.structure === undefined ? [] : [eq(kitOption.structureId, query.structure)]),
    );
  }

  /** The ids of one page, as a subquery and for the plan's test. Sorted by a price, the power range is hidden from
   *  the planner (`+`), which would else read by power and sort all of it for one page. */
  function pageOf(query: KitListQuery) {
    const powerW = query.sort === "power" ? kitOption.powerW : sql`+${kitOption.powerW}`;
    return orm
      .select({ id: kitOption.id })
      .from(kitOption)
      .where(matching(query, powerW))
      .orderBy(asc(SORT_COLUMNS[query.sort]), asc(kitOption.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit);
  }

  return {
    pageOf,

    /** One page of buyable kits with their components' stock at the selling center, in one round trip. */
    async listKits(query: KitListQuery, chosenCenterId: string | null) {
      const page = pageOf(query);
      const centerId = sql`(select id from distribution_center where distributor_id = ${distributorId} and active = 1
        and ${chosenCenterId === null ? sql`1 = 1` : sql`id = ${chosenCenterId}`} order by priority limit 1)`;
      const [centers, counted, rows, components, structures] = await database.readBatch([
        sellingCenter(chosenCenterId),
        orm
          .select({ total: sql<number>`count(*)` })
          .from(kitOption)
          .where(matching(query)),
        orm
          .select({ option: kitOption, kit, structureName: structure.name })
          .from(kitOption)
          .innerJoin(kit, and(eq(kit.distributorId, distributorId), eq(kit.id, kitOption.kitId)))
          .innerJoin(
            structure,
            and(eq(structure.distributorId, distributorId), eq(structure.id, kitOption.structureId)),
          )
          .where(and(eq(kitOption.distributorId, distributorId), inArray(kitOption.id, page)))
          .orderBy(asc(SORT_COLUMNS[query.sort]), asc(kitOption.id)),
        componentsOf(page, centerId),
        orm
          .select({ id: structure.id, name: structure.name })
          .from(structure)
          .where(eq(structure.distributorId, distributorId))
          .orderBy(asc(structure.name)),
      ]);
      return {
        center: centers[0] ? toCenter(centers[0]) : null,
        totalItems: counted[0]?.total ?? 0,
        structures,
        kits: rows.map((row) => toKitRow(row, components)),
      };
    },

    /** Kits on sale by id, with the center that sells them; ids that are not there or not on sale are left out. */
    async getForSale(
      ids: readonly string[],
      chosenCenterId: string | null,
    ): Promise<{ kits: KitForSale[]; center: Center | null }> {
      const [centers, options, components] = await database.readBatch([
        sellingCenter(chosenCenterId),
        orm
          .select()
          .from(kitOption)
          .where(
            and(
              eq(kitOption.distributorId, distributorId),
              eq(kitOption.isToSell, true),
              inArray(kitOption.id, [...ids]),
            ),
          ),
        componentsOf(ids, chosenCenterId ?? ""),
      ]);
      return {
        center: centers[0] ? toCenter(centers[0]) : null,
        kits: options.map((option) => ({
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
