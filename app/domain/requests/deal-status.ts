export type StatusGroup = "open" | "negotiation" | "finished" | "refused";

/** A status of budgets or of orders, as far as rules ask. */
export interface DealStatus {
  id: string;
  name: string;
  group: StatusGroup;
  groupOrder: number;
  order: number;
}

/** What a change of status does to an order's stock: `takeOut` what it keeps, `bringBack` what left, `giveBack` all of
 *  it. */
export type StockEffect = "takeOut" | "bringBack" | "giveBack" | "none";

/** The status that a setting names: by id, by name, or by a group, which means its first. Null when there is none.
 *  @source spec, deal statuses */
export function namedStatus<Status extends DealStatus>(
  statuses: readonly Status[],
  named: string,
): Status | null {
  const first = [...statuses].sort(comparePlaces).find(({ group }) => group === named);
  return (
    statuses.find(({ id }) => id === named) ?? statuses.find(({ name }) => name === named) ?? first ?? null
  );
}

/** Whether a status is the mark or comes after it. Refused ones reach nothing. */
export function hasReached(status: DealStatus, mark: DealStatus): boolean {
  return status.group !== "refused" && comparePlaces(status, mark) >= 0;
}

/** What the stock has to do when an order gets a status. A paid order's units stay out until it is called off.
 *  @param mark - the status that takes units out; null when the setting names none */
export function stockEffectOf(to: DealStatus, mark: DealStatus | null, isPaid: boolean): StockEffect {
  if (to.group === "refused") return "giveBack";
  if (mark === null) return "none";
  if (hasReached(to, mark)) return "takeOut";
  return isPaid ? "none" : "bringBack";
}

/** Whether an order leaves a group that ends it, which takes more than changing a status.
 *  @source spec, decision on statuses */
export function isReopened(from: DealStatus, to: DealStatus): boolean {
  const ends = from.group === "refused" || from.group === "finished";
  return ends && from.group !== to.group;
}

/** Ordered by group, then within it.
 *  @source spec, deal statuses */
function comparePlaces(one: DealStatus, other: DealStatus): number {
  return one.groupOrder - other.groupOrder || one.order - other.order;
}
