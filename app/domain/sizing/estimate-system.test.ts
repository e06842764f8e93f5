import fc from "fast-check";
import { expect, test } from "vitest";
import { estimateSystem } from "./estimate-system.ts";

const HOUSE = {
  billCents: 45_000,
  state: "GO",
  grid: null,
  tariffs: [{ tariffPerKwh: 0.8, fioBPerKwh: 0.2 }],
  whM2Day: 5_400,
  year: 2026,
} as const;

test("a bill becomes a system, its generation and what it saves, with the assumptions behind it", () => {
  // 0.80 ÷ (1 − 19% − 5%) = 1.0526…; 450 ÷ 1.0526… = 427.5 kWh, all of which is worth compensating above 50 kWh
  expect(estimateSystem(HOUSE)).toEqual({
    // 427.5 × 12 ÷ (365 × 5.4 × 0.78) = 3.3368… kWp
    powerW: 3_337,
    roofM2: 16,
    monthlyKwh: 428,
    consumptionKwh: 428,
    // 427.5 × 0.2 ÷ 0.76 × 60% = 67.50
    billAfterCents: 6_750,
    monthlySavingCents: 38_250,
    assumed: { tariffPerKwh: 1.05, utilities: 1, minimumKwh: 50, fioBPct: 60 },
  });
});

test("three phases are billed 100 kWh at least, which is not worth generating", () => {
  expect(estimateSystem({ ...HOUSE, grid: "trifasico" })).toMatchObject({
    // (427.5 − 100) × 1.0526… ÷ (1.0526… − 0.1578…) = 385.29 kWh, and 100 × 1.0526… are paid
    ...{ powerW: 3_008, billAfterCents: 10_526 },
    assumed: { minimumKwh: 100 },
  });
});

test("a state's utilities count alike, and one whose part of the grid is unknown has no say in it", () => {
  const tariffs = [
    { tariffPerKwh: 0.7, fioBPerKwh: 0.2 },
    { tariffPerKwh: 0.9, fioBPerKwh: null },
  ];
  const { assumed, ...estimate } = estimateSystem({ ...HOUSE, tariffs }) ?? {};
  const { assumed: _one, ...same } = estimateSystem(HOUSE) ?? {};
  expect(estimate).toEqual(same);
  expect(assumed).toMatchObject({ tariffPerKwh: 1.05, utilities: 2 });
});

test("a year without a fixed part of the grid pays all of it; a bill at its minimum is worth nothing", () => {
  expect(estimateSystem({ ...HOUSE, year: 2029 })).toMatchObject({
    ...{ billAfterCents: 11_250, assumed: { fioBPct: 100 } },
  });
  expect(estimateSystem({ ...HOUSE, billCents: 5_263 })).toBeNull();
  expect(() => estimateSystem({ ...HOUSE, tariffs: [] })).toThrow("No tariff of GO");
  expect(() => estimateSystem({ ...HOUSE, state: "XX" })).toThrow("No tariff of XX");
});

test("of any bill something is saved, never more than the bill, and more of a larger one", () => {
  const bill = fc.integer({ min: 12_000, max: 5_000_000 });
  fc.assert(
    fc.property(bill, fc.constantFrom("monofasico", "bifasico", "trifasico"), (billCents, grid) => {
      const now = estimateSystem({ ...HOUSE, billCents, grid } as const);
      const larger = estimateSystem({ ...HOUSE, billCents: billCents + 10_000, grid } as const);
      expect(now?.monthlySavingCents).toBeGreaterThan(0);
      expect((now?.monthlySavingCents ?? 0) + (now?.billAfterCents ?? 0)).toBe(billCents);
      expect(larger?.monthlySavingCents).toBeGreaterThan(now?.monthlySavingCents ?? 0);
      expect(larger?.powerW).toBeGreaterThan(now?.powerW ?? 0);
    }),
  );
});
