import { addMonths, calendarDayIn } from "#domain/shared/calendar.ts";
import { dayStartIn } from "#domain/shared/day-start.ts";

/** A month of a time zone's calendar. */
export interface TrendMonth {
  /** YYYY-MM */
  month: string;
  /** First instant, UTC. */
  from: string;
  /** First instant of the month after. */
  until: string;
}

/** The months up to that of `now`, oldest first.
 *  @param timeZone - IANA name
 *  @example listTrendMonths("2026-01-15T12:00:00Z", "America/Sao_Paulo", 2) // December 2025, January 2026 */
export function listTrendMonths(now: string, timeZone: string, months: number): TrendMonth[] {
  const thisMonth = `${calendarDayIn(now, timeZone).slice(0, 7)}-01`;
  return Array.from({ length: months }, (_, index) => {
    const first = addMonths(thisMonth, index - months + 1);
    return {
      month: first.slice(0, 7),
      from: dayStartIn(first, timeZone),
      until: dayStartIn(addMonths(first, 1), timeZone),
    };
  });
}
