import { COMMERCIAL, ROOFS, TILED_OR_CEMENT } from "#scripts/demo/kit-line.ts";
import type { KitLine } from "#scripts/demo/kit-line.ts";

/** Closed kits from 2 to 75 kWp: residential first, commercial last. */
export const SOL_NASCENTE_KIT_LINES: readonly KitLine[] = [
  {
    module: "MOD-LON-540",
    inverters: ["INV-GRO-2000", "INV-GRO-2500", "INV-GRO-3000"],
    targetsKwp: [2.16, 2.7, 3.24, 3.78],
    structures: ROOFS,
  },
  {
    module: "MOD-AST-545",
    inverters: ["INV-GOO-3000", "INV-GOO-4200", "INV-GOO-5000", "INV-GOO-6000"],
    targetsKwp: [3.27, 3.815, 4.36, 4.905, 5.45, 5.995, 6.54, 7.085, 7.63],
    structures: ROOFS,
  },
  {
    module: "MOD-TRI-510",
    inverters: ["INV-GRO-4200", "INV-GRO-5000", "INV-GRO-6000"],
    targetsKwp: [4.59, 5.1, 5.61, 6.12, 6.63, 7.14, 7.65],
    structures: ROOFS,
  },
  {
    module: "MOD-LON-550",
    inverters: ["INV-DEY-5000", "INV-DEY-6000", "INV-DEY-7500"],
    targetsKwp: [5.5, 6.05, 6.6, 7.15, 7.7, 8.25, 8.8, 9.35, 9.9],
    structures: ROOFS,
  },
  {
    module: "MOD-CAN-550",
    inverters: ["INV-GRO-7000", "INV-GRO-8000", "INV-GRO-10000"],
    targetsKwp: [7.7, 8.8, 10.45, 11, 11.55, 12.1, 12.65],
    structures: ROOFS,
  },
  {
    module: "MOD-JAS-550",
    inverters: ["INV-FOX-7000", "INV-FOX-8000", "INV-FOX-10000"],
    targetsKwp: [8.25, 9.35, 9.9, 13.2],
    structures: ROOFS,
  },
  {
    module: "MOD-DAH-585",
    inverters: ["INV-DEY-5000", "INV-DEY-6000", "INV-DEY-7500"],
    targetsKwp: [5.85, 7.02, 8.19, 9.36],
    structures: ROOFS,
  },
  {
    module: "MOD-BYD-540",
    inverters: ["MIC-DEY-2000"],
    targetsKwp: [2.16, 4.32, 6.48, 8.64, 10.8],
    structures: TILED_OR_CEMENT,
  },
  {
    module: "MOD-DAH-620",
    inverters: ["MIC-TSU-2250"],
    targetsKwp: [2.48, 4.96, 7.44, 9.92],
    structures: TILED_OR_CEMENT,
  },
  {
    module: "MOD-DAH-585",
    inverters: ["INV-HUA-12000", "INV-HUA-15000", "INV-HUA-20000"],
    targetsKwp: [14.04, 15.21, 16.38, 17.55, 18.72, 20.475],
    structures: COMMERCIAL,
  },
  {
    module: "MOD-TRI-510",
    inverters: ["INV-FOX-12000", "INV-FOX-15000", "INV-FOX-20000", "INV-FOX-25000"],
    targetsKwp: [14.28, 22.44, 24.48, 26.52, 28.56, 30.6, 32.64],
    structures: COMMERCIAL,
  },
  {
    module: "MOD-LON-540",
    inverters: ["INV-HUA-30000", "INV-HUA-40000"],
    targetsKwp: [30.24, 34.56, 36.72, 43.2, 45.36, 49.68],
    structures: COMMERCIAL,
  },
  {
    module: "MOD-TRI-605",
    inverters: ["INV-HUA-50000", "INV-HUA-60000"],
    targetsKwp: [50.82, 54.45, 58.08, 65.34, 72.6],
    structures: COMMERCIAL,
  },
  {
    module: "MOD-TRI-600",
    inverters: ["INV-HUA-60000", "INV-HUA-75000"],
    targetsKwp: [75],
    structures: COMMERCIAL,
  },
];
