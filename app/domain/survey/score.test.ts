import { expect, test } from "vitest";
import { calculateNps, countClasses, scoreClass, scoreColor, scoresFrom } from "./score.ts";

test.each([
  [0, "detractor"],
  [6, "detractor"],
  [7, "passive"],
  [8, "passive"],
  [9, "promoter"],
  [10, "promoter"],
])("somebody with score %i is a %s", (score, expected) => {
  expect(scoreClass(score)).toBe(expected);
});

test.each([
  // 5 of 8 less 1 of 8: 62.5 − 12.5
  [{ detractor: 1, passive: 2, promoter: 5 }, 50],
  // 2 of 3 less 1 of 3: 33.33…
  [{ detractor: 1, passive: 0, promoter: 2 }, 33],
  // 1 of 8 less 2 of 8: −12.5, away from zero
  [{ detractor: 2, passive: 5, promoter: 1 }, -13],
  // 1 of 8: 12.5, away from zero
  [{ detractor: 0, passive: 7, promoter: 1 }, 13],
  [{ detractor: 4, passive: 0, promoter: 0 }, -100],
  [{ detractor: 0, passive: 0, promoter: 4 }, 100],
  [{ detractor: 0, passive: 4, promoter: 0 }, 0],
  [{ detractor: 0, passive: 0, promoter: 0 }, null],
])("the net promoter score of %o is %s", (counts, expected) => {
  expect(calculateNps(counts)).toBe(expected);
});

test("answers are counted by their class", () => {
  const scores = [
    { score: 0, answers: 1 },
    { score: 6, answers: 2 },
    { score: 7, answers: 4 },
    { score: 9, answers: 8 },
    { score: 10, answers: 16 },
  ];
  expect(countClasses(scores)).toEqual({ detractor: 3, passive: 4, promoter: 24 });
});

test("scores run from 0 or from 1 to 10", () => {
  expect(scoresFrom(0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(scoresFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

test("colours go from red at 1 to green at 10, and 0 has that of 1", () => {
  const [red = 0, green = 0] = channels(scoreColor(1));
  const [redAt10 = 0, greenAt10 = 0] = channels(scoreColor(10));
  expect(red).toBeGreaterThan(green + 100);
  expect(greenAt10).toBeGreaterThan(redAt10 + 80);
  expect(scoreColor(0)).toBe(scoreColor(1));
  expect(new Set(scoresFrom(1).map(scoreColor)).size).toBe(10);
});

test.each([-1, 11])("%i has no colour", (score) => {
  expect(() => scoreColor(score)).toThrow(RangeError);
});
