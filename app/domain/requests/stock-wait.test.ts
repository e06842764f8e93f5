import { expect, test } from "vitest";
import { stockWait } from "./stock-wait.ts";

const THERE = { availability: "inStock", futureStockDate: null } as const;
const SOME_DAY = { availability: "arriving", futureStockDate: null } as const;
const MISSING = { availability: "unavailable", futureStockDate: null } as const;
const on = (day: string) => ({ availability: "arriving", futureStockDate: day }) as const;

test.each([
  ["all is there", [THERE, THERE], { for: "nothing" }],
  ["its units are reserved already", [null, THERE], { for: "nothing" }],
  ["two lines arrive", [on("2026-12-18"), THERE, on("2026-12-04")], { for: "arrival", day: "2026-12-18" }],
  ["one arrives without a day", [on("2026-12-18"), SOME_DAY], { for: "someDay" }],
  ["one is nowhere", [on("2026-12-18"), MISSING], { for: "units" }],
])("a delivery of which %s waits for that", (_title, stocks, wait) => {
  expect(stockWait(stocks)).toEqual(wait);
});
