import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import { dayStartIn } from "#domain/shared/day-start.ts";
import type { ChargeInstrument } from "./charge.ts";

/** The most reminders of one charge. */
export const MAX_REMINDERS = 3;
/** The most days between a reminder and the last day of its charge. */
export const MAX_REMINDER_DAYS = 30;

/** Days for which a reminder is still sent that was not sent on its own: it would speak of what is no news. */
const LATE_DAYS = 2;
/** Hours of the day at which payers are written to, from the first until before the last. */
const HOURS = { from: 9, until: 20 };
const HOUR_MS = 3_600_000;

/** When payers are reminded of a charge: days before its last day, and days after it. */
export interface ReminderDays {
  beforeDays: readonly number[];
  afterDays: readonly number[];
}

/** A reminder that is due: of charges whose last day is `dueOn`. */
export interface DueReminder {
  dueOn: string;
  /** Which reminder it is: days from the last day of the charge, negative before it. */
  step: number;
  /** The day that it is meant for. */
  on: string;
}

/** The last day on which a charge is paid in time, in the distributor's time zone. */
export function dueDayOf(
  { instrument, expiresAt }: { instrument: ChargeInstrument; expiresAt: string },
  timeZone: string,
): string {
  return instrument.method === "boleto" ? instrument.dueDate : calendarDayIn(expiresAt, timeZone);
}

/** Reminders that are due on a day, at most one for each last day. One that was missed is sent up to two days later,
 *  unless the next one is due by then; what is said before the last day is not said after it.
 *  @example dueReminders({ beforeDays: [2], afterDays: [] }, "2026-12-08")[0]
 *  // { dueOn: "2026-12-10", step: -2, on: "2026-12-08" } */
export function dueReminders({ beforeDays, afterDays }: ReminderDays, today: string): DueReminder[] {
  const steps = [...beforeDays.map((days) => 0 - days), ...afterDays].sort((one, other) => one - other);
  const first = steps[0] ?? 0;
  const last = (steps.at(-1) ?? first - LATE_DAYS - 1) + LATE_DAYS;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((passed) => {
    const step = steps.filter((one) => one <= passed).at(-1) ?? passed;
    if (passed - step > LATE_DAYS || (step <= 0 && passed > 0)) return [];
    const dueOn = addDays(today, -passed);
    return [{ dueOn, step, on: addDays(dueOn, step) }];
  });
}

/** Whether payers are written to at an instant: by day, in the distributor's time zone. */
export function isReminderTime(nowIso: string, timeZone: string): boolean {
  const start = Date.parse(dayStartIn(calendarDayIn(nowIso, timeZone), timeZone));
  const hours = (Date.parse(nowIso) - start) / HOUR_MS;
  return hours >= HOURS.from && hours < HOURS.until;
}

/** Days as somebody types them in one line; null for what is no list of whole numbers.
 *  @example readDays("5, 1") // [1, 5] */
export function readDays(typed: string): number[] | null {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== "");
  if (parts.some((part) => !/^\d{1,3}$/.test(part))) return null;
  return parts.map(Number).sort((one, other) => one - other);
}

/** Days in one line.
 *  @example writeDays([1, 5]) // "1, 5" */
export function writeDays(days: readonly number[]): string {
  return days.join(", ");
}
