import type { InverterKind } from "#domain/design/design-wish.ts";
import type { GridConnection } from "#domain/kits/kit-parts.ts";
import type { FixtureStructure } from "./fixture-catalogue.ts";

/** A roof with its answers and the resulting bill of materials, calculated by hand in docs/fixture-roofs.md. */
export interface FixtureRoof {
  name: string;
  /** The power, or the monthly consumption at a place. */
  targetKwp: number | { monthlyKwh: number; city: string; state: string };
  structure: FixtureStructure;
  grid: GridConnection;
  /** Code of the module that the buyer chose; null for any. */
  module: string | null;
  inverterKinds: readonly InverterKind[];
  orientation: "retrato" | "paisagem";
  rows: number;
  cableMetres: number;
  /** Units by product code. */
  bill: Readonly<Record<string, number>>;
  /** Free units by product code. */
  free: Readonly<Record<string, number>>;
  /** Codes of the findings of the electrical check. */
  warnings: readonly string[];
}

const common = { inverterKinds: [], orientation: "retrato", free: {}, warnings: [] } as const;

/** Material for strings at a distance in metres from roof to inverter. */
const wired = (strings: number, metres: number) => ({
  "CAB-6MM-VM": strings * metres,
  "CAB-6MM-PT": strings * metres,
  "CON-MC4-PAR": strings * 2,
});

