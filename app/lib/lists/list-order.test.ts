import { expect, test } from "vitest";
import { followOrder, moveId, stepId } from "./list-order.ts";

const IDS = ["a", "b", "c"];

test.each([
  ["a", 2, "bca"],
  ["c", 0, "cab"],
  ["b", 1, "abc"],
  ["a", 9, "bca"],
  ["c", -1, "cab"],
  ["unknown", 0, "abc"],
])("%s put at place %i gives %s", (id, to, expected) => {
  expect(moveId(IDS, id, to).join("")).toBe(expected);
});

test.each([
  ["b:up", "bac"],
  ["b:down", "acb"],
  ["a:up", "abc"],
  ["c:down", "abc"],
])("the step %s gives %s", (step, expected) => {
  expect(stepId(IDS, step).join("")).toBe(expected);
});

test.each([
  ["cab", "abc", "cab"],
  ["cab", "ab", "ab"],
  ["cab", "abcd", "cdab"],
  ["abc", "nabc", "nabc"],
  ["cab", "xyz", "xyz"],
  ["", "abc", "abc"],
])("%j, wanted of a list that is %j now, reads %j", (wanted, saved, expected) => {
  expect(followOrder(wanted.split(""), saved.split("")).join("")).toBe(expected);
});
