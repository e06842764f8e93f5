import { expect, test } from "vitest";
import { isAboveLimit, lastDayAround, spanAround } from "./purchase-limit.ts";

const ZONE = "America/Sao_Paulo";

test.each([
  // 23:59 of 30 November in São Paulo is the next month in UTC.
  ["month", "2026-12-01T02:59:00.000Z", "2026-11-01T03:00:00.000Z", "2026-12-01T03:00:00.000Z"],
  ["month", "2026-12-01T03:00:00.000Z", "2026-12-01T03:00:00.000Z", "2027-01-01T03:00:00.000Z"],
  ["day", "2026-11-21T02:59:59.999Z", "2026-11-20T03:00:00.000Z", "2026-11-21T03:00:00.000Z"],
  ["day", "2026-11-21T03:00:00.000Z", "2026-11-21T03:00:00.000Z", "2026-11-22T03:00:00.000Z"],
  // 22 November 2026 is a Sunday, the last day of its week.
  ["week", "2026-11-23T02:59:00.000Z", "2026-11-16T03:00:00.000Z", "2026-11-23T03:00:00.000Z"],
  ["week", "2026-11-23T03:00:00.000Z", "2026-11-23T03:00:00.000Z", "2026-11-30T03:00:00.000Z"],
] as const)("the %s around %s is from %s until %s", (period, at, from, until) => {
  expect(spanAround(period, at, ZONE)).toEqual({ from, until });
});

test.each([
  ["month", "2026-12-01T02:59:00.000Z", "2026-11-30"],
  ["month", "2026-12-01T03:00:00.000Z", "2026-12-31"],
  ["day", "2026-11-21T02:59:59.999Z", "2026-11-20"],
  ["week", "2026-11-23T02:59:00.000Z", "2026-11-22"],
  ["week", "2026-11-23T03:00:00.000Z", "2026-11-29"],
] as const)("the last day of the %s around %s is %s", (period, at, day) => {
  expect(lastDayAround(period, at, ZONE)).toBe(day);
});

test("a month is that of the distributor's own time zone", () => {
  // Manaus is four hours behind.
  expect(spanAround("month", "2026-12-01T03:30:00.000Z", "America/Manaus").from).toBe(
    "2026-11-01T04:00:00.000Z",
  );
});

test.each([
  [{ limitCents: 100_000, usedCents: 40_000 }, 60_000, false],
  [{ limitCents: 100_000, usedCents: 40_000 }, 60_001, true],
  [{ limitCents: 0, usedCents: 0 }, 1, true],
  [{ limitCents: null, usedCents: 99_000_000 }, 99_000_000, false],
])("with %j an order of %i cents is above the limit: %s", (use, totalCents, isAbove) => {
  expect(isAboveLimit(use, totalCents)).toBe(isAbove);
});
