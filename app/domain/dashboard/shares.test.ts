import { expect, test } from "vitest";
import { changePct, netPromoterScore, sharePct } from "./shares.ts";

test.each([
  [1, 3, 33.3],
  [2, 3, 66.7],
  [5, 5, 100],
  [0, 5, 0],
  [0, 0, 0],
])("%d of %d is %d%%", (part, whole, expected) => {
  expect(sharePct(part, whole)).toBe(expected);
});

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 100, 0],
  [0, 100, -100],
  [1, 3, -66.7],
  [7, 0, null],
  [0, 0, null],
])("%d after %d is a change of %s%%", (now, before, expected) => {
  expect(changePct({ now, before })).toBe(expected);
});

test.each([
  [6, 1, 10, 50],
  [0, 4, 4, -100],
  [4, 0, 4, 100],
  [1, 1, 3, 0],
  [2, 1, 3, 33], // 33.3…
  [0, 0, 0, null],
])("%d promoters and %d detractors of %d answers score %s", (promoters, detractors, answers, expected) => {
  expect(netPromoterScore({ promoters, detractors, answers })).toBe(expected);
});
