import { expect, test } from "vitest";
import { claimedIds, claimPattern } from "./claims.ts";

test.each([
  ["price over power [KITS-08]", ["KITS-08"]],
  ["price over power [KITS-08, KITS-09]", ["KITS-08", "KITS-09"]],
  ["price over power [KITS-08,KITS-09]", ["KITS-08", "KITS-09"]],
  ["price over power [KITS-08][KITS-09] [SEP-01]", ["KITS-08", "KITS-09", "SEP-01"]],
  ["said twice [KITS-08][KITS-08]", ["KITS-08"]],
  ["mistyped [KITS-8]", ["KITS-8"]],
  ["no claim", []],
  ["[KITS-08] not at the end", []],
  ["brackets of another kind [object Object]", []],
  ["only the last run counts [KITS-01] then [KITS-02]", ["KITS-02"]],
])("the name %j claims %j", (name, ids) => {
  expect(claimedIds(name)).toEqual(ids);
});

test.each([
  ["price over power [KITS-08]", true],
  ["price over power [KITS-09, KITS-08]", true],
  ["price over power [KITS-09][KITS-08]", true],
  ["another [KITS-09]", false],
  ["longer id [KITS-080]", false],
  ["about KITS-08 without claiming it", false],
  ["[KITS-08] not at the end", false],
])("the pattern for KITS-08 on %j: %s", (name, matches) => {
  expect(new RegExp(claimPattern(["KITS-08", "SEP-01"])).test(name)).toBe(matches);
});
