import { expect, test } from "vitest";
import { divide } from "./even-shards.ts";

test("every file is in one part, and the parts weigh about the same, in whatever order files come", () => {
  const files = [9, 1, 7, 5, 3, 8, 2, 4, 6, 3].map((weight, index) => ({
    file: { moduleId: `f${String(index)}` },
    weight,
  }));
  const weightOf = new Map(files.map(({ file, weight }) => [file.moduleId, weight]));
  const parts = divide(files, 4);
  const ids = parts.map((part) => part.map(({ moduleId }) => moduleId));
  expect(ids.flat().sort()).toEqual([...weightOf.keys()]);
  const weights = ids.map((part) => part.reduce((sum, id) => sum + (weightOf.get(id) ?? 0), 0));
  expect([Math.min(...weights), Math.max(...weights)]).toEqual([11, 13]);
  expect(divide([...files].reverse(), 4)).toEqual(parts);
});
