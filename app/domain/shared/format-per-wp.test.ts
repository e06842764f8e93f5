import { expect, test } from "vitest";
import { formatPerWp } from "./format-per-wp.ts";

test.each([
  [1_234_567, 5_500, "R$\u00a02,24 / Wp"],
  [55_000, 1_000, "R$\u00a00,55 / Wp"],
  [4_900, 0, null],
])("%i cents for %i W are %s", (cents, powerW, expected) => {
  expect(formatPerWp(cents, powerW)).toBe(expected);
});
