import { expect, test } from "vitest";
import { formatCookieChoice, parseCookieChoice } from "./cookie-choice.ts";

const ANSWER = { choice: "refused", version: 1, answeredAt: "2026-11-21T12:00:00.000Z" } as const;

test("an answer about cookies is kept with the notice's version and its time", () => {
  expect(formatCookieChoice(ANSWER)).toBe("refused~1~2026-11-21T12:00:00.000Z");
  expect(parseCookieChoice("refused~1~2026-11-21T12:00:00.000Z")).toEqual(ANSWER);
});

test.each([
  "",
  "accepted", // an answer without version and time
  "accepted~0~2026-11-21T12:00:00.000Z", // to another notice
  "accepted~2~2026-11-21T12:00:00.000Z",
  "accepted~1~ontem",
  "accepted~1",
  "perhaps~1~2026-11-21T12:00:00.000Z",
  "accepted~1~2026-11-21T12:00:00.000Z~more",
])("“%s” is no answer to the notice of today", (value) => {
  expect(parseCookieChoice(value)).toBeNull();
});
