import { addDays } from "#domain/shared/calendar.ts";
import type { RequestSettings } from "#domain/settings/request-settings-schema.ts";

/** Last valid calendar day of a budget; null if budgets do not expire.
 *  @param savedOn - calendar day in the distributor's time zone */
export function expiryOf(
  savedOn: string,
  { active, days }: Pick<RequestSettings["budgetExpiry"], "active" | "days">,
): string | null {
  return active ? addDays(savedOn, days) : null;
}
