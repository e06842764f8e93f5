import { type DealStatus, hasReached } from "./deal-status.ts";

/** Statuses that budgets may get when they are over: all but finished ones, out of which no budget is renewed. */
export function overStatusesOf<Status extends DealStatus>(statuses: readonly Status[]): Status[] {
  return statuses.filter(({ group }) => group !== "finished");
}

/** The status that a budget gets when it is over; null if it keeps the one that it has. What the system does is not held
 *  back by what people may give after a status.
 *  @param overStatusId - the distributor's choice; null for none, and one that is gone counts as none */
export function overStatusOf<Status extends DealStatus>(
  overStatusId: string | null,
  { current, statuses }: { current: string; statuses: readonly Status[] },
): Status | null {
  const chosen = overStatusesOf(statuses).find(({ id }) => id === overStatusId) ?? null;
  return chosen?.id === current ? null : chosen;
}

/** Statuses that orders may get by being paid: all but refused ones. */
export function paidStatusesOf<Status extends DealStatus>(statuses: readonly Status[]): Status[] {
  return statuses.filter(({ group }) => group !== "refused");
}

/** The status that an order gets by being paid; null if it keeps the one that it has. It never goes back, and a refused
 *  order stays refused. What the system does is not held back by what people may give after a status.
 *  @param paidStatusId - the distributor's choice; null for none, and one that is gone counts as none */
export function paidStatusOf<Status extends DealStatus>(
  paidStatusId: string | null,
  { current, statuses }: { current: DealStatus; statuses: readonly Status[] },
): Status | null {
  const chosen = paidStatusesOf(statuses).find(({ id }) => id === paidStatusId);
  if (chosen === undefined || current.group === "refused" || hasReached(current, chosen)) return null;
  return chosen;
}
