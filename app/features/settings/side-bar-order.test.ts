import { expect, test } from "vitest";
import { moveEntry, stepEntry } from "./side-bar-order.ts";

const ENTRIES = ["a", "b", "c"].map((name) => ({ name, title: "" }));
const namesOf = (entries: readonly { name: string }[]) => entries.map(({ name }) => name).join("");

test.each([
  ["a", 2, "bca"],
  ["c", 0, "cab"],
  ["b", 1, "abc"],
  ["a", 9, "bca"],
  ["c", -1, "cab"],
  ["unknown", 0, "abc"],
])("%s put at place %i gives %s", (name, to, expected) => {
  expect(namesOf(moveEntry(ENTRIES, name, to))).toBe(expected);
});

test.each([
  ["b:up", "bac"],
  ["b:down", "acb"],
  ["a:up", "abc"],
  ["c:down", "abc"],
])("the step %s gives %s", (step, expected) => {
  expect(namesOf(stepEntry(ENTRIES, step))).toBe(expected);
});
