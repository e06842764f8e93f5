import type { RequestSettings } from "#domain/settings/request-settings-schema.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import type { RequestType } from "./request-types.ts";

type Expiry = RequestSettings["budgetExpiry"];

/** Last day on which a budget counts that is saved at an instant: that many days after the distributor's own day; null
 *  where budgets do not expire.
 *  @example expiresOn("2026-11-21T02:30:00Z", { expiry: { active: true, days: 15 }, timeZone: "America/Sao_Paulo" }) // "2026-12-05" */
export function expiresOn(
  savedAt: string,
  { expiry, timeZone }: { expiry: Expiry; timeZone: string },
): string | null {
  return expiry.active ? addDays(calendarDayIn(savedAt, timeZone), expiry.days) : null;
}

/** A request as far as its expiry goes. */
export interface Expiring {
  type: RequestType;
  expiresOn: string | null;
}

/** Whether a budget's time is over: on the day after its last one, as long as the distributor's budgets expire at all.
 *  Orders never expire.
 *  @source spec, editing rules */
export function isExpired(
  request: Expiring,
  { today, expiry }: { today: string; expiry: Pick<Expiry, "active"> },
): boolean {
  const { type, expiresOn: lastDay } = request;
  return type === "budget" && expiry.active && lastDay !== null && today > lastDay;
}
