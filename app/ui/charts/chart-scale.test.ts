import { expect, test } from "vitest";
import { formatCompact, formatCompactCents } from "./compact-number.ts";
import { heightPct, labelStep, niceTicks } from "./chart-scale.ts";

test.each([
  [
    [3, 87],
    [0, 20, 40, 60, 80, 100],
  ],
  [[100], [0, 20, 40, 60, 80, 100]],
  [[101], [0, 25, 50, 75, 100, 125]],
  [[1], [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [[0.3], [0, 0.1, 0.2, 0.3]],
  [[7], [0, 2, 4, 6, 8]],
  [[9_000_000_000_000], [0, 2e12, 4e12, 6e12, 8e12, 1e13]],
  [
    [-30, 50],
    [-40, -20, 0, 20, 40, 60],
  ],
  [
    [-10, -90],
    [-100, -80, -60, -40, -20, 0],
  ],
])("the axis of %j is marked at %j", (values, ticks) => {
  expect(niceTicks(values)).toEqual(ticks);
});

test.each([[[]], [[0]], [[0, 0, 0]]])("the axis of %j has zero alone", (values) => {
  expect(niceTicks(values)).toEqual([0]);
});

test("what comes in whole pieces is not marked between them", () => {
  expect(niceTicks([2], 1)).toEqual([0, 1, 2]);
  expect(niceTicks([1], 1)).toEqual([0, 1]);
});

test("an axis holds every value and is cut into five steps at most", () => {
  for (let value = 1; value < 5_000; value += 7) {
    for (const values of [[value], [-value, value / 3], [value / 100]]) {
      const ticks = niceTicks(values);
      expect(ticks.length, String(value)).toBeLessThanOrEqual(6);
      expect(ticks.length, String(value)).toBeGreaterThanOrEqual(2);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, ...values));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
    }
  }
});

test.each([
  [0, [0, 50, 100], 0],
  [25, [0, 50, 100], 25],
  [0, [-50, 0, 150], 25],
  [0, [0], 0],
])("%d stands on the axis %j at %d%%", (value, ticks, expected) => {
  expect(heightPct(value, ticks)).toBe(expected);
});

test.each([
  [8, 8, 1],
  [9, 8, 2],
  [30, 8, 4],
  [0, 8, 1],
])("%d labels with room for %d: one in %d is written", (labels, most, step) => {
  expect(labelStep(labels, most)).toBe(step);
});

test.each([
  [0, "0"],
  [999, "999"],
  [1_000, "1\u00a0mil"],
  [48_730, "48,7\u00a0mil"],
  [148_730, "149\u00a0mil"],
  [1_200_000, "1,2\u00a0mi"],
  [-3_400_000_000, "-3,4\u00a0bi"],
  [0.25, "0,25"],
])("%d is written in short as %s", (value, text) => {
  expect(formatCompact(value)).toBe(text);
});

test.each([
  [0, "R$\u00a00"],
  [12_345, "R$\u00a0123,45"],
  [99_999, "R$\u00a0999,99"],
  [100_000, "R$\u00a01\u00a0mil"],
  [4_873_000, "R$\u00a048,7\u00a0mil"],
  [-250_000_000, "-R$\u00a02,5\u00a0mi"],
])("%d cents are written in short as %s", (cents, text) => {
  expect(formatCompactCents(cents)).toBe(text);
});
