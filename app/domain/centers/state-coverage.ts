import { type SellingCenter, type SellingRegion, type ServedBy, servingCenters } from "./selling-centers.ts";
import { STATES } from "./states.ts";
import type { StateCode } from "#domain/validation/cep.ts";

/** The centers that serve one state. */
export interface StateCoverage<Center> {
  state: StateCode;
  by: ServedBy;
  /** Name of the state's region, even if none of its centers is active; null without one. */
  regionName: string | null;
  /** In order of preference. */
  centers: readonly Center[];
}

/** The centers that serve each of the 27 states, for buyers without exclusivity.
 *  @param centers - by delivery priority */
export function stateCoverage<Center extends SellingCenter>(
  centers: readonly Center[],
  regions: readonly (SellingRegion & { name: string })[],
): StateCoverage<Center>[] {
  return STATES.map((state) => ({
    state,
    regionName: regions.find(({ states }) => states.includes(state))?.name ?? null,
    ...servingCenters({ state, centers, regions }),
  }));
}
