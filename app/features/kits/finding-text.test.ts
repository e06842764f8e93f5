import { expect, test } from "vitest";
import type { KitFinding } from "#domain/kits/kit-finding.ts";
import { findingText, stringsText } from "./finding-text.ts";

test.each<[Pick<KitFinding, "code" | "value" | "limit" | "unit">, string]>([
  [
    { code: "VOLTAGE_ABOVE_LIMIT", value: 584.7765, limit: 550, unit: "V" },
    "Na manhã mais fria a string chega a 584,8 V; o limite é 550 V. Use strings menores.",
  ],
  [
    { code: "SHORT_CIRCUIT_CURRENT_ABOVE_LIMIT", value: 14.281968, limit: 14.28, unit: "A" },
    "Os módulos chegam a 14,282 A; o inversor suporta 14,28 A.",
  ],
  [
    { code: "DC_POWER_ABOVE_RATIO", value: 13_200, limit: 13_000, unit: "W" },
    "São 13,2 kW de módulos; com esta potência de inversor o recomendado é até 13 kW.",
  ],
  [
    { code: "PHASES_NOT_SUPPORTED", value: 3, limit: 1, unit: "phases" },
    "O inversor precisa de 3 fases; a rede do cliente tem 1 fase.",
  ],
])("a finding %j reads with its numbers", (finding, expected) => {
  expect(findingText(finding).text).toBe(expected);
});

test.each([
  [1, [[2, 9, "A"]], "2 strings de 9 módulos em INV"],
  [1, [[1, 10, "A"]], "1 string de 10 módulos em INV"],
  [3, [[4, 1, "A"]], "4 módulos em cada um dos 3 INV"],
  [
    1,
    [
      [1, 9, "A"],
      [2, 8, "B"],
    ],
    "1 string de 9 módulos A + 2 strings de 8 módulos B em INV",
  ],
] as const)("strings on %d inverters read: %j", (inverterCount, strings, expected) => {
  expect(
    stringsText({
      inverter: { productId: "prd_1", name: "INV" },
      inverterCount,
      strings: strings.map(([stringCount, modulesPerString, moduleName]) => ({
        stringCount,
        modulesPerString,
        moduleName,
      })),
    }),
  ).toBe(expected);
});
