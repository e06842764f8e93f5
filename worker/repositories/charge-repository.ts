import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { charge } from "../db/schema/requests.ts";

export type StoredCharge = typeof charge.$inferSelect;

/** Charges of one distributor's orders. */
export function createChargeRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const newest = (by: ReturnType<typeof eq>) =>
    orm
      .select()
      .from(charge)
      .where(and(eq(charge.distributorId, distributorId), by))
      .orderBy(desc(charge.createdAt), desc(charge.id))
      .limit(1);
  return {
    /** The newest charge of an order. */
    async findByRequest(requestId: string): Promise<StoredCharge | null> {
      const [rows] = await database.readBatch([newest(eq(charge.requestId, requestId))]);
      return rows[0] ?? null;
    },

    async findCharge(id: string): Promise<StoredCharge | null> {
      const [rows] = await database.readBatch([newest(eq(charge.id, id))]);
      return rows[0] ?? null;
    },

    async findByProviderId(provider: string, providerChargeId: string): Promise<StoredCharge | null> {
      const [rows] = await database.readBatch([
        orm
          .select()
          .from(charge)
          .where(
            and(
              eq(charge.distributorId, distributorId),
              eq(charge.provider, provider),
              eq(charge.providerChargeId, providerChargeId),
            ),
          )
          .limit(1),
      ]);
      return rows[0] ?? null;
    },
  };
}

export type ChargeRepository = ReturnType<typeof createChargeRepository>;