export const FIXTURE_ROOFS: readonly FixtureRoof[] = [
  {
    ...common,
    name: "1. telha, 5,5 kWp, monofásico",
    ...{ targetKwp: 5.5, structure: "ceramico", grid: "monofasico", module: "MOD-LON-550" },
    ...{ rows: 2, cableMetres: 20 },
    bill: {
      ...{ "MOD-LON-550": 10, "INV-DEY-5000": 1, "STB-2E-600": 1, "EST-CERAMICO": 10, "FIX-4MOD": 4 },
      ...wired(1, 20),
    },
  },
  {
    ...common,
    name: "2. fibrocimento, 3,3 kWp, monofásico",
    ...{ targetKwp: 3.3, structure: "fibrocimento", grid: "monofasico", module: "MOD-RIS-450" },
    ...{ rows: 1, cableMetres: 15 },
    bill: {
      ...{ "MOD-RIS-450": 8, "INV-GRO-3000": 1, "STB-2E-600": 1, "EST-FIBROCIMENTO": 8, "FIX-4MOD": 2 },
      ...wired(1, 15),
    },
  },
  {
    ...common,
    name: "3. telha, 4,4 kWp com microinversores",
    ...{ targetKwp: 4.4, structure: "ceramico", grid: "monofasico", module: "MOD-LON-550" },
    ...{ inverterKinds: ["micro"], rows: 2, cableMetres: 20 },
    bill: {
      ...{ "MOD-LON-550": 8, "MIC-SAJ-2250": 2, "EST-CERAMICO": 8, "FIX-4MOD": 2 },
      ...{ "CAB-TRONCO": 16, "CON-TRONCO": 2, "QPC-MICRO": 1 },
    },
  },
  {
    ...common,
    name: "4. metálico, 12 kWp, trifásico",
    ...{ targetKwp: 12, structure: "metalico", grid: "trifasico", module: "MOD-RIS-450" },
    ...{ orientation: "paisagem", rows: 3, cableMetres: 30 },
    bill: {
      ...{ "MOD-RIS-450": 27, "INV-FOX-10000": 1, "STB-2E-600": 2, "EST-MINITRILHO": 27, "FIX-4MOD": 9 },
      ...wired(3, 30),
    },
  },
  {
    ...common,
    name: "5. laje, 26 kWp, trifásico",
    ...{ targetKwp: 26, structure: "laje", grid: "trifasico", module: "MOD-RIS-450" },
    ...{ orientation: "paisagem", rows: 4, cableMetres: 40 },
    bill: {
      ...{ "MOD-RIS-450": 58, "INV-DEY-7500": 3, "STB-2E-600": 3, "EST-LAJE": 58, "FIX-4MOD": 16 },
      ...wired(6, 40),
    },
    free: { "CON-MC4-PAR": 1 },
  },
  {
    ...common,
    name: "6. solo, 70 kWp, trifásico",
    ...{ targetKwp: 70, structure: "solo", grid: "trifasico", module: "MOD-RIS-450" },
    ...{ rows: 6, cableMetres: 50 },
    bill: {
      ...{ "MOD-RIS-450": 156, "INV-HUA-60000": 1, "STB-4E-1100": 3, "EST-SOLO": 156, "FIX-4MOD": 42 },
      ...wired(12, 50),
    },
    free: { "CON-MC4-PAR": 1 },
  },
  {
    ...common,
    name: "7. metálico, 6 kWp de corrente alta, monofásico",
    ...{ targetKwp: 6, structure: "metalico", grid: "monofasico", module: "MOD-TRI-600" },
    ...{ orientation: "paisagem", rows: 1, cableMetres: 20 },
    bill: {
      ...{ "MOD-TRI-600": 10, "INV-DEY-5000": 1, "STB-2E-600": 1, "EST-MINITRILHO": 10, "FIX-4MOD": 3 },
      ...wired(1, 20),
    },
  },
  {
    ...common,
    name: "8. telha, 620 kWh por mês em Goiânia, bifásico",
    targetKwp: { monthlyKwh: 620, city: "Goiânia", state: "GO" },
    ...{ structure: "ceramico", grid: "bifasico", module: "MOD-LON-550", rows: 1, cableMetres: 25 },
    bill: {
      ...{ "MOD-LON-550": 9, "INV-DEY-5000": 1, "STB-2E-600": 1, "EST-CERAMICO": 9, "FIX-4MOD": 3 },
      ...wired(1, 25),
    },
  },
  {
    ...common,
    name: "9. telha, 5,5 kWp de qualquer módulo, monofásico",
    ...{ targetKwp: 5.5, structure: "ceramico", grid: "monofasico", module: null },
    ...{ rows: 2, cableMetres: 20 },
    bill: {
      ...{ "MOD-RIS-450": 13, "INV-DEY-5000": 1, "STB-2E-600": 1, "EST-CERAMICO": 13, "FIX-4MOD": 4 },
      ...wired(2, 20),
    },
  },
  {
    ...common,
    name: "10. laje, 0,9 kWp, monofásico",
    ...{ targetKwp: 0.9, structure: "laje", grid: "monofasico", module: "MOD-LON-550" },
    ...{ rows: 1, cableMetres: 20 },
    bill: {
      ...{ "MOD-LON-550": 2, "MIC-SAJ-2250": 1, "EST-LAJE": 2, "FIX-4MOD": 1 },
      ...{ "CAB-TRONCO": 4, "CON-TRONCO": 1, "QPC-MICRO": 1 },
    },
    warnings: ["DC_POWER_BELOW_RATIO"],
  },
  {
    ...common,
    name: "11. solo, 8,25 kWp, bifásico",
    ...{ targetKwp: 8.25, structure: "solo", grid: "bifasico", module: "MOD-LON-550" },
    ...{ rows: 3, cableMetres: 25 },
    bill: {
      ...{ "MOD-LON-550": 15, "INV-DEY-7500": 1, "STB-2E-600": 1, "EST-SOLO": 15, "FIX-4MOD": 6 },
      ...wired(2, 25),
    },
  },
  {
    ...common,
    name: "12. fibrocimento, 16,5 kWp, trifásico",
    ...{ targetKwp: 16.5, structure: "fibrocimento", grid: "trifasico", module: "MOD-LON-550" },
    ...{ orientation: "paisagem", rows: 5, cableMetres: 20 },
    bill: {
      ...{ "MOD-LON-550": 30, "INV-DEY-7500": 2, "STB-2E-600": 2, "EST-FIBROCIMENTO": 30, "FIX-4MOD": 10 },
      ...wired(4, 20),
    },
    free: { "CON-MC4-PAR": 1 },
  },
];
