import * as z from "zod";
import { isCalendarDay } from "./calendar.ts";

/** A day of the calendar, YYYY-MM-DD; rules of what holds it are asked about such days only. */
export const DaySchema = z
  .string()
  .refine(isCalendarDay, {
    ...{ message: "expected a day, YYYY-MM-DD", params: { code: "INVALID_DAY" } },
    abort: true,
  })
  .meta({ format: "date" });
