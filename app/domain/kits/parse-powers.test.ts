import { expect, test } from "vitest";
import { formatPowers, parsePowers } from "./parse-powers.ts";

test.each([
  ["5,5", [5.5]],
  ["5,5; 2,2", [2.2, 5.5]],
  ["2,2\n3,3 kWp;\n", [2.2, 3.3]],
  ["5,5; 5,50", [5.5]],
  ["2,2 a 4,4 de 1,1 em 1,1", [2.2, 3.3, 4.4]],
  ["2 até 5", [2, 3, 4, 5]],
  ["2 a 5,5 de 2 em 2", [2, 4]],
  ["0,5; 1.000", [0.5, 1000]],
])("'%s' are %j kWp", (text, powersKwp) => {
  expect(parsePowers(text)).toEqual({ powersKwp });
});

test.each([
  ["", "NO_POWERS", ""],
  [" ; \n", "NO_POWERS", ""],
  ["5.5", "INVALID_POWER", "5.5"],
  ["5,5; abc", "INVALID_POWER", "abc"],
  ["0,49", "INVALID_POWER", "0,49"],
  ["1.000,1", "INVALID_POWER", "1.000,1"],
  ["5 a 2", "INVALID_POWER", "5 a 2"],
  ["2 a 5 de 0 em 0", "INVALID_STEP", "2 a 5 de 0 em 0"],
  ["2 a 5 de 1 em 2", "INVALID_STEP", "2 a 5 de 1 em 2"],
  ["1 a 81", "TOO_MANY_POWERS", "1 a 81"],
])("'%s' is refused as %s", (text, issue, part) => {
  expect(parsePowers(text)).toEqual({ issue, part });
});

test("eighty powers are a family, in one range or in two", () => {
  expect(parsePowers("1 a 80")).toMatchObject({ powersKwp: { length: 80 } });
  expect(parsePowers("1 a 80; 81")).toEqual({ issue: "TOO_MANY_POWERS", part: "81" });
});

test("powers are written as they are read", () => {
  expect(formatPowers([2.2, 5.5, 1000])).toBe("2,2; 5,5; 1.000");
  expect(parsePowers(formatPowers([0.5, 3.815, 1000]))).toEqual({ powersKwp: [0.5, 3.815, 1000] });
});
