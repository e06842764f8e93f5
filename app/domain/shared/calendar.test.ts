import { expect, test } from "vitest";
import {
  addBusinessDays,
  addDays,
  addMonths,
  calendarDayIn,
  isBusinessDay,
  isCalendarDay,
  nextBusinessDay,
} from "./calendar.ts";

test.each([
  ["2026-11-21T02:59:59Z", "America/Sao_Paulo", "2026-11-20"], // UTC−3, a second before midnight
  ["2026-11-21T03:00:00Z", "America/Sao_Paulo", "2026-11-21"],
  ["2026-11-21T04:30:00Z", "America/Rio_Branco", "2026-11-20"], // UTC−5
  ["2027-01-01T01:00:00Z", "America/Sao_Paulo", "2026-12-31"],
  ["2018-11-21T02:30:00Z", "America/Sao_Paulo", "2018-11-21"], // daylight saving of that year, UTC−2
])("%s in %s is %s", (instant, timeZone, day) => {
  expect(calendarDayIn(instant, timeZone)).toBe(day);
});

test("an unknown time zone is refused", () => {
  expect(() => calendarDayIn("2026-11-21T00:00:00Z", "America/Cidade_Nenhuma")).toThrow(RangeError);
});

test.each([
  ["2026-02-28", true],
  ["2026-02-29", false],
  ["2028-02-29", true],
  ["2026-02-30", false],
  ["2026-13-01", false],
  ["2026-1-01", false],
  ["21/11/2026", false],
])("%s is a calendar day: %s", (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected);
});

test.each([
  ["2026-02-28", 1, "2026-03-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-01-01", -1, "2025-12-31"],
  ["2026-11-21", 0, "2026-11-21"],
  ["2018-11-03", 1, "2018-11-04"], // a day of 23 hours in Brazil
])("%s and %d days: %s", (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-01-28", 1, "2026-02-28"],
  ["2026-03-31", -1, "2026-02-28"],
  ["2026-11-30", 3, "2027-02-28"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2026-01-15", -13, "2024-12-15"],
  ["2026-01-31", 0, "2026-01-31"],
])("%s and %d months: %s", (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test("a day that does not exist is refused", () => {
  expect(() => addDays("2026-02-30", 1)).toThrow(RangeError);
  expect(() => addMonths("x", 1)).toThrow(RangeError);
});

test.each([
  ["2026-11-20", false], // Friday, Dia da Consciência Negra
  ["2026-11-21", false], // Saturday
  ["2026-11-22", false], // Sunday
  ["2026-11-23", true],
  ["2026-12-31", true], // electronic settlement
])("banks settle on %s: %s", (day, expected) => {
  expect(isBusinessDay(day)).toBe(expected);
});

test.each([
  ["2026-12-25", "2026-12-28"], // Christmas on a Friday
  ["2026-11-21", "2026-11-23"],
  ["2027-02-08", "2027-02-10"], // Carnival
  ["2026-11-23", "2026-11-23"], // already a business day
])("a boleto due on %s may be paid until %s", (day, expected) => {
  expect(nextBusinessDay(day)).toBe(expected);
});

test.each([
  ["2026-12-23", 3, "2026-12-29"], // 24, 28, 29
  ["2026-11-21", 1, "2026-11-23"], // from a Saturday
  ["2026-11-21", 0, "2026-11-23"],
  ["2026-11-23", 0, "2026-11-23"],
])("%s and %d business days: %s", (day, days, expected) => {
  expect(addBusinessDays(day, days)).toBe(expected);
});

test.each([-1, 0.5])("%d business days are refused", (days) => {
  expect(() => addBusinessDays("2026-11-23", days)).toThrow("INVALID_NUMBER");
});
