import { PAID_STATUS } from "#domain/settings/paid-status.ts";

export type StatusGroup = "open" | "negotiation" | "finished" | "refused";

/** A status of budgets or of orders, as far as rules ask. */
export interface DealStatus {
  id: string;
  name: string;
  group: StatusGroup;
  groupOrder: number;
  order: number;
}

/** What a payment or a change of status does to an order's stock: `takeOut` what it keeps; `bringBack` what left, kept
 *  for a time; `keep` it for as long as it takes, paid as it is; `giveBack` all of it. */
export type StockEffect = "takeOut" | "bringBack" | "keep" | "giveBack" | "none";

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

/** What the stock has to do when an order gets a status, or is paid in one. A payment counts as the status that is called
 *  so, wherever the order stands; where the setting names no status, it is all that takes units out.
 *  @param on.statuses - all of orders
 *  @param on.markedBy - the setting that names the status which takes units out
 *  @source spec, decision on stock */
export function stockEffectOf(
  status: DealStatus,
  { statuses, markedBy, isPaid }: { statuses: readonly DealStatus[]; markedBy: string; isPaid: boolean },
): StockEffect {
  if (status.group === "refused") return "giveBack";
  const mark = namedStatus(statuses, markedBy);
  if (mark === null) return isPaid ? "takeOut" : "none";
  const paid = isPaid ? (statuses.find(({ name }) => name === PAID_STATUS) ?? status) : status;
  if (hasReached(status, mark) || hasReached(paid, mark)) return "takeOut";
  return isPaid ? "keep" : "bringBack";
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
