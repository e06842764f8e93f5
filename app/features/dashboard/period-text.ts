import { PERIOD_TEXTS } from "#copy/dashboard.ts";
import { fill } from "#copy/shared/fill.ts";
import type { PeriodUnit } from "#domain/dashboard/period-parts.ts";
import type { Period } from "#domain/dashboard/period.ts";
import { formatDay } from "#domain/shared/format.ts";

/** A short label for a part of a period, from its first day.
 *  @example partLabel("2026-11-16", "week") // "16/11" */
export function partLabel(from: string, unit: PeriodUnit): string {
  const [year = "", month = "", day = ""] = from.split("-");
  const place = Number(month) - 1;
  if (unit === "month") return `${PERIOD_TEXTS.months[place] ?? ""}/${year.slice(2)}`;
  if (unit === "quarter") return fill(PERIOD_TEXTS.quarter, { place: Math.floor(place / 3) + 1, year });
  if (unit === "semester") return fill(PERIOD_TEXTS.semester, { place: Math.floor(place / 6) + 1, year });
  return unit === "year" ? year : `${day}/${month}`;
}

/** The days of the period, and those that it is compared with. */
export function periodSentence({ from, until, before }: Period): string {
  return fill(PERIOD_TEXTS.shown, {
    from: formatDay(from),
    until: formatDay(until),
    beforeFrom: formatDay(before.from),
    beforeUntil: formatDay(before.until),
  });
}
