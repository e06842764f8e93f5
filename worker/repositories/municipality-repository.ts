import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { municipality } from "../db/schema/directory.ts";

/** The country's municipalities, which lie in the directory. */
export function createMunicipalityRepository(directory: Database) {
  const { orm } = directory;
  return {
    /** Code of the municipality with this name, or null. */
    async findIbgeCode(state: string, city: string): Promise<string | null> {
      const [rows] = await directory.readBatch([
        orm
          .select({ ibgeCode: municipality.ibgeCode })
          .from(municipality)
          .where(and(eq(municipality.state, state), sql`${municipality.name} = ${city} collate nocase`))
          .limit(1),
      ]);
      return rows[0]?.ibgeCode ?? null;
    },

    async listMunicipalities(state: string): Promise<{ ibge: string; name: string }[]> {
      const [rows] = await directory.readBatch([
        orm
          .select({ ibge: municipality.ibgeCode, name: municipality.name })
          .from(municipality)
          .where(eq(municipality.state, state))
          .orderBy(asc(municipality.name)),
      ]);
      return rows;
    },
  };
}
