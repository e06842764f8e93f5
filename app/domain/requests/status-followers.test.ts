import { expect, test } from "vitest";
import { changedLines, isSameChoice, pairOf, readChoices, readLines, writeLine } from "./status-followers.ts";

const IDS = ["a", "b", "c"];
const LINES = [
  { id: "a", version: 1, nextStatusIds: null },
  { id: "b", version: 2, nextStatusIds: ["a", "c"] },
  { id: "c", version: 3, nextStatusIds: [] },
];

test("the lines that a form began with are read as they were written", () => {
  const texts = LINES.map((line) => writeLine(line, IDS));
  expect(texts).toEqual(["a 1 *", "b 2 101", "c 3 000"]);
  expect(readLines(texts)).toEqual(LINES);
});

test("any other is not the same as a list of all others, nor as none; the order of a list says nothing", () => {
  expect(isSameChoice(null, null)).toBe(true);
  expect(isSameChoice(null, [])).toBe(false);
  expect(isSameChoice(["a", "c"], ["c", "a"])).toBe(true);
  expect(isSameChoice(["a", "c"], ["a", "b"])).toBe(false);
});

test("a form's ticks are the choice of each line, where any other wins; only what differs is a change", () => {
  const pairs = [pairOf("a", "b"), pairOf("b", "a"), pairOf("b", "c"), pairOf("c", "c"), pairOf("c", "z")];
  const chosen = readChoices(LINES, { any: ["a"], pairs });
  expect([...chosen]).toEqual([
    ["a", null],
    ["b", ["a", "c"]],
    ["c", []],
  ]);
  expect(changedLines(LINES, chosen)).toEqual([]);
  const other = readChoices(LINES, { any: ["c"], pairs });
  expect(changedLines(LINES, other)).toEqual([
    { id: "a", version: 1, nextStatusIds: ["b"] },
    { id: "c", version: 3, nextStatusIds: null },
  ]);
  expect(changedLines(LINES, new Map())).toEqual([]);
});
