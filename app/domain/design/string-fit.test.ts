import { expect, test } from "vitest";
import { buildInverterElectrical, buildModuleElectrical } from "#tests/factories/electrical.ts";
import { fitsStrings, moduleVoltsOf } from "./string-fit.ts";

const SITE = { siteMinC: 0, cellMaxC: 70 };
const fits = (moduleCount: number, changes: Parameters<typeof buildInverterElectrical>[0] = {}) => {
  const inverter = buildInverterElectrical(changes);
  return fitsStrings(moduleCount, moduleVoltsOf(buildModuleElectrical(), inverter, SITE), inverter);
};

test.each([
  [2, false], // fewer than three
  [3, true],
  [20, true], // two strings of ten
  [21, false],
])("two inputs of three to ten modules take %d: %s", (moduleCount, expected) => {
  expect(fits(moduleCount)).toBe(expected);
});

test("what no number of strings divides is refused: 8 to 10 modules a string leave 11 to 15 out", () => {
  const ranged = (moduleCount: number) => fits(moduleCount, { mpptLowV: 265 }); // 265 ÷ 34.437 = 7.7
  expect([7, 8, 10, 11, 15, 16, 20].map(ranged)).toEqual([false, true, true, false, false, true, true]);
});

test.each([
  ["micro", [1, 4, 5], [true, true, false]],
  ["solaredge", [1, 50], [true, true]],
] as const)("a %s inverter is asked for its inputs only", (kind, counts, expected) => {
  expect(counts.map((count) => fits(count, { kind, mpptCount: 4 }))).toEqual(expected);
});
