import { expect, test } from "vitest";
import { moveId, stepId } from "./list-order.ts";

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
