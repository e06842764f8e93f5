import { type SellingCenter, type SellingRegion, type ServedBy, servingCenters } from "./selling-centers.ts";
import { STATES } from "./states.ts";

/** Who serves one state. */
export interface StateCoverage<Center> {
  state: string;
  by: ServedBy;
  /** Name of the region that has the state, also when none of its centers is active; null for none. */
  regionName: string | null;
  /** First choice first. */
  centers: readonly Center[];
}

/** Who serves each of the 27 states, as buyers meet it without exclusivity.
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
