import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { plainName } from "#domain/address/plain-name.ts";
import type { GeoPoint } from "#domain/freight/great-circle.ts";
import type { Database } from "#worker/db/client.ts";
import { municipality } from "#worker/db/schema/directory.ts";

/** A municipality with its position. */
export interface Place extends GeoPoint {
  ibge: string;
  /** As it is written officially. */
  name: string;
  isCapital: boolean;
}

/** Repository of the country's municipalities, in the directory. */
export function createMunicipalityRepository(directory: Database) {
  const { orm } = directory;

  async function findByCodes(codes: readonly string[]) {
    if (codes.length === 0) return [];
    const [rows] = await directory.readBatch([
      orm
        .select({ ibgeCode: municipality.ibgeCode, name: municipality.name, state: municipality.state })
        .from(municipality)
        .where(sql`${municipality.ibgeCode} in (select value from json_each(${JSON.stringify(codes)}))`),
    ]);
    return rows;
  }

  return {
    /** Finds the IBGE code of a municipality by name; null without one. */
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

    /** Finds municipalities by state and name, in the order of the question; null for a name that its state does not
     *  have. Case and accents do not matter. */
    async findPlaces(wanted: readonly { state: string; city: string }[]): Promise<(Place | null)[]> {
      const states = [...new Set(wanted.map(({ state }) => state))];
      const rows: (typeof municipality.$inferSelect)[] = [];
      const findAmong = (found: typeof rows) =>
        wanted.map(({ state, city }) => {
          const name = plainName(city);
          return found.find((one) => one.state === state && plainName(one.name) === name) ?? null;
        });
      if (wanted.length === 0) return [];
      const [named] = await directory.readBatch([
        orm.select().from(municipality).where(sql`(${municipality.state}, ${municipality.name}) in
          (select value ->> '$.state', value ->> '$.city' from json_each(${JSON.stringify(wanted)}))`),
      ]);
      rows.push(...named);
      if (findAmong(rows).includes(null)) {
        // A name in another spelling: all names of these states are compared.
        const [all] = await directory.readBatch([
          orm.select().from(municipality).where(inArray(municipality.state, states)),
        ]);
        rows.push(...all);
      }
      return findAmong(rows).map(
        (row) =>
          row && {
            ibge: row.ibgeCode,
            name: row.name,
            isCapital: row.isCapital,
            latitude: row.latitude,
            longitude: row.longitude,
          },
      );
    },

    /** Names by IBGE code. */
    async listNames(codes: readonly string[]): Promise<Map<string, string>> {
      return new Map((await findByCodes(codes)).map(({ ibgeCode, name }) => [ibgeCode, name]));
    },

    /** States by IBGE code. */
    async listStates(codes: readonly string[]): Promise<Map<string, string>> {
      return new Map((await findByCodes(codes)).map(({ ibgeCode, state }) => [ibgeCode, state]));
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
