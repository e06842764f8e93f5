import { expect, test } from "vitest";
import type { SimulatedRow } from "./pricing-answers.ts";
import { filterSimulation, SIMULATION_EFFECTS, sortSimulation } from "./simulation-filter.ts";

const row = (code: string, currentCents: number, simulatedCents: number, more: Partial<SimulatedRow> = {}) =>
  ({
    ...{ id: `id-${code}`, code, name: `Item ${code}`, integratorName: null, createdAt: null },
    ...{ currentCents, simulatedCents, differenceCents: simulatedCents - currentCents },
    ...{ failures: 0, belowMargin: false, ...more },
  }) satisfies SimulatedRow;

const ROWS = [
  row("A", 10_000, 10_500),
  row("B", 10_000, 9_501),
  row("C", 10_000, 10_000),
  row("D", 10_000, 10_000, { failures: 1 }),
  row("E", 0, 1, { belowMargin: true }),
];
const codes = (rows: readonly SimulatedRow[]) => rows.map(({ code }) => code).join("");

test("rows are told apart by what the rules do to them", () => {
  const found = SIMULATION_EFFECTS.map((effect) => codes(filterSimulation(ROWS, { effect, minPct: 0 })));
  expect(found).toEqual(["ABCDE", "ABDE", "AE", "B", "D", "E"]);
});

test.each([
  [0, "ABCDE"],
  [4.99, "ABE"],
  [5, "AE"], // A moves by exactly 5 %, B by 4.99 %
  [5.01, "E"], // an item that cost nothing moves by more than any percentage
])("those that move by at least %d %% are %s", (minPct, found) => {
  expect(codes(filterSimulation(ROWS, { effect: "all", minPct }))).toBe(found);
});

test.each([
  ["difference", "desc", "ABECD"],
  ["difference", "asc", "CDEBA"],
  ["current", "asc", "EABCD"],
  ["simulated", "desc", "ACDBE"],
  ["name", "desc", "EDCBA"],
] as const)("by %s, %s, they stand as %s", (sort, direction, order) => {
  expect(codes(sortSimulation(ROWS, { sort, direction }))).toBe(order);
});
