import { addDays } from "#domain/shared/calendar.ts";
import type { RequestSettings } from "#domain/settings/request-settings-schema.ts";

/** What is told of a budget's last day, once for each: that it is near, or over from the day after. */
export type ExpiryNews = `${"near" | "over"} ${string}`;

/** @example expiryNews("2026-12-10", "2026-12-11") // "over 2026-12-10" */
export function expiryNews(lastDay: string, today: string): ExpiryNews {
  return `${today > lastDay ? "over" : "near"} ${lastDay}`;
}

/** Last valid calendar day of a budget; null if budgets do not expire.
 *  @param savedOn - calendar day in the distributor's time zone */
export function expiryOf(
  savedOn: string,
  { active, days }: Pick<RequestSettings["budgetExpiry"], "active" | "days">,
): string | null {
  return active ? addDays(savedOn, days) : null;
}
