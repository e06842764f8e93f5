import { expect, test } from "vitest";
import { positionOf, powerAt } from "./power-scale.ts";

test.each([
  [0, 0],
  [10, 1], // 0,001 of 1000
  [20, 8],
  [25, 15.5], // 15,625, by halves
  [30, 27],
  [50, 130], // 125, by tens
  [100, 1000],
])("at position %d stands %d kWp", (position, kwp) => {
  expect(powerAt(position)).toBe(kwp);
});

test.each([
  [0, 0],
  [8, 20],
  [1000, 100],
  [5000, 100],
  [-1, 0],
])("%d kWp stand at position %d", (kwp, position) => {
  expect(positionOf(kwp)).toBe(position);
});

test("a further position is never a smaller power", () => {
  const powers = Array.from({ length: 101 }, (_, position) => powerAt(position));
  expect(powers).toEqual(powers.toSorted((one, other) => one - other));
});
