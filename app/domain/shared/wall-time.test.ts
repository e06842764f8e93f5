import { expect, test } from "vitest";
import { wallTimeIn } from "./wall-time.ts";

test.each([
  ["2026-11-21", "14:05", "America/Sao_Paulo", "2026-11-21T17:05:00.000Z"],
  ["2026-11-21", "23:30", "America/Manaus", "2026-11-22T03:30:00.000Z"],
  ["2026-11-21", "00:00", "America/Noronha", "2026-11-21T02:00:00.000Z"],
  // Clocks went from 00:00 to 01:00 on this day.
  ["2018-11-04", "00:30", "America/Sao_Paulo", null],
  ["2018-11-04", "01:30", "America/Sao_Paulo", "2018-11-04T03:30:00.000Z"],
  ["2026-02-30", "10:00", "America/Sao_Paulo", null],
  ["2026-11-21", "24:00", "America/Sao_Paulo", null],
  ["2026-11-21", "9:00", "America/Sao_Paulo", null],
])("%s at %s in %s is %s", (day, time, timeZone, instant) => {
  expect(wallTimeIn(day, time, timeZone)).toBe(instant);
});
