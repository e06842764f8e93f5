import { expect, test } from "vitest";
import { compareDesigns, listReasons, type RankedFacts } from "./rank-designs.ts";

function facts(key: string, changes: Partial<RankedFacts> = {}): RankedFacts {
  return {
    key,
    powerW: 5_500,
    moduleCount: 10,
    ratio: 1.1,
    warnings: 0,
    availability: { availability: "inStock", futureStockDate: null },
    totalCents: 1_100_000,
    ...changes,
  };
}

const arriving = (futureStockDate: string | null) => ({
  availability: { availability: "arriving", futureStockDate } as const,
});

test("kits without warnings come first, then what is there, then the cheapest watt, then the best ratio", () => {
  const list = [
    facts("warned", { warnings: 1, totalCents: 1 }),
    facts("unavailable", { availability: { availability: "unavailable", futureStockDate: null } }),
    facts("arriving", { ...arriving("2026-12-01"), totalCents: 2 }),
    facts("dear", { totalCents: 1_100_001 }),
    facts("odd ratio", { ratio: 1 }),
    facts("b"),
    facts("a"),
  ];
  expect(list.sort(compareDesigns).map(({ key }) => key)).toEqual([
    ...["a", "b", "odd ratio", "dear", "arriving", "unavailable", "warned"],
  ]);
});

test("what is best of all is said of the first kit of those that are as good, and in stock of each that is", () => {
  const kits = [
    facts("a", { powerW: 5_600, moduleCount: 11, ratio: 1.2 }),
    facts("b", { totalCents: 1_050_000, moduleCount: 9, ratio: 1.204 }), // the same at two decimals
    facts("c", { moduleCount: 9, ratio: 1.4, ...arriving("2026-12-01") }),
  ];
  expect(listReasons(kits, 5_500)).toEqual([
    ["inStock", "bestRatio"],
    ["inStock", "bestPricePerWp", "lowestTotal", "fewestModules", "closestPower"],
    [],
  ]);
});

test("where all are alike nothing is said; without stock the first to arrive is, and no date comes last", () => {
  expect(listReasons([facts("a", arriving(null)), facts("b", arriving(null))], 5_500)).toEqual([[], []]);
  const dated = [arriving(null), arriving("2026-12-09"), arriving("2026-12-01")].map((one, at) =>
    facts(String(at), one),
  );
  expect(listReasons(dated, 5_500)).toEqual([[], [], ["arrivesFirst"]]);
});

test("without prices none is the cheapest", () => {
  const kits = [facts("a", { totalCents: null }), facts("b", { totalCents: null, moduleCount: 11 })];
  expect(listReasons(kits, 5_500)).toEqual([["inStock", "fewestModules"], ["inStock"]]);
});
