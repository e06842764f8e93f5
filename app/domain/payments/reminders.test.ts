import { expect, test } from "vitest";
import { dueDayOf, dueReminders, isReminderTime, readDays, writeDays } from "./reminders.ts";

const TODAY = "2026-12-10";

/** Reminders of a day: days since the last day of the charge, and which reminder it is. */
const stepsOn = (beforeDays: number[], afterDays: number[]) =>
  dueReminders({ beforeDays, afterDays }, TODAY).map(({ dueOn, step, on }) => [dueOn, step, on]);

test("a reminder is due on its day and, if it was missed, up to two days later", () => {
  expect(stepsOn([], [1])).toEqual([
    ["2026-12-09", 1, "2026-12-10"],
    ["2026-12-08", 1, "2026-12-09"],
    ["2026-12-07", 1, "2026-12-08"],
  ]);
});

test("the next reminder takes the place of one that was missed, and of a last day one is due at most", () => {
  expect(stepsOn([3, 2], [])).toEqual([
    ["2026-12-13", -3, "2026-12-10"],
    ["2026-12-12", -2, "2026-12-10"],
    ["2026-12-11", -2, "2026-12-09"],
    ["2026-12-10", -2, "2026-12-08"],
  ]);
});

test("what is said before the last day is not said after it", () => {
  expect(stepsOn([0], [])).toEqual([["2026-12-10", 0, "2026-12-10"]]);
  expect(stepsOn([1], [5]).map(([dueOn]) => dueOn)).toEqual([
    "2026-12-11",
    "2026-12-10",
    "2026-12-05",
    "2026-12-04",
    "2026-12-03",
  ]);
});

test("without days there is no reminder", () => {
  expect(stepsOn([], [])).toEqual([]);
});

test("a boleto is due on the day that it says, a Pix on the day of its end in the distributor's time zone", () => {
  const expiresAt = "2026-12-11T02:30:00.000Z";
  const pix = { instrument: { method: "pix" as const, brCode: "" }, expiresAt };
  expect(dueDayOf(pix, "America/Sao_Paulo")).toBe("2026-12-10");
  expect(dueDayOf(pix, "America/Noronha")).toBe("2026-12-11");
  const slip = { method: "boleto" as const, line: "", barcode: "", dueDate: "2026-12-08" };
  expect(dueDayOf({ instrument: slip, expiresAt }, "America/Sao_Paulo")).toBe("2026-12-08");
});

test.each([
  ["2026-12-10T11:59:59.000Z", false],
  ["2026-12-10T12:00:00.000Z", true],
  ["2026-12-10T22:59:59.000Z", true],
  ["2026-12-10T23:00:00.000Z", false],
])("payers are written to from nine in the morning until eight in the evening: %s is %s", (now, isTime) => {
  expect(isReminderTime(now, "America/Sao_Paulo")).toBe(isTime);
});

test.each([
  ["5, 1", [1, 5]],
  [" 3;2 1 ", [1, 2, 3]],
  ["", []],
  ["0", [0]],
  ["1,5x", null],
  ["-1", null],
  ["um", null],
])("days typed as %j are %j", (typed, days) => {
  expect(readDays(typed)).toEqual(days);
  if (days !== null) expect(readDays(writeDays(days))).toEqual(days);
});
