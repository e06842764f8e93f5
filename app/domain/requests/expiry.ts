import { addDays } from "#domain/shared/calendar.ts";
import type { RequestSettings } from "#domain/settings/request-settings-schema.ts";

/** Last calendar day on which a budget counts; null where budgets do not expire.
 *  @param savedOn - calendar day of the distributor
 *  @example expiryOf("2026-11-22", { active: true, days: 15 }) // "2026-12-07" */
export function expiryOf(savedOn: string, { active, days }: RequestSettings["budgetExpiry"]): string | null {
  return active ? addDays(savedOn, days) : null;
}
