import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Database } from "#worker/db/client.ts";

/** Irradiation on the tilted plane at a place: the mean day of each of the twelve months, in Wh/m². */
export interface PlaceIrradiation {
  city: string;
  state: string;
  tiltedWhM2Day: number[];
  source: string;
}

const MonthsSchema = z.array(z.number()).length(12);

/** Irradiation of municipalities, in the directory's database. */
export function createIrradiationRepository(directory: Database) {
  return {
    /** The irradiation of the municipality that is nearest to a place or, without one, to the state's capital. Null
     *  if there is none, or if the capital of the state is unknown.
     *  @param place - degrees; null for the capital */
    async findNearest(
      state: string,
      place: { latitude: number; longitude: number } | null,
    ): Promise<PlaceIrradiation | null> {
      const here =
        place === null
          ? sql`select latitude, longitude from municipality where state = ${state} and is_capital = 1`
          : sql`select ${place.latitude} as latitude, ${place.longitude} as longitude`;
      const [[row]] = await directory.readBatch([
        directory.orm.all<{ city: string; state: string; months: string; source: string }>(sql`
          with here as (${here} limit 1)
          select municipality.name as city, municipality.state, irradiation.tilted_wh_m2_day as months,
            irradiation.source
          from here join irradiation join municipality on municipality.ibge_code = irradiation.ibge_code
          order by (municipality.latitude - here.latitude) * (municipality.latitude - here.latitude)
            + (municipality.longitude - here.longitude) * (municipality.longitude - here.longitude)
          limit 1`),
      ]);
      if (row === undefined) return null;
      const { months, ...rest } = row;
      return { ...rest, tiltedWhM2Day: MonthsSchema.parse(JSON.parse(months)) };
    },
  };
}
