import { isBankHoliday } from "./bank-holidays.ts";
import { DomainError } from "./errors.ts";

const DAY_FORM = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;

const dayFormatByZone = new Map<string, Intl.DateTimeFormat>();

/** Whether a text is a day of the calendar in the form YYYY-MM-DD; 30 February is not. */
export function isCalendarDay(text: string): boolean {
  if (!DAY_FORM.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && dayOfMs(ms) === text;
}

/** Day on which an instant falls in a time zone.
 *  @param instantIso - UTC instant
 *  @param timeZone - IANA name
 *  @throws RangeError for an unknown time zone or a text that is no instant
 *  @example calendarDayIn("2026-11-21T02:59:00Z", "America/Sao_Paulo") // "2026-11-20" */
export function calendarDayIn(instantIso: string, timeZone: string): string {
  const parts = dayFormatIn(timeZone).formatToParts(new Date(instantIso));
  const partOf = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? "";
  return `${partOf("year").padStart(4, "0")}-${partOf("month")}-${partOf("day")}`;
}

/** The day `days` later, or earlier when negative.
 *  @throws RangeError when `day` is no calendar day
 *  @example addDays("2026-02-28", 1) // "2026-03-01" */
export function addDays(day: string, days: number): string {
  return dayOfMs(msOfDay(day) + days * DAY_MS);
}

/** The same day of the month `months` later (or earlier), or the last day of a month that is too short.
 *  @throws RangeError when `day` is no calendar day
 *  @example addMonths("2026-01-31", 1) // "2026-02-28" */
export function addMonths(day: string, months: number): string {
  const start = new Date(msOfDay(day));
  const first = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1);
  const last = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0);
  return dayOfMs(Math.min(first + (start.getUTCDate() - 1) * DAY_MS, last));
}

/** Whether banks settle on a day: not a Saturday, a Sunday or a holiday of theirs.
 *  @throws RangeError when `day` is no calendar day */
export function isBusinessDay(day: string): boolean {
  const weekday = new Date(msOfDay(day)).getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY && !isBankHoliday(day);
}

/** The day itself when it is a business day, otherwise the first business day after it.
 *  @throws RangeError when `day` is no calendar day
 *  @example nextBusinessDay("2026-12-25") // "2026-12-28", a Monday */
export function nextBusinessDay(day: string): string {
  let candidate = day;
  while (!isBusinessDay(candidate)) candidate = addDays(candidate, 1);
  return candidate;
}

/** The business day that comes `businessDays` business days after a day ("D+n"); D+0 is `nextBusinessDay`.
 *  @throws DomainError INVALID_NUMBER when `businessDays` is negative or fractional; RangeError as the others
 *  @example addBusinessDays("2026-12-23", 3) // "2026-12-29": 24, 28, 29 */
export function addBusinessDays(day: string, businessDays: number): string {
  if (!Number.isSafeInteger(businessDays) || businessDays < 0) {
    throw new DomainError("INVALID_NUMBER", { input: String(businessDays) });
  }
  if (businessDays === 0) return nextBusinessDay(day);
  let reached = day;
  for (let step = 0; step < businessDays; step += 1) reached = nextBusinessDay(addDays(reached, 1));
  return reached;
}

function dayFormatIn(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormatByZone.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  dayFormatByZone.set(timeZone, format);
  return format;
}

function msOfDay(day: string): number {
  if (!isCalendarDay(day)) throw new RangeError(`not a calendar day: ${day}`);
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOfMs(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
