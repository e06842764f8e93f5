import { expect, test } from "vitest";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { dayStartIn } from "#domain/shared/day-start.ts";
import { countDays, type PeriodQuery, resolvePeriod } from "./period.ts";
import { PERIOD_UNITS, periodParts, periodUnit } from "./period-parts.ts";
import { PeriodQuerySchema } from "./period-schema.ts";

test.each<[PeriodQuery, string, string[]]>([
  [{ period: "7d" }, "2026-11-21", ["2026-11-15", "2026-11-21", "2026-11-08", "2026-11-14"]],
  [{ period: "7d" }, "2026-03-03", ["2026-02-25", "2026-03-03", "2026-02-18", "2026-02-24"]],
  [{ period: "7d" }, "2028-03-03", ["2028-02-26", "2028-03-03", "2028-02-19", "2028-02-25"]], // 29 February
  [{ period: "30d" }, "2026-11-21", ["2026-10-23", "2026-11-21", "2026-09-23", "2026-10-22"]],
  [{ period: "30d" }, "2026-01-15", ["2025-12-17", "2026-01-15", "2025-11-17", "2025-12-16"]],
  [{ period: "90d" }, "2026-11-21", ["2026-08-24", "2026-11-21", "2026-05-26", "2026-08-23"]],
  [{ period: "year" }, "2026-11-21", ["2026-01-01", "2026-11-21", "2025-01-01", "2025-11-21"]],
  [{ period: "year" }, "2026-01-01", ["2026-01-01", "2026-01-01", "2025-01-01", "2025-01-01"]],
  [{ period: "year" }, "2028-02-29", ["2028-01-01", "2028-02-29", "2027-01-01", "2027-02-28"]],
  [
    { period: "custom", from: "2026-02-01", until: "2026-02-28" },
    "2026-11-21",
    ["2026-02-01", "2026-02-28", "2026-01-04", "2026-01-31"],
  ],
  [
    { period: "custom", from: "2026-03-01", until: "2026-03-01" },
    "2026-11-21",
    ["2026-03-01", "2026-03-01", "2026-02-28", "2026-02-28"],
  ],
])("%j asked for on %s", (query, today, [from, until, beforeFrom, beforeUntil]) => {
  expect(resolvePeriod(query, today)).toEqual({
    name: query.period,
    from,
    until,
    before: { from: beforeFrom, until: beforeUntil },
  });
});

test.each([
  ["2026-11-21T02:59:59.999Z", "America/Sao_Paulo", "2026-11-20"],
  ["2026-11-21T03:00:00.000Z", "America/Sao_Paulo", "2026-11-21"],
  ["2026-11-21T03:59:59.999Z", "America/Manaus", "2026-11-20"],
  ["2026-11-21T04:00:00.000Z", "America/Manaus", "2026-11-21"],
])("at %s the last day of a period in %s is %s", (now, timeZone, until) => {
  const period = resolvePeriod({ period: "7d" }, calendarDayIn(now, timeZone));
  expect(period.until).toBe(until);
  expect(dayStartIn(period.until, timeZone) <= now).toBe(true);
});

test.each([
  ["2026-02-28", "2026-03-01", 2],
  ["2028-02-28", "2028-03-01", 3],
  ["2026-11-21", "2026-11-21", 1],
  ["2026-01-01", "2026-12-31", 365],
])("%s to %s are %d days", (from, until, days) => {
  expect(countDays({ from, until })).toBe(days);
});

