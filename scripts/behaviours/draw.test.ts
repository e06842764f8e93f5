import { expect, test } from "vitest";
import { draw } from "./draw.ts";

const ITEMS = Array.from({ length: 100 }, (_, index) => index);

test("a draw takes that many different items", () => {
  const drawn = draw(ITEMS, 20, 1);
  expect(new Set(drawn).size).toBe(20);
  expect(ITEMS).toEqual(expect.arrayContaining(drawn));
});

test("the same seed draws the same items, another seed others", () => {
  expect(draw(ITEMS, 20, 7)).toEqual(draw(ITEMS, 20, 7));
  expect(draw(ITEMS, 20, 7)).not.toEqual(draw(ITEMS, 20, 8));
});

test("a draw of more than there is takes everything", () => {
  expect(draw(ITEMS, 500, 1).toSorted((one, other) => one - other)).toEqual(ITEMS);
});

test("over many draws every item gets its turn about as often", () => {
  const firsts = Array.from({ length: 4000 }, (_, seed) => draw([0, 1, 2, 3], 1, seed)[0]);
  const counts = [0, 1, 2, 3].map((item) => firsts.filter((first) => first === item).length);
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
