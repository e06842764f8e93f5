import { expect, test } from "vitest";
import { groupNotifications } from "./group-notifications.ts";

const SAO_PAULO = "America/Sao_Paulo"; // three hours behind UTC

/** The group of one notification. */
function groupOf(createdAt: string, nowIso: string, timeZone = SAO_PAULO) {
  return groupNotifications([{ createdAt }], { nowIso, timeZone })[0]?.group;
}

test.each([
  ["2026-11-21T03:00:00.000Z", "today"], // midnight of the 21st
  ["2026-11-21T02:59:59.999Z", "yesterday"],
  ["2026-11-20T03:00:00.000Z", "yesterday"],
  ["2026-11-20T02:59:59.999Z", "older"],
  ["2026-11-21T17:00:00.001Z", "today"], // a clock that is ahead
  ["2026-11-22T03:00:00.000Z", "today"],
])("on the 21st, what came at %s stands under %s", (createdAt, group) => {
  expect(groupOf(createdAt, "2026-11-21T17:00:00.000Z")).toBe(group);
});

test.each([
  ["2027-01-01T03:00:00.000Z", "today"],
  ["2027-01-01T02:59:59.000Z", "yesterday"],
  ["2026-12-31T03:00:00.000Z", "yesterday"],
  ["2026-12-31T02:59:59.000Z", "older"],
])("on the first day of 2027, what came at %s stands under %s", (createdAt, group) => {
  expect(groupOf(createdAt, "2027-01-01T12:00:00.000Z")).toBe(group);
});

test("the distributor's midnight divides the days, not Greenwich's nor another zone's", () => {
  const [createdAt, now] = ["2026-11-21T03:30:00.000Z", "2026-11-21T12:00:00.000Z"];
  expect(groupOf(createdAt, now, SAO_PAULO)).toBe("today");
  expect(groupOf(createdAt, now, "America/Rio_Branco")).toBe("yesterday"); // five hours behind
});

test("groups keep the order of what they hold, and empty ones are left out", () => {
  const items = [
    { id: "b", createdAt: "2026-11-21T12:00:00.000Z" },
    { id: "a", createdAt: "2026-11-21T11:00:00.000Z" },
    { id: "old", createdAt: "2026-10-01T11:00:00.000Z" },
  ];
  const groups = groupNotifications(items, { nowIso: "2026-11-21T17:00:00.000Z", timeZone: SAO_PAULO });
  expect(groups.map(({ group, items: own }) => [group, own.map(({ id }) => id)])).toEqual([
    ["today", ["b", "a"]],
    ["older", ["old"]],
  ]);
  expect(groupNotifications([], { nowIso: "2026-11-21T17:00:00.000Z", timeZone: SAO_PAULO })).toEqual([]);
});
