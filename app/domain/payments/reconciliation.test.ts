import { expect, test } from "vitest";
import { dayToCompare } from "./reconciliation.ts";

test.each([
  ["2026-11-28T02:59:00.000Z", "2026-11-26"],
  ["2026-11-28T03:00:00.000Z", null],
  ["2026-11-28T08:59:59.000Z", null],
  ["2026-11-28T09:00:00.000Z", "2026-11-27"],
  ["2026-03-01T12:00:00.000Z", "2026-02-28"],
])("at %s the day that is compared is %s", (now, day) => {
  expect(dayToCompare(now)).toBe(day);
});
