import {
  type Municipality,
  readSecondService,
  readStatistics,
} from "#domain/address/municipality-answers.ts";
import { askService, withoutSlash } from "./ask-service.ts";

/** Base URLs of the two services, such as `https://servicodados.ibge.gov.br/api/v1/localidades` and
 *  `https://brasilapi.com.br/api`. */
export interface MunicipalitySettings {
  IBGE_URL: string;
  ADDRESS_V1_URL: string;
}

/** Lists the municipalities of a state. */
export interface MunicipalityGateway {
  /** By name; null if neither service has them. */
  list(state: string): Promise<readonly Municipality[] | null>;
}

/** Validity of a cached list. */
const LIFE_MS = 24 * 60 * 60 * 1_000;

const kept = new Map<string, { until: number; items: readonly Municipality[] }>();

/** A gateway to the IBGE and, if it fails, to BrasilAPI. Answers are cached for a day, by service and state, in this
 *  instance of the Worker.
 *  @param now - milliseconds */
export function createMunicipalityGateway(
  { IBGE_URL, ADDRESS_V1_URL }: MunicipalitySettings,
  now: () => number,
): MunicipalityGateway {
  return {
    async list(state) {
      const first = `${withoutSlash(IBGE_URL)}/estados/${state}/municipios`;
      const known = kept.get(first);
      if (known !== undefined && known.until > now()) return known.items;
      const statistics = await askService("statistics", first, readStatistics);
      const second = `${withoutSlash(ADDRESS_V1_URL)}/ibge/municipios/v1/${state}`;
      const items = statistics.found ?? (await askService("addressV1", second, readSecondService)).found;
      if (items !== null) kept.set(first, { until: now() + LIFE_MS, items });
      return items;
    },
  };
}
