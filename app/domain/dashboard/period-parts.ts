import { addDays, addMonths } from "#domain/shared/calendar.ts";
import { countDays, type DayRange } from "./period.ts";

/** Units that a period is divided into.
 *  @source spec, constants: periods */
export const PERIOD_UNITS = ["day", "week", "month", "quarter", "semester", "year"] as const;
export type PeriodUnit = (typeof PERIOD_UNITS)[number];

/** Largest number of parts in a readable chart. */
const MOST_PARTS = 31;
const MONTHS = { month: 1, quarter: 3, semester: 6, year: 12 } as const;

/** The finest unit that divides the days into at most 31 parts; years if none does.
 *  @example periodUnit({ from: "2026-01-01", until: "2026-01-31" }) // "day" */
export function periodUnit(range: DayRange): PeriodUnit {
  return PERIOD_UNITS.find((unit) => countParts(range, unit) <= MOST_PARTS) ?? "year";
}

/** The days divided into calendar units, oldest first. The first and the last part contain only days of the range.
 *  @example periodParts({ from: "2026-01-30", until: "2026-02-02" }, "month") // 30–31 January, 1–2 February */
export function periodParts({ from, until }: DayRange, unit: PeriodUnit): DayRange[] {
  const parts: DayRange[] = [];
  for (let start = from; start <= until;) {
    const next = nextUnit(start, unit);
    const last = addDays(next, -1);
    parts.push({ from: start, until: last < until ? last : until });
    start = next;
  }
  return parts;
}

function countParts(range: DayRange, unit: PeriodUnit): number {
  if (unit === "day") return countDays(range);
  return periodParts(range, unit).length;
}

/** First day of the following unit; weeks begin on Monday. */
function nextUnit(day: string, unit: PeriodUnit): string {
  if (unit === "day") return addDays(day, 1);
  if (unit === "week") return addDays(day, 7 - ((weekday(day) + 6) % 7));
  const months = MONTHS[unit];
  const start = (Math.floor((Number(day.slice(5, 7)) - 1) / months) + 1) * months;
  return addMonths(`${day.slice(0, 4)}-01-01`, start);
}

/** 0 on Sunday. */
function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
