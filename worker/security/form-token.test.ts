import { expect, test } from "vitest";
import { readFormAge, signFormToken } from "./form-token.ts";

const SECRET = "secret-of-the-form-token-tests-0123456789";
const SHOWN_AT = new Date("2026-11-21T12:00:00.000Z");
const LATER = new Date("2026-11-21T12:00:03.500Z");

test("a form's age is read from its own token only", () => {
  const token = signFormToken(SECRET, "dst_1", SHOWN_AT);
  expect(readFormAge(SECRET, "dst_1", { token, now: LATER })).toBe(3_500);
  expect(readFormAge(SECRET, "dst_2", { token, now: LATER })).toBeNull();
  expect(readFormAge(`${SECRET}!`, "dst_1", { token, now: LATER })).toBeNull();
});

test.each(["", ".", "abc", "mi9w1m0.", `zzzz.${"A".repeat(43)}`])("%j is no token of ours", (token) => {
  expect(readFormAge(SECRET, "dst_1", { token, now: LATER })).toBeNull();
});
