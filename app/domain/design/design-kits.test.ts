import { expect, test } from "vitest";
import { checkParts } from "#domain/kits/kit-part.ts";
import { ElectricalSettingsSchema, MountKitSettingsSchema } from "#domain/settings/kit-settings-schema.ts";
import { buildFixtureCatalogue } from "#tests/factories/fixture-catalogue.ts";
import { FIXTURE_ROOFS, type FixtureRoof } from "#tests/factories/fixture-roofs.ts";
import type { DesignCatalogue, DesignProduct } from "./design-catalogue.ts";
import { designKits, type KitDesigns, type PriceDesign } from "./design-kits.ts";
import type { DesignWish } from "./design-wish.ts";
import { powerForConsumption, yearlyMeanWhM2Day } from "./power-for-consumption.ts";

const GOIANIA = [4997, 5288, 5207, 5498, 5516, 5454, 5634, 6362, 5809, 5464, 5007, 4995];

function design(roof: FixtureRoof) {
  const { targetKwp, structure, rows, cableMetres, grid, inverterKinds, module } = roof;
  return designKits({
    wish: {
      targetW:
        typeof targetKwp === "number"
          ? targetKwp * 1000
          : powerForConsumption({ ...targetKwp, whM2Day: yearlyMeanWhM2Day(GOIANIA) }),
      moduleCount: null,
      moduleIds: module === null ? [] : [module],
      manufacturers: [],
      inverterKinds,
      grid,
      layout: { id: structure, rows, cableMetres },
    },
    catalogue: buildFixtureCatalogue(),
    check: { settings: ElectricalSettingsSchema.parse({}), mountKit: MountKitSettingsSchema.parse({}) },
    place: { center: { id: "center", active: true }, onlyCenterId: null },
    today: "2026-11-22",
    limit: 8,
  });
}

test.each(FIXTURE_ROOFS.map((roof) => [roof.name, roof] as const))(
  "the best kit of the roof %s is the one worked by hand",
  (_name, roof) => {
    const [best] = design(roof).kits;
    const lines = best?.lines ?? [];
    const code = (line: (typeof lines)[number]) => line.product.part.productCode;
    expect(Object.fromEntries(lines.map((line) => [code(line), line.amount]))).toEqual(roof.bill);
    const free = lines.filter(({ freeAmount }) => freeAmount > 0);
    expect(Object.fromEntries(free.map((line) => [code(line), line.freeAmount]))).toEqual(roof.free);
    expect(best?.check.findings.map((finding) => finding.code)).toEqual(roof.warnings);
    expect(best?.incompleteRules).toEqual([]);
  },
);

const wishOf = (changes: Partial<DesignWish> = {}): DesignWish => ({
  targetW: 5_500,
  moduleCount: null,
  moduleIds: ["MOD-LON-550"],
  manufacturers: [],
  inverterKinds: [],
  grid: "monofasico",
  layout: { id: "ceramico", rows: 2, cableMetres: 20 },
  ...changes,
});

function designFor(
  changes: Partial<DesignWish> = {},
  {
    electrical = {},
    mountKit = {},
    catalogue = buildFixtureCatalogue(),
    ...rest
  }: {
    electrical?: object;
    mountKit?: object;
    catalogue?: DesignCatalogue;
    limit?: number;
    priceOf?: PriceDesign;
  } = {},
) {
  return designKits({
    wish: wishOf(changes),
    catalogue,
    check: {
      settings: ElectricalSettingsSchema.parse(electrical),
      mountKit: MountKitSettingsSchema.parse(mountKit),
    },
    place: { center: { id: "center", active: true }, onlyCenterId: null },
    today: "2026-11-22",
    limit: 8,
    ...rest,
  });
}

const invertersOf = ({ kits }: KitDesigns) =>
  kits.map(({ inverter, inverterCount }) => `${String(inverterCount)} ${inverter.part.productCode}`);

test("the best kit is the same however few are asked for", () => {
  expect(designFor({}, { limit: 1 }).kits[0]?.key).toBe(designFor().kits[0]?.key);
  expect(designFor({}, { limit: 1 }).kits).toHaveLength(1);
});

test("the kit nearest to the wanted power and the cheapest one are shown beside cheaper watts", () => {
  const { kits } = designFor({ moduleIds: [] }, { limit: 2 });
  // Per watt 1,932 of 5 850 W and 2,026 of 5 500 W, with 1,977 of 6 000 W between; in all 11 301,50 and 11 141,30.
  expect(kits.map(({ powerW, totalCents }) => [powerW, totalCents])).toEqual([
    [5_850, 1_130_150],
    [5_500, 1_114_130],
  ]);
  expect(kits[1]?.reasons).toEqual(["inStock", "lowestTotal", "fewestModules", "closestPower"]);
});

test("the nearest power is shown also where it is of the same make, on the same inverter, as the best kit", () => {
  const plain = buildFixtureCatalogue();
  const ofOneMake = [...plain.products].map(
    ([id, product]) => [id, { ...product, part: { ...product.part, manufacturer: "LONGi" } }] as const,
  );
  const catalogue = { ...plain, products: new Map<string, DesignProduct>(ofOneMake) };
  const { kits } = designFor({ moduleIds: [] }, { catalogue, limit: 2 });
  expect(kits.map(({ powerW }) => powerW)).toEqual([5_850, 5_500]);
});

