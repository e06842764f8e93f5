import { addDays, addMonths } from "#domain/shared/calendar.ts";

/** Periods that a dashboard can be asked for, as addresses name them. */
export const PERIODS = ["7d", "30d", "90d", "year", "custom"] as const;
export type PeriodName = (typeof PERIODS)[number];

export const DEFAULT_PERIOD = "30d";
/** Years that an own period spans at most. */
export const MAX_PERIOD_YEARS = 30;

const DAYS = { "7d": 7, "30d": 30, "90d": 90 } as const;

/** Days of a calendar, both included. */
export interface DayRange {
  from: string;
  until: string;
}

export interface Period extends DayRange {
  name: PeriodName;
  /** What it is compared with. */
  before: DayRange;
}

/** What is asked for: a name, and the days of an own period. */
export type PeriodQuery = { period: Exclude<PeriodName, "custom"> } | ({ period: "custom" } & DayRange);

/** The days that are asked for, and those that they are compared with: as many days before them, or for the year to
 *  date the same days of the year before.
 *  @param today - day of the distributor's calendar
 *  @example resolvePeriod({ period: "7d" }, "2026-03-03") // 25 February to 3 March, compared with 18 to 24 February */
export function resolvePeriod(query: PeriodQuery, today: string): Period {
  if (query.period === "year") {
    const days = { from: `${today.slice(0, 4)}-01-01`, until: today };
    return { name: "year", ...days, before: yearBefore(days) };
  }
  const days =
    query.period === "custom"
      ? { from: query.from, until: query.until }
      : { from: addDays(today, 1 - DAYS[query.period]), until: today };
  const length = countDays(days);
  const before = { from: addDays(days.from, -length), until: addDays(days.from, -1) };
  return { name: query.period, ...days, before };
}

function yearBefore({ from, until }: DayRange): DayRange {
  return { from: addMonths(from, -12), until: addMonths(until, -12) };
}

/** Days from the first to the last, both counted.
 *  @example countDays({ from: "2028-02-28", until: "2028-03-01" }) // 3, in a leap year */
export function countDays({ from, until }: DayRange): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1;
}
