import { eq } from "drizzle-orm";
import * as z from "zod";
import type { SellingRegion } from "#domain/centers/selling-centers.ts";
import type { Database } from "#worker/db/client.ts";
import { distributionRegion } from "#worker/db/schema/stock.ts";

const RegionSchema = z.object({
  states: z.array(z.string()).catch([]),
  centerPriority: z.array(z.object({ id: z.string(), order: z.int() })).catch([]),
});

/** Query for regions with the facts that decide which center sells. */
export async function listSellingRegions(
  database: Database,
  distributorId: string,
): Promise<SellingRegion[]> {
  const [rows] = await database.readBatch([
    database.orm
      .select({ states: distributionRegion.states, centerPriority: distributionRegion.centerPriority })
      .from(distributionRegion)
      .where(eq(distributionRegion.distributorId, distributorId)),
  ]);
  return rows.map((row) => RegionSchema.parse(row));
}
