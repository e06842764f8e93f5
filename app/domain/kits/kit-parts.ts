import type { GRID_CONNECTIONS } from "#domain/catalog/product-types.ts";
import type { InverterElectrical, ModuleElectrical } from "./string-sizing.ts";

/** How an inverter or a house is connected to the grid. */
export type GridConnection = (typeof GRID_CONNECTIONS)[number];

interface Part {
  productId: string;
  name: string;
  amount: number;
}

export interface KitModule extends Part {
  electrical: ModuleElectrical;
}

export interface KitInverter extends Part {
  electrical: InverterElectrical;
  grid: GridConnection;
  /** Inverters that may stand beside it, by product; none named leaves all. */
  compatibleInverters: readonly string[];
}

export interface KitStringBox extends Part {
  inputs: number;
  maxDcV: number | null;
  maxCurrentPerInputA: number | null;
  /** Inverters that it suits, by product; none named leaves all. */
  compatibleInverters: readonly string[];
}

/** What of a kit the electrical check looks at; parts with an amount of 0 are not in it. */
export interface KitComposition {
  modules: readonly KitModule[];
  inverters: readonly KitInverter[];
  stringBoxes: readonly KitStringBox[];
}

/** The parts that are really there. */
export function presentParts({ modules, inverters, stringBoxes }: KitComposition): KitComposition {
  const isThere = ({ amount }: Part) => amount > 0;
  return {
    modules: modules.filter(isThere),
    inverters: inverters.filter(isThere),
    stringBoxes: stringBoxes.filter(isThere),
  };
}
