import { expect, test } from "vitest";
import { type FreightCells, readFreightCells, readSheet, toFreightCells } from "./freight-cells.ts";
import { writeFreightCsv } from "./freight-csv.server.ts";

const CENTERS = [{ id: "cen_1", name: "CD Goiânia" }];

const CELLS: FreightCells = {
  ...{ name: 'Interior; "leves"', shippingType: "CIF", center: "cd goiania", state: "go", city: "Anápolis" },
  ...{ cityType: "Interior", zoneType: "", cepFrom: "74000-000", cepTo: "74999999" },
  ...{
    weightAbove: "",
    weightUpTo: "1.250,5",
    volumeAbove: "",
    volumeUpTo: "2,5",
    powerAbove: "5",
    powerUpTo: "",
  },
  ...{ type: "Valor por kWp", amount: "45,25", minimum: "250", maximum: "", days: "7", active: "Não" },
};

const RULE = {
  ...({ name: 'Interior; "leves"', shippingType: "CIF", centerId: "cen_1", state: "GO" } as const),
  ...({ cityType: "interior", zoneType: null, cepFrom: "74000000", cepTo: "74999999" } as const),
  ...{ weightAboveG: null, weightUpToG: 1_250_500, volumeAboveCm3: null, volumeUpToCm3: 2_500_000 },
  ...({ powerAboveW: 5_000, powerUpToW: null, type: "perKwp", amount: "45.25" } as const),
  ...{ minimumCents: 25_000, maximumCents: null, daysToDeliver: 7, active: false },
};

test("a line is read out of its texts, in the units that people write", () => {
  expect(readFreightCells(CELLS, CENTERS)).toEqual({ line: { ...RULE, city: "Anápolis" }, errors: {} });
});

test("a line that left as a file comes back as the same line", () => {
  const named = { ...RULE, cityIbge: "5201108", centerName: "CD Goiânia", cityName: "Anápolis" };
  const [row] = readSheet(writeFreightCsv([named])) ?? [];
  expect(readFreightCells(row ?? {}, CENTERS)).toEqual({ line: { ...RULE, city: "Anápolis" }, errors: {} });
  const form = toFreightCells(named, { words: false });
  expect(form).toMatchObject({ center: "cen_1", type: "perKwp", cityType: "interior", weightUpTo: "1250,5" });
  expect(readFreightCells(form, CENTERS).line).toEqual({ ...RULE, city: "Anápolis" });
});

test("columns are known by their titles in any order, parted by tabs as spreadsheets copy them", () => {
  expect(readSheet("valor (r$)\tESTADO\tOutra\n35\tGO\tx\n\n12,50\tSP\ty\n")).toEqual([
    { amount: "35", state: "GO" },
    { amount: "12,50", state: "SP" },
  ]);
  expect(readSheet("35\tGO")).toBeNull();
});

test.each([
  ["amount", "", "REQUIRED"],
  ["amount", "1,23456", "INVALID_AMOUNT"],
  ["amount", "-1", "INVALID_AMOUNT"],
  ["amount", "0.5", "INVALID_AMOUNT"],
  ["minimum", "1,234", "INVALID_MONEY"],
  ["weightUpTo", "muito", "INVALID_NUMBER"],
  ["days", "366", "INVALID_DAYS"],
  ["center", "Outro", "UNKNOWN_CENTER"],
  ["type", "por metro", "INVALID_CHOICE"],
  ["cepTo", "73000-000", "RANGE"],
  ["state", "", "STATE_OF_CITY"],
] as const)("of a line whose %s is “%s” it is told that it is %s", (column, text, code) => {
  expect(readFreightCells({ ...CELLS, [column]: text }, CENTERS).errors).toEqual({ [column]: code });
});
