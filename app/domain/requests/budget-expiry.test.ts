import { expect, test } from "vitest";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { isExpired } from "./budget-expiry.ts";
import { expiryOf } from "./expiry.ts";

const SAO_PAULO = "America/Sao_Paulo";

test.each([
  // 23:30 on the 20th in São Paulo.
  ["2026-11-21T02:30:00.000Z", 15, SAO_PAULO, "2026-12-05"],
  ["2026-11-21T03:00:00.000Z", 15, SAO_PAULO, "2026-12-06"],
  // Manaus is one hour behind São Paulo.
  ["2026-11-21T03:00:00.000Z", 15, "America/Manaus", "2026-12-05"],
  ["2027-02-27T12:00:00.000Z", 2, SAO_PAULO, "2027-03-01"],
])("a budget saved at %s for %d days in %s counts until %s", (savedAt, days, timeZone, day) => {
  const savedOn = calendarDayIn(savedAt, timeZone);
  expect(expiryOf(savedOn, { active: true, days })).toBe(day);
  expect(expiryOf(savedOn, { active: false, days })).toBeNull();
});

test.each([
  ["budget", "2026-11-22", "2026-11-22", true, false],
  ["budget", "2026-11-22", "2026-11-23", true, true],
  ["budget", "2026-11-22", "2026-11-23", false, false],
  ["budget", null, "2026-11-23", true, false],
  ["order", "2026-11-22", "2026-11-23", true, false],
] as const)(
  "a %s that counts until %s is expired on %s, where budgets expire (%s): %s",
  (type, lastDay, today, active, over) => {
    expect(isExpired({ type, expiresOn: lastDay }, { today, expiry: { active } })).toBe(over);
  },
);
