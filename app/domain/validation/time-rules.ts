import { isCalendarDay } from "#domain/shared/calendar.ts";
import { type FieldRule, textRule } from "./field-rules.ts";

const TIME_FORM = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const DAY_FORM = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** A day of the calendar as people write it or as the browser's date field gives it.
 *  @example date.check("29/02/2027") // { code: "INVALID_DAY" } */
export const date = textRule("date", (text) => {
  const [, day = "", month = "", year = ""] = DAY_FORM.exec(text.trim()) ?? [];
  const isoDay = year === "" ? text.trim() : `${year}-${month}-${day}`;
  return isCalendarDay(isoDay) ? null : { code: "INVALID_DAY" };
});

/** A time of day as HH:MM in 24 hours. */
export const time = textRule("time", (text) => (TIME_FORM.test(text) ? null : { code: "INVALID_TIME" }));

/** A time of day that cannot be left out, with a message of its own. */
export const strictTime: FieldRule = {
  name: "strictTime",
  check: (value) =>
    typeof value === "string" && TIME_FORM.test(value) ? null : { code: "INVALID_STRICT_TIME" },
};
