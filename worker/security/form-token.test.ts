import { expect, test } from "vitest";
import { readFormToken, signFormToken } from "./form-token.ts";

const SECRET = "secret-of-the-form-token-tests-0123456789";
const SHOWN = { shownAt: new Date("2026-11-21T12:00:00.000Z"), name: "frm_1" };
const LATER = new Date("2026-11-21T12:00:03.500Z");

test("a form's age and name are read from its own token only", () => {
  const token = signFormToken(SECRET, "dst_1", SHOWN);
  expect(readFormToken(SECRET, "dst_1", { token, now: LATER })).toEqual({ ageMs: 3_500, name: "frm_1" });
  expect(readFormToken(SECRET, "dst_2", { token, now: LATER })).toBeNull();
  expect(readFormToken(`${SECRET}!`, "dst_1", { token, now: LATER })).toBeNull();
  const renamed = token.replace("frm_1", "frm_2");
  expect(readFormToken(SECRET, "dst_1", { token: renamed, now: LATER })).toBeNull();
});

test.each(["", ".", "..", "abc", "mi9w1m0..", `zzzz.frm_1.${"A".repeat(43)}`])(
  "%j is no token of ours",
  (token) => {
    expect(readFormToken(SECRET, "dst_1", { token, now: LATER })).toBeNull();
  },
);
