import { and, asc, count, countDistinct, eq, isNotNull, isNull, sql, sum } from "drizzle-orm";
import * as z from "zod";
import { StateCodeSchema } from "#domain/address/address-lookup-schema.ts";
import type { CenterUse, ManagedCenter, Region } from "#domain/centers/center-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { user } from "#worker/db/schema/access.ts";
import { distributionCenter, distributionRegion, stock, stockReservation } from "#worker/db/schema/stock.ts";

const text = z.string().catch("");
const AddressSchema = z.object({
  CEP: text,
  patio: text,
  number: text,
  complement: text,
  neighborhood: text,
  city: text,
  state: text,
});
const StatesSchema = z.array(StateCodeSchema).catch([]);
const PrioritySchema = z.array(z.object({ id: z.string(), order: z.int() })).catch([]);

export interface Distribution {
  /** By delivery priority, including closed ones. */
  centers: readonly ManagedCenter[];
  /** By name. */
  regions: readonly Region[];
  /** Number of integrators' users who could not buy under exclusivity, because their center does not sell. */
  withoutCenter: number;
}

/** Query for the regions of a distributor, by name. */
export function regionsOf({ orm }: Database, distributorId: string) {
  return orm
    .select()
    .from(distributionRegion)
    .where(eq(distributionRegion.distributorId, distributorId))
    .orderBy(asc(distributionRegion.name), asc(distributionRegion.id));
}

/** Repository of one distributor's centers and regions, for managing them. */
export function createDistributionRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const buyers = and(
    eq(user.distributorId, distributorId),
    eq(user.type, "integrator"),
    isNull(user.erasedAt),
  );

  /** Reads everything in one round trip. */
  async function readAll(): Promise<Distribution> {
    const [centers, regions, stocks, reservations, choices, people] = await database.readBatch([
      orm
        .select()
        .from(distributionCenter)
        .where(eq(distributionCenter.distributorId, distributorId))
        .orderBy(asc(distributionCenter.priority), asc(distributionCenter.id)),
      regionsOf(database, distributorId),
      orm
        .select({
          centerId: stock.centerId,
          products: sql<number>`count(case when ${stock.onHand} > 0 then 1 end)`,
          onHand: sum(stock.onHand).mapWith(Number),
          reserved: sum(stock.reserved).mapWith(Number),
        })
        .from(stock)
        .where(eq(stock.distributorId, distributorId))
        .groupBy(stock.centerId),
      orm
        .select({ centerId: stockReservation.centerId, total: countDistinct(stockReservation.requestId) })
        .from(stockReservation)
        // Written out, as in the index of what is held.
        .where(and(eq(stockReservation.distributorId, distributorId), sql`state = 'held'`))
        .groupBy(stockReservation.centerId),
      orm
        .select({ centerId: user.chosenCenterId, total: count() })
        .from(user)
        .where(and(buyers, isNotNull(user.chosenCenterId)))
        .groupBy(user.chosenCenterId),
      orm.select({ total: count() }).from(user).where(buyers),
    ]);
    const managed = centers.map((row): ManagedCenter => {
      const held = stocks.find(({ centerId }) => centerId === row.id);
      const use: CenterUse = {
        products: held?.products ?? 0,
        onHand: held?.onHand ?? 0,
        reserved: held?.reserved ?? 0,
        openReservations: reservations.find(({ centerId }) => centerId === row.id)?.total ?? 0,
        chosenBy: choices.find(({ centerId }) => centerId === row.id)?.total ?? 0,
      };
      return {
        id: row.id,
        name: row.name,
        active: row.active,
        address: AddressSchema.parse(row.address),
        servicedStates: StatesSchema.parse(row.servicedStates),
        version: row.version,
        updatedAt: row.updatedAt,
        use,
      };
    });
    const settled = managed.filter(({ active }) => active).reduce((all, { use }) => all + use.chosenBy, 0);
    return {
      centers: managed,
      regions: regions.map(toRegion),
      withoutCenter: (people[0]?.total ?? 0) - settled,
    };
  }

  return {
    readAll,

    /** Reads a center.
     *  @throws DomainError NOT_FOUND, also for another distributor's */
    async getCenter(id: string): Promise<ManagedCenter> {
      const center = (await readAll()).centers.find((one) => one.id === id);
      if (center === undefined) throw new DomainError("NOT_FOUND", { entity: "distributionCenter", id });
      return center;
    },

    /** Reads a region.
     *  @throws DomainError NOT_FOUND, also for another distributor's */
    async getRegion(id: string): Promise<Region> {
      const [rows] = await database.readBatch([regionsOf(database, distributorId)]);
      const row = rows.find((one) => one.id === id);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "distributionRegion", id });
      return toRegion(row);
    },

    async listRegions(): Promise<Region[]> {
      const [rows] = await database.readBatch([regionsOf(database, distributorId)]);
      return rows.map(toRegion);
    },
  };
}

export function toRegion(row: typeof distributionRegion.$inferSelect): Region {
  return {
    id: row.id,
    name: row.name,
    states: StatesSchema.parse(row.states),
    centerPriority: PrioritySchema.parse(row.centerPriority),
    version: row.version,
    updatedAt: row.updatedAt,
  };
}
