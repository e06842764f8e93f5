import { expect, test } from "vitest";
import { isAmbiguous, toDotDecimal } from "./number-literal.ts";

test.each([
  ["1.234,56", "1234.56"],
  ["0,5", "0.5"],
  ["1234,5", "1234.5"],
  ["1.234.567", "1234567"],
  ["1.234", "1234"],
  ["999.999", "999999"],
  ["0.125", "0.125"],
  ["1.5", "1.5"],
  ["1.2345", "1.2345"],
  ["1234.567", "1234.567"],
  ["42", "42"],
])(
  "Brazilian numbers become dot decimals before anything is reckoned: %s is %s [FORMULA-06]",
  (typed, decimal) => {
    expect(toDotDecimal(typed)).toBe(decimal);
  },
);

test.each([
  "1.23.4",
  "1,2,3",
  "5,",
  "5.",
  ",5",
  ".5",
  "1.234.56",
  "12.34,5",
  "1,234.5",
  "0.123.456",
  "",
  "1".repeat(31),
])("what is no number in either manner is none: %s", (typed) => {
  expect(toDotDecimal(typed)).toBeNull();
});

test("only a single dot before three digits may have been meant as a decimal mark", () => {
  expect(isAmbiguous("1.045")).toBe(true);
  expect(["0.045", "1.04", "1.0455", "1.234.567", "1.045,00", "1045"].filter(isAmbiguous)).toEqual([]);
});
