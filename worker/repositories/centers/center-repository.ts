import { and, asc, eq } from "drizzle-orm";
import * as z from "zod";
import type { Database } from "#worker/db/client.ts";
import { distributionCenter } from "#worker/db/schema/stock.ts";

const StatesSchema = z.array(z.string()).catch([]);
const AddressSchema = z
  .object({ city: z.string(), state: z.string(), CEP: z.string().default("") })
  .catch({ city: "", state: "", CEP: "" });

export interface Center {
  id: string;
  name: string;
  active: boolean;
  /** The CEP is empty if unknown. */
  address: { state: string; city: string; CEP: string };
  servicedStates: readonly string[];
}

/** Query for the active centers by priority, or only for the chosen one among them. */
export function activeCenters({ orm }: Database, distributorId: string, chosenCenterId: string | null) {
  return orm
    .select()
    .from(distributionCenter)
    .where(
      and(
        eq(distributionCenter.distributorId, distributorId),
        eq(distributionCenter.active, true),
        ...(chosenCenterId === null ? [] : [eq(distributionCenter.id, chosenCenterId)]),
      ),
    )
    .orderBy(asc(distributionCenter.priority));
}

/** Query for ids and names of all centers, by priority. */
export function centerNames({ orm }: Database, distributorId: string) {
  return orm
    .select({ id: distributionCenter.id, name: distributionCenter.name })
    .from(distributionCenter)
    .where(eq(distributionCenter.distributorId, distributorId))
    .orderBy(asc(distributionCenter.priority));
}

/** Distribution centers of one distributor. */
export function createCenterRepository(database: Database, distributorId: string) {
  return {
    async listCenters(): Promise<Center[]> {
      const [rows] = await database.readBatch([activeCenters(database, distributorId, null)]);
      return rows.map(toCenter);
    },

    /** Lists all centers by priority, including closed ones. */
    async listAllCenters(): Promise<Center[]> {
      const [rows] = await database.readBatch([
        database.orm
          .select()
          .from(distributionCenter)
          .where(eq(distributionCenter.distributorId, distributorId))
          .orderBy(asc(distributionCenter.priority)),
      ]);
      return rows.map(toCenter);
    },
  };
}

export function toCenter(row: typeof distributionCenter.$inferSelect): Center {
  const { city, state, CEP } = AddressSchema.parse(row.address);
  return {
    id: row.id,
    name: row.name,
    active: row.active,
    address: { state, city, CEP },
    servicedStates: StatesSchema.parse(row.servicedStates),
  };
}
