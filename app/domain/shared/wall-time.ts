import { isCalendarDay } from "./calendar.ts";
import { formatInstant } from "./format.ts";

const TIME_FORM = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Largest offset of any time zone from UTC. */
const MAX_OFFSET_MINUTES = 15 * 60;
const MINUTE_MS = 60_000;

/** The instant at which clocks in a time zone show a day and a time; null for an invalid time, and for one that was
 *  skipped that day.
 *  @param day - YYYY-MM-DD
 *  @param time - HH:MM
 *  @throws RangeError for an unknown time zone
 *  @example wallTimeIn("2026-11-21", "14:05", "America/Sao_Paulo") // "2026-11-21T17:05:00.000Z" */
export function wallTimeIn(day: string, time: string, timeZone: string): string | null {
  if (!isCalendarDay(day) || !TIME_FORM.test(time)) return null;
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // Offsets are whole quarters of an hour.
  for (let offset = -MAX_OFFSET_MINUTES; offset <= MAX_OFFSET_MINUTES; offset += 15) {
    const instant = new Date(asUtc + offset * MINUTE_MS).toISOString();
    const [year = "", month = "", date = ""] = day.split("-");
    if (formatInstant(instant, timeZone) === `${date}/${month}/${year} ${time}`) return instant;
  }
  return null;
}
