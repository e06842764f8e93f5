import type { DealStatus } from "./deal-status.ts";

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
