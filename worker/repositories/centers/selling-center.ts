import { asc, eq, sql } from "drizzle-orm";
import { sellingCenters } from "#domain/centers/selling-centers.ts";
import type { Database } from "#worker/db/client.ts";
import { reusable } from "#worker/db/kept-answers.ts";
import { integrator } from "#worker/db/schema/access.ts";
import { distributionCenter } from "#worker/db/schema/stock.ts";
import { type Center, toCenter } from "./center-repository.ts";
import { regionsOf, toRegion } from "./distribution-repository.ts";

/** The buyer's facts that decide which center sells. */
export interface Buyer {
  /** Id of the buyer's company; null without one. */
  integratorId: string | null;
  /** Id of the company's group, null without one; absent if it has to be read. */
  groupId?: string | null;
  /** Id of the chosen center; null unless exclusivity requires a choice. */
  chosenCenterId: string | null;
  exclusivity: boolean;
}

/** The distributor's centers by priority, and its regions: the same for all buyers. */
export function reusablePlaces(database: Database, distributorId: string) {
  return reusable({
    key: "places",
    parts: ["selling"],
    queries: () => [centersOf(database, distributorId), regionsOf(database, distributorId)] as const,
    make: ([centers, regions]) => ({ centers: centers.map(toCenter), regions: regions.map(toRegion) }),
  });
}

function centersOf({ orm }: Database, distributorId: string) {
  return orm
    .select()
    .from(distributionCenter)
    .where(eq(distributionCenter.distributorId, distributorId))
    .orderBy(asc(distributionCenter.priority), asc(distributionCenter.id));
}

/** Queries of a batch for `toSellingCenters`, so that the decision needs no further round trip. */
export function sellingQueries(database: Database, distributorId: string, { integratorId }: Buyer) {
  const { orm } = database;
  return [
    centersOf(database, distributorId),
    regionsOf(database, distributorId),
    orm
      .select({ state: sql<string | null>`${integrator.address} ->> '$.state'` })
      .from(integrator)
      .where(sql`${integrator.distributorId} = ${distributorId} and ${integrator.id} = ${integratorId}`),
  ] as const;
}

/** The centers that sell to the buyer, from the rows of `sellingQueries`; the first one is the seller. */
export function toSellingCenters(
  buyer: Buyer,
  centers: readonly (typeof distributionCenter.$inferSelect)[],
  regions: readonly Parameters<typeof toRegion>[0][],
  companies: readonly { state: string | null }[],
): readonly Center[] {
  return sellingCenters({
    state: companies[0]?.state ?? null,
    centers: centers.map(toCenter),
    regions: regions.map(toRegion),
    chosenCenterId: buyer.chosenCenterId,
    exclusivity: buyer.exclusivity,
  });
}