test("inverters below Imp are proposed where the distributor chooses by Isc, and come last, with their warning", () => {
  expect(invertersOf(designFor())).toEqual(["1 INV-DEY-5000", "3 MIC-SAJ-2250"]);
  const byIsc = designFor({}, { mountKit: { automaticRecommendationCurrent: "shortCircuit" } });
  // The micro-inverter of 13 A gives no short-circuit limit; its 13.12 A clip, as those of the GRO at 12.5 and 13 A.
  expect(invertersOf(byIsc)).toEqual([
    ...["1 INV-DEY-5000", "3 MIC-SAJ-2250", "1 INV-GRO-5000", "2 INV-GRO-3000", "3 MIC-DEY-2000"],
  ]);
  expect(byIsc.kits[2]?.check.findings.map(({ code }) => code)).toEqual(["OPERATING_CURRENT_ABOVE_LIMIT"]);
});

test.each([
  ["79.9", 4.4, true], // 4 400 W is 80% of 5 500
  ["80", 4.4, true],
  ["80.01", 4.4, false],
])(
  "an inverter that must take %s%% of the modules and takes %d kW: proposed %s",
  (pct, kilowatts, expected) => {
    const catalogue = buildFixtureCatalogue({}, { "INV-DEY-5000": { inverterInputPower: kilowatts } });
    const mountKit = { enableInversorPowerInputMinPercentage: true, inversorPowerInputMinPercent: pct };
    expect(invertersOf(designFor({}, { mountKit, catalogue })).includes("1 INV-DEY-5000")).toBe(expected);
  },
);

test("an error is never proposed, also where the distributor takes it for a warning", () => {
  const electrical = {
    errorsAsWarnings: ["VOLTAGE_ABOVE_LIMIT", "PHASES_NOT_SUPPORTED", "VOLTAGE_ABOVE_STRING_BOX_LIMIT"],
    maxOversizingPct: "100",
    maxUndersizingPct: "90",
  };
  const { kits } = designFor({ targetW: 11_550 }, { electrical });
  const strict = ElectricalSettingsSchema.parse({ ...electrical, errorsAsWarnings: [] });
  expect(kits.length).toBeGreaterThan(2);
  for (const { lines } of kits) {
    const { findings } = checkParts(
      lines.map(({ product: { part }, amount }) => ({ part, amount })),
      { settings: strict, mountKit: MountKitSettingsSchema.parse({}), grid: "monofasico" },
    );
    expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  }
});

test("one module more is proposed where strings need it, and none where the number was typed", () => {
  // Of 6 to 10 modules a string, two inputs take 6 to 10 and 12 to 20.
  const away = { isOnSale: false };
  const catalogue = buildFixtureCatalogue(
    { "INV-DEY-7500": away, "INV-FOX-10000": away, "MIC-SAJ-2250": away },
    { "INV-DEY-5000": { mpptLowV: 180 } },
  );
  const electrical = { maxOversizingPct: "40" };
  const [kit] = designFor({ targetW: 6_000 }, { catalogue, electrical }).kits;
  expect([kit?.moduleCount, kit?.extraModules]).toEqual([12, 1]);
  const typed = designFor({ targetW: 6_000, moduleCount: 11 }, { catalogue, electrical });
  expect(typed).toEqual({ kits: [], failure: "NOTHING_CONNECTS" });
});

test("a kit that has to wait comes after those that are there, with the day on which its last product arrives", () => {
  const catalogue = buildFixtureCatalogue({
    "INV-DEY-5000": {
      stock: { onHand: 0, reserved: 0, arrivals: [{ amount: 5, expectedOn: "2026-12-05" }] },
    },
    "EST-CERAMICO": {
      stock: { onHand: 4, reserved: 0, arrivals: [{ amount: 90, expectedOn: "2026-12-01" }] },
    },
  });
  const { kits } = designFor({}, { catalogue });
  expect(kits.map(({ availability }) => availability)).toEqual([
    { availability: "arriving", futureStockDate: "2026-12-05" },
    { availability: "arriving", futureStockDate: "2026-12-01" },
  ]);
});

test("kits are ranked by the prices that the buyer has, free units left out", () => {
  const priceOf: PriceDesign = (lines) =>
    new Map(
      lines.map(({ product: { part } }) => [
        part.productId,
        part.productCode === "INV-DEY-5000" ? 9_000_000 : part.priceCents,
      ]),
    );
  const { kits } = designFor({}, { priceOf });
  expect(kits[0]?.inverter.part.productCode).toBe("MIC-SAJ-2250");
  // 10 × 599,90 + 3 × 1.840,00 + 10 × 92,90 + 4 × 29,90 + 20 × 12,90 + 3 × 39,90 + 349,00
  expect(kits[0]?.totalCents).toBe(599_900 + 552_000 + 92_900 + 11_960 + 25_800 + 11_970 + 34_900);
  expect(designFor({}, { priceOf: () => null }).kits[0]?.totalCents).toBeNull();
});

test("a rule that recommends what is not on sale is named, and the kit comes after whole ones", () => {
  const catalogue = buildFixtureCatalogue({ "EST-CERAMICO": { isOnSale: false } });
  expect(designFor({}, { catalogue }).kits[0]?.incompleteRules).toEqual(["Estrutura ceramico"]);
});

test.each([
  [{ moduleIds: ["MOD-NONE"] }, "NO_MODULE"],
  [{ inverterKinds: ["hibrido"] }, "NO_INVERTER"],
  [{ targetW: 900_000, inverterKinds: ["micro"] }, "NO_INVERTER_FOR_POWER"],
] as const)("without a kit the answer says why, %j: %s", (changes, failure) => {
  expect(designFor(changes)).toEqual({ kits: [], failure });
});
