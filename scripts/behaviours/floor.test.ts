import { expect, test } from "vitest";
import { compareWithFloor, formatFloor, parseFloor } from "./floor.ts";

test("a floor is read as it was written", () => {
  const ids = ["AUTH-02", "AUTH-10", "KITS-01"];

  expect(formatFloor(ids)).toBe("AUTH 02 10\nKITS 01\n");
  expect(parseFloor(formatFloor(ids))).toEqual(ids);
});

test("a line that is none is named", () => {
  expect(() => parseFloor("AUTH 02\nKITS-01")).toThrow("cannot be read: KITS-01");
});

test("what fell below the floor and what rose above it are told, and nothing else", () => {
  expect(compareWithFloor(["AUTH-02", "KITS-01"], new Set(["AUTH-02", "SEP-01", "SEP-02"]))).toEqual([
    "KITS-01 was proven and is not any more: no passing test of its layer claims it",
    "not in docs/proven.txt yet (npm run behaviours -- --keep): SEP-01, SEP-02",
  ]);
  expect(compareWithFloor(["AUTH-02"], new Set(["AUTH-02"]))).toEqual([]);
});
