import * as z from "zod";
import { addMonths, isCalendarDay } from "#domain/shared/calendar.ts";
import { DEFAULT_PERIOD, MAX_PERIOD_YEARS, PERIODS, type PeriodQuery } from "./period.ts";

/** An empty form field is no filter. */
const DaySchema = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z
    .string()
    .refine((text) => isCalendarDay(text) && text >= "1970-01-01", {
      message: "expected a day, YYYY-MM-DD",
      params: { code: "INVALID_DAY" },
    })
    .optional(),
);

/** The period of a dashboard: a name, and for a custom one both days. Days with another name are ignored, since a
 *  form sends them anyway. */
export const PeriodQuerySchema = z
  .strictObject({ period: z.enum(PERIODS).default(DEFAULT_PERIOD), from: DaySchema, until: DaySchema })
  .transform(({ period, from, until }, context): PeriodQuery => {
    if (period !== "custom") return { period };
    const refuse = (field: "from" | "until", code: string, message: string) => {
      context.addIssue({ code: "custom", path: [field], message, params: { code } });
      return z.NEVER;
    };
    if (from === undefined) return refuse("from", "REQUIRED", "expected the first day");
    if (until === undefined) return refuse("until", "REQUIRED", "expected the last day");
    if (until < from) return refuse("until", "PERIOD_REVERSED", "expected a day not before the first");
    if (until >= addMonths(from, MAX_PERIOD_YEARS * 12)) {
      return refuse("until", "PERIOD_TOO_LONG", `expected at most ${MAX_PERIOD_YEARS} years`);
    }
    return { period, from, until };
  });
