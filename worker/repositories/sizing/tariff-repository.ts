import { eq } from "drizzle-orm";
import type { UtilityTariff } from "#domain/sizing/estimate-system.ts";
import type { Database } from "#worker/db/client.ts";
import { tariff } from "#worker/db/schema/directory.ts";

/** Tariffs of the utilities, in the directory's database. */
export function createTariffRepository(directory: Database) {
  const { orm } = directory;
  return {
    /** Residential tariffs of the utilities that work mainly in a state. */
    async listOfState(state: string): Promise<UtilityTariff[]> {
      const [rows] = await directory.readBatch([
        orm
          .select({ tariffPerKwh: tariff.tariffPerKwh, fioBPerKwh: tariff.fioBPerKwh })
          .from(tariff)
          .where(eq(tariff.state, state)),
      ]);
      return rows;
    },
  };
}
