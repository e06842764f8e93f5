/** The facts of a center that decide where it sells. Lists of centers are in the order of the delivery priority. */
export interface SellingCenter {
  id: string;
  active: boolean;
  servicedStates: readonly string[];
}

/** A region with the centers that serve its states, lowest order first. */
export interface SellingRegion {
  states: readonly string[];
  centerPriority: readonly { id: string; order: number }[];
}

/** The rule by which a state is served; `nobody` if no center serves it. */
export type ServedBy = "region" | "priority" | "nobody";

/** The active centers that serve a state, in order of preference: those of its region by their order; if no region has
 *  an active center, those that serve the state, by delivery priority.
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

/** The centers that sell to a buyer; the first one is the seller. A buyer bound by exclusivity has only the chosen
 *  center, as long as it is active. Otherwise they are the centers that serve the buyer's state; if the state is
 *  unknown or unserved, all active centers by delivery priority.
 *  @param buyer.state - state of the buyer's company; null if unknown
 *  @param buyer.chosenCenterId - the buyer's choice; null lets the other rules decide
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
