import { expect, test } from "vitest";
import { askingCutoff, decideAsking } from "./asking.ts";

const ASKED = "2026-08-01T12:00:00.000Z";
const last = { askedAt: ASKED, answeredAt: null, postponedAt: null, isActive: true };

test("somebody who was never asked is asked while a survey asks people of the type", () => {
  expect(decideAsking({ hasSurvey: true, last: null, now: ASKED })).toBe("ask");
  expect(decideAsking({ hasSurvey: false, last: null, now: ASKED })).toBe("leave");
});

test.each([
  // 90 days after 1 August, 12:00: 30 October, 12:00
  ["2026-10-30T11:59:59.999Z", "leave"],
  ["2026-10-30T12:00:00.000Z", "ask"],
])("somebody who was asked on 1 August is left alone until 90 days are over, at %s: %s", (now, expected) => {
  const answered = { ...last, answeredAt: "2026-08-01T12:05:00.000Z" };
  const postponed = { ...last, postponedAt: "2026-08-01T12:05:00.000Z" };
  for (const one of [answered, postponed, last]) {
    expect(decideAsking({ hasSurvey: true, last: one, now })).toBe(expected);
  }
});

test("without a survey nobody is asked after 90 days either", () => {
  expect(decideAsking({ hasSurvey: false, last, now: "2026-10-30T12:00:00.000Z" })).toBe("leave");
});

test.each([
  ["2026-08-01T12:00:00.000Z", "again"],
  ["2026-08-02T11:59:59.999Z", "again"],
  ["2026-08-02T12:00:00.000Z", "leave"],
])("an asking that is still open is shown again for 24 hours, at %s: %s", (now, expected) => {
  expect(decideAsking({ hasSurvey: true, last, now })).toBe(expected);
});

test("an asking that was answered, postponed or whose survey ended is not shown again", () => {
  const now = "2026-08-01T13:00:00.000Z";
  const at = "2026-08-01T12:30:00.000Z";
  for (const change of [{ answeredAt: at }, { postponedAt: at }, { isActive: false }]) {
    expect(decideAsking({ hasSurvey: true, last: { ...last, ...change }, now })).toBe("leave");
  }
});

test("askings of the last 90 days forbid another one", () => {
  expect(askingCutoff(new Date("2026-10-30T12:00:00.000Z"))).toBe(ASKED);
});
