import { expect, test } from "vitest";
import { monthlyKwhOf, powerForConsumption, yearlyMeanWhM2Day } from "./power-for-consumption.ts";

test("months count by their days in the mean of a year", () => {
  // (5 000 × 31 + 4 000 × 334) ÷ 365
  expect(yearlyMeanWhM2Day([5_000, ...Array.from({ length: 11 }, () => 4_000)])).toBeCloseTo(4_084.9315, 4);
  expect(() => yearlyMeanWhM2Day([5_000])).toThrow("twelve months");
});

test("a consumption asks for the power that gives it in a year, rounded up to the watt", () => {
  // 600 × 12 ÷ (365 × 5.47 × 0.78) = 4.62331… kWp
  expect(powerForConsumption({ monthlyKwh: 600, whM2Day: 5_470 })).toBe(4_624);
  // 284.7 × 12 ÷ (365 × 5 × 0.78) = 2.4 exactly
  expect(powerForConsumption({ monthlyKwh: 284.7, whM2Day: 4_000 })).toBe(3_000);
});

test("a power gives whole kWh in a mean month", () => {
  // 5.5 × 365 × 5.47 × 0.78 ÷ 12 = 713.77
  expect(monthlyKwhOf({ powerW: 5_500, whM2Day: 5_470 })).toBe(714);
});
