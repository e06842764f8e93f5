import { calendarDayIn } from "./calendar.ts";

const MINUTE_MS = 60_000;
/** Largest offset of any time zone from UTC. */
const MAX_OFFSET_MS = 15 * 3_600_000;

/** First instant of a calendar day in a time zone, as UTC; where clocks skipped midnight, the first minute after it.
 *  @param day - YYYY-MM-DD
 *  @param timeZone - IANA name
 *  @throws RangeError for a text that is no day, or an unknown time zone
 *  @example dayStartIn("2026-11-21", "America/Sao_Paulo") // "2026-11-21T03:00:00.000Z" */
export function dayStartIn(day: string, timeZone: string): string {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`);
  let before = midnightUtc - MAX_OFFSET_MS;
  let reached = midnightUtc + MAX_OFFSET_MS;
  while (reached - before > MINUTE_MS) {
    const middle = before + Math.floor((reached - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (calendarDayIn(new Date(middle).toISOString(), timeZone) < day) before = middle;
    else reached = middle;
  }
  return new Date(reached).toISOString();
}