test("periods are day, week, month, quarter, semester and year [CONST-02]", () => {
  expect(PERIOD_UNITS).toEqual(["day", "week", "month", "quarter", "semester", "year"]);
  const days = { from: "2026-05-20", until: "2027-08-10" };
  expect(PERIOD_UNITS.map((unit) => periodParts(days, unit).slice(0, 2))).toEqual([
    [
      { from: "2026-05-20", until: "2026-05-20" },
      { from: "2026-05-21", until: "2026-05-21" },
    ],
    [
      { from: "2026-05-20", until: "2026-05-24" }, // Wednesday to Sunday
      { from: "2026-05-25", until: "2026-05-31" },
    ],
    [
      { from: "2026-05-20", until: "2026-05-31" },
      { from: "2026-06-01", until: "2026-06-30" },
    ],
    [
      { from: "2026-05-20", until: "2026-06-30" },
      { from: "2026-07-01", until: "2026-09-30" },
    ],
    [
      { from: "2026-05-20", until: "2026-06-30" },
      { from: "2026-07-01", until: "2026-12-31" },
    ],
    [
      { from: "2026-05-20", until: "2026-12-31" },
      { from: "2027-01-01", until: "2027-08-10" },
    ],
  ]);
});

test("parts hold every day of the period once, over month ends, leap days and years", () => {
  for (const [from, until] of [
    ["2026-01-31", "2026-03-01"],
    ["2028-02-28", "2028-03-01"],
    ["2025-12-29", "2026-01-05"],
    ["2026-06-30", "2026-07-01"],
  ] as const) {
    for (const unit of PERIOD_UNITS) {
      const parts = periodParts({ from, until }, unit);
      expect(parts[0]?.from).toBe(from);
      expect(parts.at(-1)?.until).toBe(until);
      expect(parts.reduce((sum, part) => sum + countDays(part), 0)).toBe(countDays({ from, until }));
    }
  }
});

test("a week begins on Monday", () => {
  expect(periodParts({ from: "2026-11-15", until: "2026-11-17" }, "week")).toEqual([
    { from: "2026-11-15", until: "2026-11-15" }, // Sunday
    { from: "2026-11-16", until: "2026-11-17" },
  ]);
});

test.each([
  ["2026-01-01", "2026-01-31", "day"], // 31 days
  ["2026-01-01", "2026-02-01", "week"], // 32 days
  ["2026-01-05", "2026-08-09", "week"], // 31 weeks from a Monday to a Sunday
  ["2026-01-05", "2026-08-10", "month"],
  ["2024-01-01", "2026-07-31", "month"], // 31 months
  ["2024-01-01", "2026-08-01", "quarter"],
  ["2019-01-01", "2026-09-30", "quarter"], // 31 quarters
  ["2019-01-01", "2026-10-01", "semester"],
  ["2011-01-01", "2026-06-30", "semester"], // 31 semesters
  ["2011-01-01", "2026-07-01", "year"],
  ["1996-11-22", "2026-11-21", "year"],
])("%s to %s is cut by %s", (from, until, unit) => {
  expect(periodUnit({ from, until })).toBe(unit);
});

test.each([
  [{}, { period: "30d" }],
  [{ period: "7d", from: "", until: "" }, { period: "7d" }],
  [{ period: "year", from: "2026-01-01" }, { period: "year" }],
  [
    { period: "custom", from: "2026-02-01", until: "2026-02-01" },
    { period: "custom", from: "2026-02-01", until: "2026-02-01" },
  ],
  [
    { period: "custom", from: "1996-11-22", until: "2026-11-21" }, // 30 years
    { period: "custom", from: "1996-11-22", until: "2026-11-21" },
  ],
])("%j asks for %j", (fields, query) => {
  expect(PeriodQuerySchema.parse(fields)).toEqual(query);
});

test.each([
  [{ period: "1d" }, "period"],
  [{ period: "custom", until: "2026-02-01" }, "from"],
  [{ period: "custom", from: "2026-02-01" }, "until"],
  [{ period: "custom", from: "2026-02-30", until: "2026-03-01" }, "from"],
  [{ period: "custom", from: "2026-02-02", until: "2026-02-01" }, "until"],
  [{ period: "custom", from: "1996-11-21", until: "2026-11-21" }, "until"],
  [{ period: "custom", from: "1969-12-31", until: "1970-01-01" }, "from"],
])("%j is refused for its field %s", (fields, field) => {
  const { error } = PeriodQuerySchema.safeParse(fields);
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
