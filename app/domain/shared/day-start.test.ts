import { expect, test } from "vitest";
import { dayStartIn } from "./day-start.ts";

test.each([
  ["2026-11-21", "America/Sao_Paulo", "2026-11-21T03:00:00.000Z"],
  ["2026-11-21", "America/Manaus", "2026-11-21T04:00:00.000Z"],
  ["2026-11-21", "UTC", "2026-11-21T00:00:00.000Z"],
  ["2026-11-21", "Pacific/Kiritimati", "2026-11-20T10:00:00.000Z"],
  ["2026-11-21", "Asia/Kolkata", "2026-11-20T18:30:00.000Z"],
  // Summer time began in Brazil at midnight of 4 November 2018: that day's first minute was 01:00.
  ["2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00.000Z"],
  // And ended on 17 February 2019 at 23:00: the day before had 25 hours.
  ["2019-02-17", "America/Sao_Paulo", "2019-02-17T03:00:00.000Z"],
])("%s begins in %s at %s", (day, timeZone, instant) => {
  expect(dayStartIn(day, timeZone)).toBe(instant);
});

test("a text that is no day is refused", () => {
  expect(() => dayStartIn("2026-13-01", "UTC")).toThrow(RangeError);
});
