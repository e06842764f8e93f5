import { addDays, addMonths } from "#domain/shared/calendar.ts";

/** Names of dashboard periods in addresses. */
export const PERIODS = ["7d", "30d", "90d", "year", "custom"] as const;
export type PeriodName = (typeof PERIODS)[number];

export const DEFAULT_PERIOD = "30d";
/** Largest number of years in a custom period. */
export const MAX_PERIOD_YEARS = 30;

const DAYS = { "7d": 7, "30d": 30, "90d": 90 } as const;

/** Calendar days, both included. */
export interface DayRange {
  from: string;
  until: string;
}

export interface Period extends DayRange {
  name: PeriodName;
  /** The days to compare with. */
  before: DayRange;
}

/** The requested period: a name, and for a custom one its days. */
export type PeriodQuery = { period: Exclude<PeriodName, "custom"> } | ({ period: "custom" } & DayRange);

/** The days of a period, and the days to compare with: as many days directly before or, for the year to date, the
 *  same days of the year before.
 *  @param today - calendar day in the distributor's time zone */
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

/** Number of days from the first to the last, both counted.
 *  @example countDays({ from: "2028-02-28", until: "2028-03-01" }) // 3, in a leap year */
export function countDays({ from, until }: DayRange): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1;
}
