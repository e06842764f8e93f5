import { expect, test } from "vitest";
import { bankHolidaysOf, isBankHoliday } from "./bank-holidays.ts";
import { addBusinessDays } from "./calendar.ts";

const FIXED = ["01-01", "04-21", "05-01", "09-07", "10-12", "11-02", "11-15", "11-20", "12-25"];

// Carnival Monday and Tuesday, Good Friday, Corpus Christi, as calendars of banks have them.
test.each([
  [2025, "03-03", "03-04", "04-18", "06-19"],
  [2026, "02-16", "02-17", "04-03", "06-04"],
  [2027, "02-08", "02-09", "03-26", "05-27"],
  [2028, "02-28", "02-29", "04-14", "06-15"],
  [2029, "02-12", "02-13", "03-30", "05-31"],
  [2030, "03-04", "03-05", "04-19", "06-20"],
  [2031, "02-24", "02-25", "04-11", "06-12"],
  [2032, "02-09", "02-10", "03-26", "05-27"],
  [2033, "02-28", "03-01", "04-15", "06-16"],
  [2034, "02-20", "02-21", "04-07", "06-08"],
  [2035, "02-05", "02-06", "03-23", "05-24"],
] as const)(
  "banks are closed in %i on Carnival, Good Friday, Corpus Christi and nine fixed days",
  (year, ...moving) => {
    const days = [...FIXED, ...moving].sort().map((day) => `${String(year)}-${day}`);
    expect(bankHolidaysOf(year)).toEqual(days);
  },
);

test.each([
  ["2023-11-20", false], // a holiday of the nation since 2024
  ["2024-11-20", true],
  ["2036-04-11", true], // Good Friday: Easter falls on 13 April
  ["2038-06-24", true], // Corpus Christi: Easter falls on 25 April, its last day
  ["2285-01-20", false], // Easter falls on 22 March, its first day: Carnival Monday is 2 February
  ["2285-02-02", true],
])("%s is a holiday of banks: %s", (day, expected) => {
  expect(isBankHoliday(day)).toBe(expected);
});

test("business days are counted past 2035 as before it", () => {
  expect(addBusinessDays("2035-12-28", 2)).toBe("2036-01-02"); // 31 December, 2 January
  expect(addBusinessDays("2036-12-24", 1)).toBe("2036-12-26");
});
