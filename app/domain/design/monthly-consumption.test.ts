import { expect, test } from "vitest";
import { readMonthlyConsumption } from "./monthly-consumption.ts";

test.each([
  ["620", 620, 1],
  ["620,5", 620.5, 1],
  ["620.5 kWh", 620.5, 1],
  ["1.250", 1_250, 1],
  ["598; 642", 620, 2],
  ["598/642/ 620 ;", 620, 3],
  ["598 1.240,5", 919.25, 2],
  ["100; 100; 101", 100.33, 3],
  ["0; 600", 300, 2],
  [Array<string>(12).fill("350").join(";"), 350, 12],
])("what is typed as %j is %d kWh a month, the mean of %d", (text, monthlyKwh, months) => {
  expect(readMonthlyConsumption(text)).toEqual({ monthlyKwh, months });
});

test.each(["", " ; / ", "muito", "-5", "600; -5", "1,2,3", Array<string>(13).fill("350").join(";")])(
  "what is typed as %j is no consumption",
  (text) => {
    expect(readMonthlyConsumption(text)).toBeNull();
  },
);
