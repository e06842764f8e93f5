import { PAID_STATUS } from "#domain/settings/paid-status.ts";

export type StatusGroup = "open" | "negotiation" | "finished" | "refused";

/** The facts of a status of budgets or orders that rules depend on. */
export interface DealStatus {
  id: string;
  name: string;
  group: StatusGroup;
  groupOrder: number;
  order: number;
}

/** The effect of a payment or a change of status on an order's stock: `takeOut` sends its units; `bringBack` returns
 *  sent units and reserves them for a time; `keep` reserves them without a limit, as for a paid order; `giveBack`
 *  releases all. */
export type StockEffect = "takeOut" | "bringBack" | "keep" | "giveBack" | "none";

/** The status that a setting refers to: by id, by name, or by group, which means the group's first. Null without a
 *  match.
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

/** Whether a status is the mark or a later one. A refused status never is. */
export function hasReached(status: DealStatus, mark: DealStatus): boolean {
  return status.group !== "refused" && comparePlaces(status, mark) >= 0;
}

/** The effect on stock when an order gets a status, or is paid. A payment counts as the status named Pago, whatever
 *  status the order has; if the setting refers to no status, only a payment takes units out.
 *  @param on.statuses - all statuses of orders
 *  @param on.markedBy - the setting that refers to the status which takes units out */
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

/** Whether an order leaves a final group (refused or finished) for another, which needs more than a change of status.
 *  @source spec, decision on statuses */
export function isReopened(from: DealStatus, to: DealStatus): boolean {
  const ends = from.group === "refused" || from.group === "finished";
  return ends && from.group !== to.group;
}

/** Compares statuses by group, then by order within the group.
 *  @source spec, deal statuses */
function comparePlaces(one: DealStatus, other: DealStatus): number {
  return one.groupOrder - other.groupOrder || one.order - other.order;
}
