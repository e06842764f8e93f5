import { calendarDayIn, addDays } from "#domain/shared/calendar.ts";
import { dayStartIn } from "#domain/shared/day-start.ts";
import { periodParts, type PeriodUnit, periodUnit } from "#domain/dashboard/period-parts.ts";
import { type DayRange, type Period, type PeriodQuery, resolvePeriod } from "#domain/dashboard/period.ts";
import type { InstantRange } from "#worker/repositories/dashboard/dashboard-repository.ts";

/** A period with its limits as instants, in the distributor's time zone. */
export interface BoundedPeriod {
  period: Period;
  today: string;
  unit: PeriodUnit;
  parts: DayRange[];
  now: InstantRange;
  before: InstantRange;
  /** Ranges to sum over: the period, the period before, then the parts. */
  ranges: InstantRange[];
}

export function boundPeriod(query: PeriodQuery, now: Date, timeZone: string): BoundedPeriod {
  const today = calendarDayIn(now.toISOString(), timeZone);
  const period = resolvePeriod(query, today);
  const bounds = ({ from, until }: DayRange): InstantRange => ({
    fromAt: dayStartIn(from, timeZone),
    beforeAt: dayStartIn(addDays(until, 1), timeZone),
  });
  const unit = periodUnit(period);
  const parts = periodParts(period, unit);
  const [own, before] = [bounds(period), bounds(period.before)];
  return { period, today, unit, parts, now: own, before, ranges: [own, before, ...parts.map(bounds)] };
}

/** The sums of `ranges`, separated again. */
export function splitSums<Sum>(
  { parts, unit }: Pick<BoundedPeriod, "parts" | "unit">,
  rows: readonly Sum[],
  nothing: Sum,
) {
  const [now = nothing, before = nothing, ...rest] = rows;
  return {
    now,
    before,
    parts: { unit, items: parts.map((days, index) => ({ ...days, ...(rest[index] ?? nothing) })) },
  };
}
