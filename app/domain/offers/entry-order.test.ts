import { expect, test } from "vitest";
import { isReordered } from "./entry-order.ts";

test.each([
  [["a", "b", "c"], ["c", "a", "b"], true],
  [["a", "b"], ["a", "b"], true],
  [[], [], true],
  [["a", "b"], ["a"], false],
  [["a", "b"], ["a", "c"], false],
  [["a", "b"], ["b", "b"], false],
  [["a", "b"], ["a", "b", "c"], false],
])("from %j to %j is an order of the same entries: %s", (before, after, expected) => {
  expect(isReordered(before, after)).toBe(expected);
});
