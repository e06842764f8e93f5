import { expect, test } from "vitest";
import {
  availabilityAt,
  availabilityOf,
  availableUnits,
  coveringDay,
  stockOutlook,
  type WantedStock,
} from "./availability.ts";

const TODAY = "2026-11-21";
const OPEN = { center: { id: "cen_1", active: true }, onlyCenterId: null };

function buildStock(changes: Partial<WantedStock> = {}): WantedStock {
  return { amount: 10, isOnSale: true, onHand: 10, reserved: 0, arrivals: [], ...changes };
}

function awaited(...arrivals: readonly (readonly [amount: number, expectedOn: string | null])[]) {
  return { arrivals: arrivals.map(([amount, expectedOn]) => ({ amount, expectedOn })) };
}

test.each([
  ["all on hand", { onHand: 10 }, "inStock"],
  ["one missing", { onHand: 9 }, "unavailable"],
  ["one missing and one on its way", { onHand: 9, ...awaited([1, null]) }, "arriving"],
  ["one reserved of eleven", { onHand: 11, reserved: 1 }, "inStock"],
  ["two reserved of eleven", { onHand: 11, reserved: 2 }, "unavailable"],
  ["ten reserved that are still to come", { onHand: 0, reserved: 10, ...awaited([20, null]) }, "arriving"],
  ["eleven reserved of twenty to come", { onHand: 0, reserved: 11, ...awaited([20, null]) }, "unavailable"],
  ["all on hand and not on sale", { isOnSale: false }, "unavailable"],
] as const)("a kit of ten with %s is %s", (_title, stock, availability) => {
  expect(availabilityAt(OPEN, [buildStock(stock)], TODAY).availability).toBe(availability);
});

test("a kit without components is not to be had", () => {
  expect(availabilityAt(OPEN, [], TODAY)).toEqual({ availability: "unavailable", futureStockDate: null });
});

test("one product that is missing makes the whole kit unavailable", () => {
  const stock = [
    buildStock(),
    buildStock({ onHand: 0, ...awaited([10, null]) }),
    buildStock({ onHand: 0, ...awaited([9, null]) }),
  ];
  expect(availabilityAt(OPEN, stock, TODAY).availability).toBe("unavailable");
});

test.each([
  ["the buyer's only center", "cen_1", true, "inStock"],
  ["another than the buyer's only center", "cen_2", true, "unavailable"],
  ["a closed center", null, false, "unavailable"],
] as const)("%s sells or not", (_title, onlyCenterId, active, availability) => {
  const place = { center: { id: "cen_1", active }, onlyCenterId };
  expect(availabilityAt(place, [buildStock()], TODAY).availability).toBe(availability);
});

test.each([
  [["2026-12-01", "2027-01-15", "2026-11-30"], "2027-01-15"],
  [["2026-11-22"], "2026-11-22"], // the day after today
  [["2026-11-21"], null], // today is not in the future
  [["2026-11-20"], null],
  [[null], null],
  [[null, "2026-12-01"], "2026-12-01"],
])("products that arrive on %j bring the kit on %s [KITS-09]", (days, day) => {
  const stock = days.map((expectedOn) => buildStock({ onHand: 0, ...awaited([10, expectedOn]) }));
  expect(availabilityAt(OPEN, stock, TODAY)).toEqual({ availability: "arriving", futureStockDate: day });
});

test("the date of a product that is on hand plays no part", () => {
  const stock = [
    buildStock(awaited([10, "2027-06-01"])),
    buildStock({ onHand: 0, ...awaited([10, "2026-12-01"]) }),
  ];
  expect(availabilityAt(OPEN, stock, TODAY)).toEqual({
    availability: "arriving",
    futureStockDate: "2026-12-01",
  });
});

test.each([
  [5, "2026-12-01"], // 2 on hand and 3 of the first 10
  [12, "2026-12-01"],
  [13, "2026-12-09"],
  [22, "2026-12-09"],
  [23, null], // an arrival without a date
  [28, null], // more units than all arrivals bring
])("deliveries count together: %i units are there on %s", (amount, day) => {
  const level = {
    onHand: 6,
    reserved: 4,
    ...awaited([5, null], [10, "2026-12-09"], [10, "2026-12-01"]),
  };
  expect(coveringDay(level, amount)).toBe(day);
  expect(availableUnits(level)).toBe(27);
});

test.each([
  [
    "nothing there and two deliveries",
    { onHand: 0, ...awaited([400, "2026-12-18"], [200, "2026-12-04"]) },
    [0, [200, "2026-12-04"], [400, "2026-12-18"]],
  ],
  ["some there and one delivery", { onHand: 50, reserved: 20, ...awaited([10, null]) }, [30, [10, null]]],
  [
    "more reserved than there is: the earliest deliveries are promised",
    { onHand: 10, reserved: 250, ...awaited([200, "2026-12-04"], [400, "2026-12-18"]) },
    [0, [360, "2026-12-18"]],
  ],
  [
    "deliveries of days that are over, and without one",
    { onHand: 1, ...awaited([5, "2026-11-21"], [7, null], [3, "2026-11-22"]) },
    [1, [3, "2026-11-22"], [12, null]],
  ],
  ["not on sale", { isOnSale: false, ...awaited([5, null]) }, [0]],
] as const)("what a center can promise with %s", (_title, stock, [available, ...coming]) => {
  expect(stockOutlook(OPEN, buildStock(stock), TODAY)).toEqual({
    available,
    coming: coming.map(([amount, expectedOn]) => ({ amount, expectedOn })),
  });
});

test("a center that does not sell to the buyer promises nothing", () => {
  const elsewhere = { center: { id: "cen_1", active: true }, onlyCenterId: "cen_2" };
  expect(stockOutlook(elsewhere, buildStock(), TODAY)).toEqual({ available: 0, coming: [] });
});

test.each([
  [30, "inStock", null],
  [31, "arriving", "2026-12-04"],
  [230, "arriving", "2026-12-04"],
  [231, "arriving", null],
  [330, "arriving", null],
  [331, "unavailable", null],
] as const)("of 30 there, 200 to come and 100 some day, %i are %s", (amount, availability, day) => {
  const coming = [
    { amount: 200, expectedOn: "2026-12-04" },
    { amount: 100, expectedOn: null },
  ];
  expect(availabilityOf({ available: 30, coming }, amount)).toEqual({ availability, futureStockDate: day });
});
