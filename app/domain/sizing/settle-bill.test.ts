import Big from "big.js";
import { expect, test } from "vitest";
import { fioBPct, MINIMUM_KWH, settleBill } from "./settle-bill.ts";

test("what compensated energy pays of the grid rises each year, and is not fixed from 2029 on", () => {
  expect([2023, 2024, 2025, 2026, 2027, 2028, 2029].map(fioBPct)).toEqual([15, 30, 45, 60, 75, 90, null]);
  expect(MINIMUM_KWH).toEqual({ monofasico: 30, bifasico: 50, trifasico: 100 });
});

test.each([
  { of: [300, 300, 1.25, 0.2145, 60, 50], is: ["278.69", 6_250, 37_500] },
  { of: [180, 180, 0.95, 0.2, 60, 50], is: ["148.80", 4_750, 17_100] },
  { of: [500, 420, 0.9, 0.2682, 75, 100], is: ["420.00", 15_648, 45_000] },
])("a month of $of is settled as the rules of compensation say", ({ of, is }) => {
  const [consumptionKwh = 0, creditKwh = 0, tariff = 0, fioB = 0, pct = 0, minimumKwh = 0] = of;
  const gridCharge = new Big(fioB).times(pct).div(100);
  const settled = settleBill({ consumptionKwh, creditKwh, tariff, gridCharge, minimumKwh });
  expect([settled.compensatedKwh.toFixed(2), settled.billCents, settled.billWithoutCents]).toEqual(is);
});

test("a bill below the minimum has nothing to compensate", () => {
  const month = { consumptionKwh: 40, creditKwh: null, tariff: 1, gridCharge: 0.1, minimumKwh: 50 };
  const { compensatedKwh, billCents, billWithoutCents } = settleBill(month);
  expect([compensatedKwh.toNumber(), billCents, billWithoutCents]).toEqual([0, 5_000, 5_000]);
});
