import { calendarDayIn } from "#domain/shared/calendar.ts";
import { dayStartIn } from "#domain/shared/day-start.ts";

const DIGEST_HOUR = 7;
const HOUR_MS = 3_600_000;

/** The latest instant, up to now, at which digests became due: seven hours after midnight in the distributor's time
 *  zone. Earlier notifications belong to that day's digest, later ones to the next; null before seven.
 *  @param nowIso - UTC instant
 *  @param timeZone - IANA name
 *  @throws RangeError for an unknown time zone or a text that is no instant
 *  @example digestCutoff("2026-11-21T12:00:00.000Z", "America/Sao_Paulo") // "2026-11-21T10:00:00.000Z" */
export function digestCutoff(nowIso: string, timeZone: string): string | null {
  const start = Date.parse(dayStartIn(calendarDayIn(nowIso, timeZone), timeZone));
  const due = start + DIGEST_HOUR * HOUR_MS;
  return Date.parse(nowIso) < due ? null : new Date(due).toISOString();
}
