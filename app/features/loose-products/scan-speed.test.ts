import { expect, test } from "vitest";
import { isScanned } from "./scan-speed.ts";

test.each([
  [[0, 35, 70, 105, 140], true],
  [[0, 35, 70, 106, 140], false],
  [[0, 5, 10, 15], false],
  [[], false],
])("keys at %j come from a scanner: %s", (times, expected) => {
  expect(isScanned(times)).toBe(expected);
});
