import { expect, test } from "vitest";
import { type ComponentStock, kitAvailability } from "./kit-availability.ts";

const TODAY = "2026-11-21";

function buildStock(changes: Partial<ComponentStock> = {}): ComponentStock {
  return { amount: 10, onHand: 10, conditional: 0, reserved: 0, futureStockOn: null, ...changes };
}

test.each([
  ["all on hand", { onHand: 10 }, "inStock"],
  ["one missing", { onHand: 9 }, "unavailable"],
  ["one missing and one on its way", { onHand: 9, conditional: 1 }, "arriving"],
  ["one reserved of eleven", { onHand: 11, reserved: 1 }, "inStock"],
  ["two reserved of eleven", { onHand: 11, reserved: 2 }, "unavailable"],
  ["ten reserved that are still to come", { onHand: 0, conditional: 20, reserved: 10 }, "arriving"],
  ["eleven reserved of twenty to come", { onHand: 0, conditional: 20, reserved: 11 }, "unavailable"],
] as const)("a kit of ten with %s is %s", (_title, stock, availability) => {
  expect(kitAvailability([buildStock(stock)], TODAY).availability).toBe(availability);
});

test("a kit without components is not to be had", () => {
  expect(kitAvailability([], TODAY)).toEqual({ availability: "unavailable", futureStockDate: null });
});

test("one product that is missing makes the whole kit unavailable", () => {
  const stock = [buildStock(), buildStock({ onHand: 0, conditional: 10 }), buildStock({ onHand: 0 })];
  expect(kitAvailability(stock, TODAY).availability).toBe("unavailable");
});

test.each([
  [["2026-12-01", "2027-01-15", "2026-11-30"], "2027-01-15"],
  [["2026-11-22"], "2026-11-22"], // the day after today
  [["2026-11-21"], null], // today: nothing is still to come
  [["2026-11-20"], null],
  [[null], null],
  [[null, "2026-12-01"], "2026-12-01"],
])("products that arrive on %j bring the kit on %s [KITS-09]", (days, day) => {
  const stock = days.map((futureStockOn) => buildStock({ onHand: 0, conditional: 10, futureStockOn }));
  expect(kitAvailability(stock, TODAY)).toEqual({ availability: "arriving", futureStockDate: day });
});

test("the date of a product that is on hand plays no part", () => {
  const stock = [
    buildStock({ futureStockOn: "2027-06-01" }),
    buildStock({ onHand: 0, conditional: 10, futureStockOn: "2026-12-01" }),
  ];
  expect(kitAvailability(stock, TODAY)).toEqual({ availability: "arriving", futureStockDate: "2026-12-01" });
});
