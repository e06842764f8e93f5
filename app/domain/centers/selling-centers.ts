/** A center as far as who sells where goes; lists of them stand in the order of the delivery priority. */
export interface SellingCenter {
  id: string;
  active: boolean;
  servicedStates: readonly string[];
}

/** A region with the centers that serve its states, the one with the lowest order first. */
export interface SellingRegion {
  states: readonly string[];
  centerPriority: readonly { id: string; order: number }[];
}

/** Which rule says who serves a state; `nobody` when none does. */
export type ServedBy = "region" | "priority" | "nobody";

/** The active centers that serve a state, the first choice first: those of its region by their order there; where no
 *  region has an active one, those that service the state by delivery priority.
 *  @param centers - by delivery priority
 *  @source spec, regions and distribution centers */
export function servingCenters<Center extends SellingCenter>({
  state,
  centers,
  regions,
}: {
  state: string;
  centers: readonly Center[];
  regions: readonly SellingRegion[];
}): { by: ServedBy; centers: readonly Center[] } {
  const active = centers.filter((center) => center.active);
  const region = regions.find(({ states }) => states.includes(state));
  const ofRegion = [...(region?.centerPriority ?? [])]
    .sort((a, b) => a.order - b.order)
    .flatMap(({ id }) => active.filter((center) => center.id === id));
  if (ofRegion.length > 0) return { by: "region", centers: ofRegion };
  const servicing = active.filter(({ servicedStates }) => servicedStates.includes(state));
  return { by: servicing.length > 0 ? "priority" : "nobody", centers: servicing };
}

/** The centers that sell to a buyer, the one that does first. Under exclusivity, to somebody who has to choose, it is
 *  the chosen one as long as it is active, and no other. Else those that serve the buyer's state; a buyer whose state
 *  is unknown or served by nobody buys from the active centers by delivery priority.
 *  @param buyer.state - of the buyer's company; null when unknown
 *  @param buyer.chosenCenterId - what the buyer chose; null lets the other rules decide
 *  @param centers - by delivery priority */
export function sellingCenters<Center extends SellingCenter>({
  state,
  centers,
  regions,
  chosenCenterId,
  exclusivity,
}: {
  state: string | null;
  centers: readonly Center[];
  regions: readonly SellingRegion[];
  chosenCenterId: string | null;
  exclusivity: boolean;
}): readonly Center[] {
  const active = centers.filter((center) => center.active);
  if (exclusivity && chosenCenterId !== null) return active.filter(({ id }) => id === chosenCenterId);
  if (state === null) return active;
  const serving = servingCenters({ state, centers, regions }).centers;
  return serving.length > 0 ? serving : active;
}
