import { expect, test } from "vitest";
import { readIrradiation } from "./read-irradiation.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const HEADER = [
  "name",
  "ibge_code",
  ...MONTHS.map((m) => `ghi_${m}`),
  ...MONTHS.map((m) => `tilt_${m}`),
].join(",");

function buildLine(code: string, ghi = 4_213, tilt = 4_002): string {
  return ["Porto Velho", code, ...MONTHS.map(() => ghi), ...MONTHS.map(() => tilt)].join(",");
}

test("a file's rows are read by column name, twelve months each", () => {
  const [row] = readIrradiation(`\uFEFF${HEADER}\r\n${buildLine("1100205")}\r\n`);
  expect(row?.ibgeCode).toBe("1100205");
  expect(row?.horizontalWhM2Day).toEqual(Array.from({ length: 12 }, () => 4_213));
  expect(row?.tiltedWhM2Day).toEqual(Array.from({ length: 12 }, () => 4_002));
});

test.each([
  ["a missing column", "ibge_code,ghi_jan\n1100205,4213", "The column ghi_feb is missing"],
  ["a short code", `${HEADER}\n${buildLine("11002")}`, "Line 2: ibge_code has to be seven digits"],
  [
    "a value in kWh",
    `${HEADER}\n${buildLine("1100205")}\n${buildLine("1200401", 4.213)}`,
    "Line 3: 4.213 is no daily sum in Wh/m²",
  ],
  [
    "an empty cell",
    `${HEADER}\n${buildLine("1100205").replace("4213", "")}`,
    "Line 2:  is no daily sum in Wh/m²",
  ],
])("%s stops the import and is named", (_what, csv, message) => {
  expect(() => readIrradiation(csv)).toThrow(message);
});
