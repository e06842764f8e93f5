import { addDays, addMonths, calendarDayIn } from "#domain/shared/calendar.ts";
import { dayStartIn } from "#domain/shared/day-start.ts";

/** Periods in which a company limits what a person orders. */
export const PURCHASE_PERIODS = ["day", "week", "month"] as const;

export type PurchasePeriod = (typeof PURCHASE_PERIODS)[number];

/** A stretch of time: UTC instants, the second of which is not part of it. */
export interface PurchaseSpan {
  from: string;
  until: string;
}

const SUNDAYS_PLACE = 7;

/** The period around an instant: the calendar day, the week from Monday on, or the calendar month of the distributor's
 *  time zone.
 *  @param instantIso - UTC instant
 *  @example spanAround("month", "2026-12-01T01:00:00.000Z", "America/Sao_Paulo") // November, until 2026-12-01T03:00Z */
export function spanAround(period: PurchasePeriod, instantIso: string, timeZone: string): PurchaseSpan {
  const today = calendarDayIn(instantIso, timeZone);
  const first = firstDayOf(period, today);
  return { from: dayStartIn(first, timeZone), until: dayStartIn(dayAfter(period, first), timeZone) };
}

/** Last day of the period around an instant, in the distributor's time zone.
 *  @param instantIso - UTC instant
 *  @example lastDayAround("month", "2026-12-01T01:00:00.000Z", "America/Sao_Paulo") // "2026-11-30" */
export function lastDayAround(period: PurchasePeriod, instantIso: string, timeZone: string): string {
  return addDays(dayAfter(period, firstDayOf(period, calendarDayIn(instantIso, timeZone))), -1);
}

function firstDayOf(period: PurchasePeriod, day: string): string {
  if (period === "day") return day;
  if (period === "month") return `${day.slice(0, 8)}01`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, 1 - (weekday === 0 ? SUNDAYS_PLACE : weekday));
}

/** First day after a period that begins on a day. */
function dayAfter(period: PurchasePeriod, first: string): string {
  if (period === "month") return addMonths(first, 1);
  return addDays(first, period === "week" ? SUNDAYS_PLACE : 1);
}

/** What a person may order in a period, and has; cents. */
export interface PurchaseUse {
  /** Null without a limit. */
  limitCents: number | null;
  usedCents: number;
}

/** Whether an order of some total would be above the limit; one that just reaches it is not. */
export function isAboveLimit({ limitCents, usedCents }: PurchaseUse, totalCents: number): boolean {
  return limitCents !== null && usedCents + totalCents > limitCents;
}
